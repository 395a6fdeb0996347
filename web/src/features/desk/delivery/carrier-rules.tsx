import {
  type CarrierName,
  type CarrierRule,
  saveCarrierRulesEndpoint,
} from '@hako/contract/billing/carriers';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { formatDong, formatWeight } from '../../../text/money.ts';
import { vi } from '../../../text/vi.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Card, Row, Stack } from '../../../ui/frames/card.tsx';
import { RefusalNote } from '../../../ui/forms/form.tsx';
import { Select, TextInput } from '../../../ui/forms/inputs.tsx';
import styles from '../desk.module.css';
import { useTask } from '../../../parts/desk/use-task.ts';

interface Props {
  readonly carriers: readonly {
    readonly code: CarrierName;
    readonly name: string;
    readonly is_connected: boolean;
  }[];
  readonly rules: readonly CarrierRule[];
  readonly mayEdit: boolean;
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

/** The owner's rule, line by line: the first line that fits a parcel and whose carrier is connected takes it. An admin edits it. */
export function CarrierRules({ carriers, rules, mayEdit }: Props) {
  const [draft, setDraft] = useState<readonly Draft[]>();
  const save = useTask(
    (wanted: readonly CarrierRule[], idempotencyKey) =>
      call(saveCarrierRulesEndpoint, { body: { rules: [...wanted] } }, { idempotencyKey }),
    vi.saved,
    () => setDraft(undefined),
  );
  const nameOf = (code: CarrierName) => {
    const carrier = carriers.find((one) => one.code === code);
    return carrier?.is_connected ? carrier.name : `${carrier?.name ?? code} (chưa nối)`;
  };
  const change = (index: number, more: Partial<CarrierRule>) =>
    setDraft(draft?.map((rule, at) => (at === index ? { ...rule, ...more } : rule)));
  const swap = (index: number) =>
    setDraft(draft?.toSpliced(index - 1, 2, draft[index] as Draft, draft[index - 1] as Draft));
  if (!draft)
    return (
      <Stack>
        <ol className={styles.rules}>
          {rules.map((rule) => (
            <li key={`${rule.carrier} ${conditionsOf(rule)} ${rule.note}`}>
              <strong>{nameOf(rule.carrier)}</strong>
              {rule.note ? `: ${rule.note}` : ''}
              <br />
              <small>{conditionsOf(rule)}</small>
            </li>
          ))}
        </ol>
        <p>
          Dòng đầu tiên hợp với kiện và có hãng đã nối sẽ được chọn; bàn giao hàng vẫn có thể chọn
          hãng khác.
        </p>
        {mayEdit ? (
          <Row>
            <Button onClick={() => setDraft(rules.map(toDraft))}>Sửa quy tắc</Button>
          </Row>
        ) : null}
      </Stack>
    );
  return (
    <Stack>
      <RefusalNote refusal={save.refusal} />
      {draft.map((rule, index) => (
        <Card key={rule.key} title={`Dòng ${index + 1}`} level={3}>
          <Stack>
            <Select
              label="Hãng"
              value={rule.carrier}
              options={carriers.map(({ code }) => ({ value: code, label: nameOf(code) }))}
              onChange={(event) => change(index, { carrier: event.target.value as CarrierName })}
            />
            <TextInput
              label="Mã tỉnh nhận"
              isOptional
              hint="Hai chữ số, cách nhau bằng dấu phẩy; để trống là mọi tỉnh"
              defaultValue={rule.provinces.join(', ')}
              onBlur={(event) =>
                change(index, { provinces: event.target.value.match(/\d{2}/g) ?? [] })
              }
            />
            <Limit
              label="Từ (g)"
              value={rule.min_weight_g}
              onValue={(min_weight_g) => change(index, { min_weight_g })}
            />
            <Limit
              label="Đến (g)"
              value={rule.max_weight_g}
              onValue={(max_weight_g) => change(index, { max_weight_g })}
            />
            <Limit
              label="Giá trị hàng tối đa (₫)"
              value={rule.max_value_vnd}
              onValue={(max_value_vnd) => change(index, { max_value_vnd })}
            />
            <Limit
              label="Thu hộ tối đa (₫)"
              value={rule.max_collect_vnd}
              onValue={(max_collect_vnd) => change(index, { max_collect_vnd })}
            />
            <TextInput
              label="Ghi chú"
              isOptional
              value={rule.note}
              maxLength={200}
              onChange={(event) => change(index, { note: event.target.value })}
            />
            <Row>
              <Button isSmall disabled={index === 0} onClick={() => swap(index)}>
                Đưa lên
              </Button>
              <Button
                isSmall
                kind="quiet"
                disabled={draft.length === 1}
                onClick={() => setDraft(draft.toSpliced(index, 1))}
              >
                Bỏ dòng
              </Button>
            </Row>
          </Stack>
        </Card>
      ))}
      <Row>
        <Button
          onClick={() =>
            setDraft([...draft, toDraft({ ...EMPTY, carrier: carriers[0]?.code ?? 'ghn' })])
          }
        >
          Thêm dòng
        </Button>
        <Button
          kind="main"
          isBusy={save.isBusy}
          onClick={() => void save.run(draft.map(({ key: _, ...rule }) => rule))}
        >
          {vi.save}
        </Button>
        <Button kind="quiet" onClick={() => setDraft(undefined)}>
          {vi.cancel}
        </Button>
      </Row>
    </Stack>
  );
}

function Limit({
  label,
  value,
  onValue,
}: {
  readonly label: string;
  readonly value: number | null;
  readonly onValue: (value: number | null) => void;
}) {
  return (
    <TextInput
      label={label}
      isOptional
      inputMode="numeric"
      value={value === null ? '' : String(value)}
      onChange={(event) => {
        const digits = event.target.value.replace(/\D/g, '').slice(0, 9);
        onValue(digits === '' ? null : Number(digits));
      }}
    />
  );
}

function conditionsOf(rule: CarrierRule): string {
  const said = [
    rule.provinces.length > 0 ? `tỉnh ${rule.provinces.join(', ')}` : 'mọi tỉnh',
    rule.min_weight_g === null ? '' : `từ ${formatWeight(rule.min_weight_g)}`,
    rule.max_weight_g === null ? '' : `đến ${formatWeight(rule.max_weight_g)}`,
    rule.min_value_vnd === null ? '' : `hàng từ ${formatDong(rule.min_value_vnd)}`,
    rule.max_value_vnd === null ? '' : `hàng đến ${formatDong(rule.max_value_vnd)}`,
    rule.max_collect_vnd === null ? '' : `thu hộ đến ${formatDong(rule.max_collect_vnd)}`,
  ];
  return said.filter(Boolean).join(' · ');
}
