import type { EndpointReply } from '@hako/contract/kit/endpoint';
import {
  type CustomsHeading,
  type readWarehouseRulesEndpoint,
  saveCustomsHeadingEndpoint,
  saveWarehouseTermsEndpoint,
} from '@hako/contract/logistics/warehouse-rules';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { formatDay } from '../../../text/time.ts';
import { vi } from '../../../text/vi.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Facts, Row, Stack } from '../../../ui/frames/card.tsx';
import { DataTable } from '../../../ui/figures/data-table.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { TextInput } from '../../../ui/forms/inputs.tsx';
import { useTask } from '../../../parts/desk/use-task.ts';

type Rules = EndpointReply<typeof readWarehouseRulesEndpoint>['data'];
const dayText = (day: string): string => formatDay(`${day}T00:00:00+07:00`);

/** How long a customer may think about the two boxes, by day. */
export function ChoiceTerms({
  terms,
  mayEdit,
}: {
  readonly terms: Rules['terms'];
  readonly mayEdit: boolean;
}) {
  const [from, setFrom] = useState('');
  const [hours, setHours] = useState('');
  const save = useTask(
    (body: { valid_from: string; choice_hours: number }, idempotencyKey) =>
      call(saveWarehouseTermsEndpoint, { body }, { idempotencyKey }),
    vi.saved,
    () => setHours(''),
  );
  const submit = () => save.run({ valid_from: from, choice_hours: Number(hours) });
  return (
    <Stack>
      <Facts
        rows={terms.map(({ valid_from, choice_hours, is_now }) => [
          `Từ ${dayText(valid_from)}${is_now ? ' (đang dùng)' : ''}`,
          `${choice_hours} giờ`,
        ])}
      />
      {mayEdit ? (
        <Form onSubmit={submit} refusal={save.refusal}>
          <Row isBottom>
            <TextInput
              label="Áp dụng từ ngày"
              type="date"
              required
              value={from}
              onChange={(event) => setFrom(event.target.value)}
            />
            <TextInput
              label="Số giờ"
              type="number"
              min={1}
              max={720}
              required
              value={hours}
              onChange={(event) => setHours(event.target.value)}
            />
            <Button type="submit" isBusy={save.isBusy}>
              {vi.save}
            </Button>
          </Row>
        </Form>
      ) : null}
    </Stack>
  );
}

const EMPTY: CustomsHeading = { category: '', hs_code: '', description: '' };

/** What a kind of goods is called in the papers; the desk still corrects each line by the thing itself. */
export function CustomsHeadings({
  headings,
  mayEdit,
}: {
  readonly headings: Rules['headings'];
  readonly mayEdit: boolean;
}) {
  const [draft, setDraft] = useState(EMPTY);
  const save = useTask(
    (body: CustomsHeading, idempotencyKey) =>
      call(saveCustomsHeadingEndpoint, { body }, { idempotencyKey }),
    vi.saved,
    () => setDraft(EMPTY),
  );
  const submit = () => save.run(draft);
  return (
    <Stack>
      <p>Dòng của tờ khai lấy mã và mô tả này khi chưa ai sửa; kho vẫn sửa theo từng món.</p>
      <DataTable
        name="Mã HS theo loại hàng"
        rows={headings}
        keyOf={({ category }) => category}
        columns={[
          { key: 'category', head: 'Loại hàng', cell: ({ category }) => category },
          {
            key: 'hs',
            head: 'Mã HS',
            cell: ({ hs_code }) => <span className="tabular">{hs_code}</span>,
          },
          {
            key: 'description',
            head: 'Mô tả (tiếng Anh)',
            cell: ({ description }) => <span lang="en">{description}</span>,
          },
          { key: 'from', head: 'Từ ngày', cell: ({ valid_from }) => dayText(valid_from) },
        ]}
      />
      {mayEdit ? (
        <Form onSubmit={submit} refusal={save.refusal}>
          <TextInput
            label="Loại hàng"
            hint="Mã loại của bảng giá, ví dụ camera"
            required
            pattern="[a-z][a-z0-9-]{0,39}"
            list="heading-kinds"
            value={draft.category}
            onChange={(event) => {
              const known = headings.find(({ category }) => category === event.target.value);
              setDraft(
                known
                  ? {
                      category: known.category,
                      hs_code: known.hs_code,
                      description: known.description,
                    }
                  : { ...draft, category: event.target.value },
              );
            }}
          />
          <datalist id="heading-kinds">
            {headings.map(({ category }) => (
              <option key={category} value={category} />
            ))}
          </datalist>
          <TextInput
            label="Mã HS"
            isOptional
            inputMode="numeric"
            pattern="[0-9]{4,10}"
            value={draft.hs_code}
            onChange={(event) =>
              setDraft({ ...draft, hs_code: event.target.value.replace(/\D/g, '').slice(0, 10) })
            }
          />
          <TextInput
            label="Mô tả (tiếng Anh)"
            isOptional
            hint="Để trống cả mã và mô tả: không gợi ý cho loại này nữa"
            maxLength={200}
            value={draft.description}
            onChange={(event) => setDraft({ ...draft, description: event.target.value })}
          />
          <Row>
            <Button type="submit" isBusy={save.isBusy}>
              Lưu, dùng từ hôm nay
            </Button>
          </Row>
        </Form>
      ) : null}
    </Stack>
  );
}
