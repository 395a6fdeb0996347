import {
  rateStaffEndpoint,
  type readSalesCareEndpoint,
  requestChangeSaleEndpoint,
} from '@hako/contract/support/sales-care';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { formatDay } from '../../text/time.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Card, Row, Stack } from '../../ui/frames/card.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { Select, TextArea } from '../../ui/forms/inputs.tsx';
import { Sheet } from '../../ui/frames/sheet.tsx';
import { toast } from '../../ui/frames/toast.tsx';
import { SalesWays } from './sales-contact.tsx';

type Care = EndpointReply<typeof readSalesCareEndpoint>['data'];

const RATES = [
  { value: '5', label: '5 – Rất hài lòng' },
  { value: '4', label: '4 – Hài lòng' },
  { value: '3', label: '3 – Bình thường' },
  { value: '2', label: '2 – Chưa hài lòng' },
  { value: '1', label: '1 – Rất không hài lòng' },
];

/** Who looks after me: a rating, and the wish for somebody else. Nothing when nobody does. */
export function SalesCare({ care }: { readonly care: Care }) {
  const [open, setOpen] = useState<'rate' | 'change'>();
  if (!care.staff) return null;
  return (
    <Card title="Nhân viên phụ trách">
      <Stack gap={1}>
        <p>
          <strong>{care.staff.full_name}</strong> ({care.staff.staff_code})
        </p>
        <SalesWays staff={care.staff} />
        {care.my_rating ? (
          <p>
            Bạn đã đánh giá {care.my_rating.rate}/5 ngày {formatDay(care.my_rating.created_date)}.
          </p>
        ) : null}
        {care.change ? (
          <p>
            Yêu cầu đổi nhân viên: {care.change.status_label.toLowerCase()}
            {care.change.answer ? `. ${care.change.answer}` : ''}
          </p>
        ) : null}
        <Row>
          <Button isSmall onClick={() => setOpen('rate')}>
            Đánh giá
          </Button>
          {care.change?.status === 'open' ? null : (
            <Button isSmall kind="quiet" onClick={() => setOpen('change')}>
              Đổi nhân viên
            </Button>
          )}
        </Row>
      </Stack>
      <Sheet
        isOpen={open === 'rate'}
        onClose={() => setOpen(undefined)}
        title={`Đánh giá ${care.staff.full_name}`}
      >
        <RateForm
          staffId={care.staff.id}
          before={care.my_rating}
          onDone={() => setOpen(undefined)}
        />
      </Sheet>
      <Sheet
        isOpen={open === 'change'}
        onClose={() => setOpen(undefined)}
        title="Đổi nhân viên phụ trách"
      >
        <ChangeForm onDone={() => setOpen(undefined)} />
      </Sheet>
    </Card>
  );
}

function RateForm({
  staffId,
  before,
  onDone,
}: {
  staffId: string;
  before: Care['my_rating'];
  onDone: () => void;
}) {
  const { revalidate } = useRevalidator();
  const [rate, setRate] = useState(String(before?.rate ?? 5));
  const [comment, setComment] = useState(before?.comment ?? '');
  const send = useAction(
    (body: { staff_id: string; rate: number; comment: string }, idempotencyKey) =>
      call(rateStaffEndpoint, { body }, { idempotencyKey }),
  );
  async function submit() {
    const sent = await send.run({ staff_id: staffId, rate: Number(rate), comment: comment.trim() });
    if (!sent) return;
    toast(sent.message, 'good');
    onDone();
    await revalidate();
  }
  return (
    <Form onSubmit={submit} refusal={send.refusal}>
      <Select
        label="Mức hài lòng"
        value={rate}
        onChange={(event) => setRate(event.currentTarget.value)}
        options={RATES}
      />
      <TextArea
        label="Nhận xét"
        isOptional
        rows={3}
        maxLength={1_000}
        value={comment}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
      <Button type="submit" kind="main" isWide isBusy={send.isBusy}>
        Gửi đánh giá
      </Button>
    </Form>
  );
}

function ChangeForm({ onDone }: { onDone: () => void }) {
  const { revalidate } = useRevalidator();
  const [reason, setReason] = useState('');
  const ask = useAction((body: { reason: string }, idempotencyKey) =>
    call(requestChangeSaleEndpoint, { body }, { idempotencyKey }),
  );
  async function submit() {
    const sent = await ask.run({ reason: reason.trim() });
    if (!sent) return;
    toast(sent.message, 'good');
    onDone();
    await revalidate();
  }
  return (
    <Form onSubmit={submit} refusal={ask.refusal}>
      <TextArea
        label="Vì sao bạn muốn đổi?"
        required
        rows={3}
        minLength={3}
        maxLength={1_000}
        hint="Quản lý đọc và trả lời bạn; nhân viên hiện tại vẫn phụ trách cho đến lúc đó."
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Button
        type="submit"
        kind="main"
        isWide
        isBusy={ask.isBusy}
        disabled={reason.trim().length < 3}
      >
        Gửi yêu cầu
      </Button>
    </Form>
  );
}
