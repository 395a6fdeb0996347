import {
  type CarrierName,
  type CarrierRule,
  saveCarrierRulesEndpoint,
} from '@hako/contract/billing/carriers';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { useTask } from '../../../parts/desk/use-task.ts';
import { vi } from '../../../text/vi.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { RefusalNote } from '../../../ui/forms/form.tsx';
import { Select, TextInput } from '../../../ui/forms/inputs.tsx';
import { Card, Row, Stack } from '../../../ui/frames/card.tsx';

export type Carriers = readonly {
  readonly code: CarrierName;
  readonly name: string;
  readonly is_connected: boolean;
}[];

/** What a carrier is called, and that it is not connected yet. */
export function carrierName(carriers: Carriers, code: CarrierName): string {
  const carrier = carriers.find((one) => one.code === code);
  return carrier?.is_connected ? carrier.name : `${carrier?.name ?? code} (chưa nối)`;
}

/** A line that is being edited, known by a key of its own while it moves. */
type Draft = CarrierRule & { readonly key: string };
const toDraft = (rule: CarrierRule): Draft => ({ ...rule, key: crypto.randomUUID() });

const EMPTY = {
  provinces: [],
  min_weight_g: null,
  max_weight_g: null,
  min_value_vnd: null,
  max_value_vnd: null,
  max_collect_vnd: null,
  note: '',
};

/** Edits the lines of the rule and their order, and saves all at once. */
export function CarrierRulesForm({
  carriers,
  rules,
  onClose,
}: {
  readonly carriers: Carriers;
  readonly rules: readonly CarrierRule[];
  readonly onClose: () => void;
}) {
  const [draft, setDraft] = useState<readonly Draft[]>(() => rules.map(toDraft));
  const save = useTask(
    (wanted: readonly CarrierRule[], idempotencyKey) =>
      call(saveCarrierRulesEndpoint, { body: { rules: [...wanted] } }, { idempotencyKey }),
    vi.saved,
    onClose,
  );
  const add = () =>
    setDraft([...draft, toDraft({ ...EMPTY, carrier: carriers[0]?.code ?? 'ghn' })]);
  const raise = (index: number) =>
    setDraft(draft.toSpliced(index - 1, 2, draft[index] as Draft, draft[index - 1] as Draft));
  return (
    <Stack>
      <RefusalNote refusal={save.refusal} />
      {draft.map((rule, index) => (
        <RuleCard
          key={rule.key}
          place={index + 1}
          rule={rule}
          carriers={carriers}
          onChange={(part) => setDraft(draft.with(index, { ...rule, ...part }))}
          onRaise={index === 0 ? undefined : () => raise(index)}
          onRemove={draft.length === 1 ? undefined : () => setDraft(draft.toSpliced(index, 1))}
        />
      ))}
      <Row>
        <Button onClick={add}>Thêm dòng</Button>
        <Button
          kind="main"
          isBusy={save.isBusy}
          onClick={() => void save.run(draft.map(({ key: _, ...rule }) => rule))}
        >
          {vi.save}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {vi.cancel}
        </Button>
      </Row>
    </Stack>
  );
}

interface RuleCardProps {
  /** The first line counts 1. */
  readonly place: number;
  readonly rule: CarrierRule;
  readonly carriers: Carriers;
  readonly onChange: (part: Partial<CarrierRule>) => void;
  /** Undefined for the first line. */
  readonly onRaise: (() => void) | undefined;
  /** Undefined for the only line. */
  readonly onRemove: (() => void) | undefined;
}

function RuleCard({ place, rule, carriers, onChange, onRaise, onRemove }: RuleCardProps) {
  return (
    <Card title={`Dòng ${place}`} level={3}>
      <Stack>
        <Select
          label="Hãng"
          value={rule.carrier}
          options={carriers.map(({ code }) => ({
            value: code,
            label: carrierName(carriers, code),
          }))}
          onChange={(event) => onChange({ carrier: event.target.value as CarrierName })}
        />
        <TextInput
          label="Mã tỉnh nhận"
          isOptional
          hint="Hai chữ số, cách nhau bằng dấu phẩy; để trống là mọi tỉnh"
          defaultValue={rule.provinces.join(', ')}
          onBlur={(event) => onChange({ provinces: event.target.value.match(/\d{2}/g) ?? [] })}
        />
        <Limits rule={rule} onChange={onChange} />
        <TextInput
          label="Ghi chú"
          isOptional
          value={rule.note}
          maxLength={200}
          onChange={(event) => onChange({ note: event.target.value })}
        />
        <Row>
          <Button isSmall disabled={!onRaise} onClick={onRaise}>
            Đưa lên
          </Button>
          <Button isSmall kind="quiet" disabled={!onRemove} onClick={onRemove}>
            Bỏ dòng
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}

/** The limits that a person sets here; what a line says of the least value stays as it is. */
const LIMITS = [
  ['min_weight_g', 'Từ (g)'],
  ['max_weight_g', 'Đến (g)'],
  ['max_value_vnd', 'Giá trị hàng tối đa (₫)'],
  ['max_collect_vnd', 'Thu hộ tối đa (₫)'],
] as const;

function Limits({ rule, onChange }: Pick<RuleCardProps, 'rule' | 'onChange'>) {
  return LIMITS.map(([name, label]) => (
    <TextInput
      key={name}
      label={label}
      isOptional
      inputMode="numeric"
      value={rule[name] === null ? '' : String(rule[name])}
      onChange={(event) => {
        const digits = event.target.value.replace(/\D/g, '').slice(0, 9);
        onChange({ [name]: digits === '' ? null : Number(digits) });
      }}
    />
  ));
}
