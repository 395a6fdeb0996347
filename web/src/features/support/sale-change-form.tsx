import { decideSaleChangeEndpoint, type DeskSaleChange } from '@hako/contract/support/sales-care';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Static } from 'typebox';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { formatMoment } from '../../text/time.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Card, Facts, Row, Stack } from '../../ui/frames/card.tsx';
import { RefusalNote } from '../../ui/forms/form.tsx';
import { Select, TextInput } from '../../ui/forms/inputs.tsx';
import { toast } from '../../ui/frames/toast.tsx';

export interface SalesPerson {
  readonly id: string;
  readonly full_name: string;
  readonly staff_code: string;
  readonly rating: number | null;
  readonly ratings: number;
}

interface Props {
  readonly change: Static<typeof DeskSaleChange>;
  readonly staff: readonly SalesPerson[];
}

/** One wish for another sales person, and the manager's decision. */
export function SaleChangeForm({ change, staff }: Props) {
  const [taker, setTaker] = useState('');
  const [answer, setAnswer] = useState('');
  const { revalidate } = useRevalidator();
  const decide = useAction(
    (body: { staff_id: string | null; answer: string | null }, idempotencyKey) =>
      call(decideSaleChangeEndpoint, { params: { id: change.id }, body }, { idempotencyKey }),
  );
  async function run(staffId: string | null) {
    if (!(await decide.run({ staff_id: staffId, answer: answer.trim() || null }))) return;
    toast(staffId ? 'Đã đổi nhân viên phụ trách' : 'Đã trả lời khách hàng', 'good');
    await revalidate();
  }
  return (
    <Card
      title={change.customer.full_name}
      level={3}
      action={<small>{formatMoment(change.created_date)}</small>}
    >
      <Stack>
        <ChangeFacts change={change} />
        <RefusalNote refusal={decide.refusal} />
        <Row isBottom>
          <TakerSelect {...{ change, staff, taker }} onTaker={setTaker} />
          <Button
            kind="main"
            isBusy={decide.isBusy}
            disabled={!taker}
            onClick={() => void run(taker)}
          >
            Đổi
          </Button>
        </Row>
        <Row isBottom>
          <TextInput
            label="Trả lời khách hàng"
            maxLength={1_000}
            value={answer}
            onChange={(event) => setAnswer(event.currentTarget.value)}
          />
          <Button
            isBusy={decide.isBusy}
            disabled={answer.trim().length < 3}
            onClick={() => void run(null)}
          >
            Không đổi
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}

function ChangeFacts({ change }: Pick<Props, 'change'>) {
  return (
    <Facts
      rows={[
        ['Mã khách hàng', change.customer.customer_no],
        ['Đang phụ trách', change.staff.full_name],
        ['Lý do', change.reason],
      ]}
    />
  );
}

/** Everybody who could take over. */
function TakerSelect({
  change,
  staff,
  taker,
  onTaker,
}: Props & { readonly taker: string; readonly onTaker: (id: string) => void }) {
  return (
    <Select
      label="Giao cho"
      value={taker}
      onChange={(event) => onTaker(event.currentTarget.value)}
      options={[
        { value: '', label: 'Chọn nhân viên', isDisabled: true },
        ...staff
          .filter(({ id }) => id !== change.staff.id)
          .map(({ id, full_name, staff_code, rating, ratings }) => ({
            value: id,
            label: `${full_name} (${staff_code})${rating === null ? '' : ` · ${rating}/5 từ ${ratings} đánh giá`}`,
          })),
      ]}
    />
  );
}
