import type { EndpointReply } from '@hako/contract/kit/endpoint';
import {
  type CustomsHeading,
  type readWarehouseRulesEndpoint,
  saveCustomsHeadingEndpoint,
} from '@hako/contract/logistics/warehouse-rules';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { useTask } from '../../../parts/desk/use-task.ts';
import { formatDay } from '../../../text/time.ts';
import { vi } from '../../../text/vi.ts';
import { DataTable } from '../../../ui/figures/data-table.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { Select, TextInput } from '../../../ui/forms/inputs.tsx';
import { Row, Stack } from '../../../ui/frames/card.tsx';

type Rules = EndpointReply<typeof readWarehouseRulesEndpoint>['data'];

/** What a kind of goods is called in the papers; the desk still corrects each line by the thing itself. */
export function CustomsHeadings({
  rules: { headings, kinds, may_edit: mayEdit },
}: {
  readonly rules: Pick<Rules, 'headings' | 'kinds' | 'may_edit'>;
}) {
  const nameOf = new Map(kinds.map(({ code, name }) => [code, name]));
  return (
    <Stack>
      <p>Dòng của tờ khai lấy mã và mô tả này khi chưa ai sửa; kho vẫn sửa theo từng món.</p>
      <DataTable
        name="Mã HS theo loại hàng"
        rows={headings}
        keyOf={({ category }) => category}
        columns={[
          {
            key: 'category',
            head: 'Loại hàng',
            cell: ({ category }) => nameOf.get(category) ?? category,
          },
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
          {
            key: 'from',
            head: 'Từ ngày',
            cell: ({ valid_from }) => formatDay(`${valid_from}T00:00:00+07:00`),
          },
        ]}
      />
      {mayEdit ? <HeadingForm headings={headings} kinds={kinds} /> : null}
    </Stack>
  );
}

const EMPTY: CustomsHeading = { category: '', hs_code: '', description: '' };

/** Sets the heading of one kind of goods from today on; a known kind brings what is said of it now. */
function HeadingForm({ headings, kinds }: Pick<Rules, 'headings' | 'kinds'>) {
  const [draft, setDraft] = useState(EMPTY);
  const save = useTask(
    (body: CustomsHeading, idempotencyKey) =>
      call(saveCustomsHeadingEndpoint, { body }, { idempotencyKey }),
    vi.saved,
    () => setDraft(EMPTY),
  );
  const submit = () => save.run(draft);
  return (
    <Form onSubmit={submit} refusal={save.refusal}>
      <KindField headings={headings} kinds={kinds} draft={draft} onDraft={setDraft} />
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
  );
}

function KindField({
  headings,
  kinds,
  draft,
  onDraft,
}: {
  readonly headings: Rules['headings'];
  readonly kinds: Rules['kinds'];
  readonly draft: CustomsHeading;
  readonly onDraft: (draft: CustomsHeading) => void;
}) {
  return (
    <Select
      label="Loại hàng"
      required
      value={draft.category}
      options={[
        { value: '', label: 'Chọn loại hàng' },
        ...kinds.map(({ code: value, name: label }) => ({ value, label })),
      ]}
      onChange={(event) => {
        const category = event.target.value;
        const known = headings.find((one) => one.category === category);
        onDraft({
          category,
          hs_code: known?.hs_code ?? '',
          description: known?.description ?? '',
        });
      }}
    />
  );
}
