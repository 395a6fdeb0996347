import {
  GATE_PARCEL_STATES,
  HOLD_CAUSES,
  type ShipmentParcel,
} from '@hako/contract/logistics/gate';
import { Link } from 'react-router';
import { formatWeight, formatYen } from '../../../text/money.ts';
import { formatDuration, timestampOf } from '../../../text/time.ts';
import { type Column, DataTable } from '../../../ui/figures/data-table.tsx';
import { useNow } from '../../../ui/figures/now.ts';
import { Tag } from '../../../ui/figures/tag.tsx';
import { Checkbox } from '../../../ui/forms/inputs.tsx';

interface Props {
  readonly parcels: readonly ShipmentParcel[];
  /** Codes that the next act is about. */
  readonly chosen: readonly string[];
  /** Left out: nothing can be done here. */
  readonly onChosen: ((codes: readonly string[]) => void) | undefined;
}

type AtGate = ShipmentParcel & { readonly gate: NonNullable<ShipmentParcel['gate']> };

/** It went to the gate, and customs have not let it through yet. */
export const isAtGate = (parcel: ShipmentParcel): parcel is AtGate =>
  parcel.gate !== null && parcel.gate.state !== 'released';

const TONES = { waiting: 'plain', held: 'bad', released: 'good' } as const;

/** Every parcel of a shipment with how it stands at the gate, and for how long. */
export function ParcelsAtGate({ parcels, chosen, onChosen }: Props) {
  const open = parcels.filter(isAtGate);
  const isWhole = open.length > 0 && open.every(({ code }) => chosen.includes(code));
  const toggle = (code: string) =>
    onChosen?.(chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code]);
  const marks: readonly Column<ShipmentParcel>[] = [
    {
      key: 'mark',
      head: '',
      cell: (parcel) =>
        isAtGate(parcel) ? (
          <input
            type="checkbox"
            aria-label={`Chọn kiện ${parcel.code}`}
            checked={chosen.includes(parcel.code)}
            onChange={() => toggle(parcel.code)}
          />
        ) : null,
    },
  ];
  const mayChoose = onChosen !== undefined && open.length > 0;
  return (
    <>
      {mayChoose ? (
        <Checkbox
          label="Chọn mọi kiện chưa thông quan"
          checked={isWhole}
          onChange={() => onChosen(isWhole ? [] : open.map(({ code }) => code))}
        />
      ) : null}
      <DataTable
        name="Kiện trong chuyến"
        columns={[...(mayChoose ? marks : []), ...FACTS, ...STANDING]}
        rows={parcels}
        keyOf={({ code }) => code}
        isDense
      />
    </>
  );
}

/** For how long; it alone is drawn anew each second. */
const Age = ({ since }: { readonly since: string }) =>
  formatDuration(useNow() - timestampOf(since));

/** What a parcel is. */
export const FACTS: readonly Column<ShipmentParcel>[] = [
  { key: 'code', head: 'Kiện', cell: ({ code }) => <span className="tabular">{code}</span> },
  {
    key: 'orders',
    head: 'Đơn',
    cell: ({ orders }) =>
      orders.map((order, index) => (
        <span key={order}>
          {index > 0 ? ', ' : ''}
          <Link to={`/desk/orders/${order}`}>{order}</Link>
        </span>
      )),
  },
  { key: 'weight', head: 'Cân nặng', isFigure: true, cell: (one) => formatWeight(one.weight_g) },
  { key: 'value', head: 'Trị giá khai', isFigure: true, cell: (one) => formatYen(one.value_jpy) },
];

const STANDING: readonly Column<ShipmentParcel>[] = [
  {
    key: 'state',
    head: 'Hải quan',
    cell: ({ gate }) =>
      gate ? <Tag tone={TONES[gate.state]}>{GATE_PARCEL_STATES[gate.state]}</Tag> : '—',
  },
  {
    key: 'age',
    head: 'Đã',
    isFigure: true,
    cell: (parcel) => (isAtGate(parcel) ? <Age since={parcel.gate.since} /> : '—'),
  },
  {
    key: 'why',
    head: 'Vì sao giữ',
    isText: true,
    cell: ({ gate }) =>
      gate?.cause
        ? [HOLD_CAUSES[gate.cause], gate.reason, gate.by].filter(Boolean).join(' · ')
        : '—',
  },
];
