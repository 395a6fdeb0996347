import { GATE_STATES, type ShipmentSheet } from '@hako/contract/logistics/gate';
import { useState } from 'react';
import { formatDong } from '../../../text/money.ts';
import { formatDay, formatMoment } from '../../../text/time.ts';
import { type Column, DataTable } from '../../../ui/figures/data-table.tsx';
import { Tag } from '../../../ui/figures/tag.tsx';
import { Card, Stack } from '../../../ui/frames/card.tsx';
import { DeclareForm } from './declare-form.tsx';
import { HoldForm } from './hold-form.tsx';
import { isAtGate, ParcelsAtGate } from './parcels-at-gate.tsx';
import { ReleaseForm } from './release-form.tsx';
import { UndoHoldForm } from './undo-hold-form.tsx';

type Gate = NonNullable<ShipmentSheet['gate']>;
type Release = Gate['releases'][number];

const RELEASES: readonly Column<Release>[] = [
  { key: 'at', head: 'Lúc', cell: ({ at }) => formatMoment(at) },
  { key: 'parcels', head: 'Kiện', isFigure: true, cell: ({ parcels }) => parcels },
  { key: 'duty', head: 'Thuế nhập khẩu', isFigure: true, cell: (one) => formatDong(one.duty_vnd) },
  { key: 'vat', head: 'Thuế GTGT', isFigure: true, cell: (one) => formatDong(one.vat_vnd) },
  { key: 'reason', head: 'Theo chứng từ', cell: ({ reason }) => reason },
  { key: 'by', head: 'Ai ghi', cell: ({ by }) => by },
  {
    key: 'proofs',
    head: 'Ảnh',
    cell: ({ proofs }) =>
      proofs.map((url, index) => (
        <a key={url} href={url} target="_blank" rel="noreferrer">
          {index > 0 ? ' · ' : ''}Ảnh {index + 1}
        </a>
      )),
  },
];

/** The customs gate of a shipment: its declaration, what is held and why, and what was charged. */
export function GateSection({
  shipment,
  gate,
}: {
  readonly shipment: ShipmentSheet;
  readonly gate: Gate;
}) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const open = shipment.parcels.filter(isAtGate);
  // What somebody else released meanwhile is chosen no more.
  const parcels = chosen.filter((code) => open.some((one) => one.code === code));
  const held = open.flatMap((one) => (one.gate.state === 'held' ? one.code : []));
  const mayChoose = gate.declaration !== null && (gate.may_hold || gate.may_release);
  const done = () => setChosen([]);
  return (
    <Card
      title="Hải quan Việt Nam"
      action={<Tag tone={TONES[gate.state]}>{GATE_STATES[gate.state]}</Tag>}
    >
      <Stack gap={3}>
        <p className="tabular">{declarationText(gate)}</p>
        {gate.may_hold ? (
          <DeclareForm
            key={gate.declaration?.number ?? ''}
            code={shipment.code}
            known={gate.declaration}
          />
        ) : null}
        <ParcelsAtGate
          parcels={shipment.parcels}
          chosen={parcels}
          onChosen={mayChoose ? setChosen : undefined}
        />
        {mayChoose && gate.may_hold ? (
          <HoldForm code={shipment.code} parcels={parcels} onDone={done} />
        ) : null}
        {mayChoose && gate.may_hold && held.length > 0 ? (
          <UndoHoldForm
            code={shipment.code}
            parcels={parcels.filter((code) => held.includes(code))}
            onDone={done}
          />
        ) : null}
        {mayChoose && gate.may_release ? (
          <ReleaseForm code={shipment.code} parcels={parcels} onDone={done} />
        ) : null}
        {gate.releases.length > 0 ? (
          <DataTable
            name="Các lần thông quan"
            columns={RELEASES}
            rows={gate.releases}
            keyOf={({ at, reason }) => `${at} ${reason}`}
            isDense
          />
        ) : null}
      </Stack>
    </Card>
  );
}

const TONES = { waiting: 'plain', declared: 'plain', held: 'bad', released: 'good' } as const;

const declarationText = ({ declaration }: Gate): string =>
  declaration
    ? [
        `Tờ khai ${declaration.number}`,
        `ngày ${formatDay(declaration.day)}`,
        `ghi lúc ${formatMoment(declaration.at)}`,
        ...(declaration.by ? [declaration.by] : []),
      ].join(' · ')
    : 'Chưa có tờ khai. Ghi số và ngày tờ khai rồi mới giữ hoặc thông quan từng kiện.';
