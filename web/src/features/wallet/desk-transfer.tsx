import { type DeskTransfer, settleTransferEndpoint } from '@hako/contract/wallet/desk';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Static } from 'typebox';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { formatDong } from '../../text/money.ts';
import { customerName } from '../../text/people.ts';
import { formatMoment } from '../../text/time.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Card, Facts, Stack } from '../../ui/frames/card.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { Checkbox, TextInput } from '../../ui/forms/inputs.tsx';
import { Banner } from '../../ui/frames/states.tsx';
import { toast } from '../../ui/frames/toast.tsx';

type Transfer = Static<typeof DeskTransfer>;

const REASONS: Readonly<Record<string, string>> = {
  'no-phone': 'nội dung không có số điện thoại kèm QA/QR ODN',
  'several-phones': 'nội dung có nhiều số điện thoại',
  'unknown-phone': 'không khách hàng nào xác minh số điện thoại này',
  outgoing: 'tiền ra khỏi tài khoản',
  'told-elsewhere': 'đã được báo qua kênh khác',
  'foreign-account': 'không phải tài khoản của chúng ta',
  'no-amount': 'số tiền bằng không',
};

/** One unmatched transfer with everything needed to decide whose it is, and the decision. */
export function DeskTransferCard({ transfer }: { readonly transfer: Transfer }) {
  const [chosen, setChosen] = useState('');
  const [phone, setPhone] = useState('');
  const [reason, setReason] = useState('');
  const { revalidate } = useRevalidator();
  const settle = useAction(
    (body: { customer_id?: string; phone?: string; reason: string }, idempotencyKey) =>
      call(settleTransferEndpoint, { params: { id: transfer.id }, body }, { idempotencyKey }),
  );

  async function submit() {
    const done = await settle.run({
      ...(chosen ? { customer_id: chosen } : { phone: phone.trim() }),
      reason: reason.trim(),
    });
    if (!done) return;
    toast(
      `Đã ghi ${formatDong(transfer.amount_vnd)} vào ví của ${done.data.customer?.full_name ?? 'khách hàng'}`,
      'good',
    );
    await revalidate();
  }

  return (
    <Card
      title={formatDong(transfer.amount_vnd)}
      action={<small>{formatMoment(transfer.transferred_at)}</small>}
    >
      <Stack>
        <Facts
          rows={[
            ['Nội dung', transfer.content],
            ['Vì sao chưa khớp', REASONS[transfer.reason ?? ''] ?? transfer.reason],
            ['Tài khoản nhận', transfer.account_number],
            [
              'Mã giao dịch',
              `${transfer.reference} (${transfer.provider}, báo ${transfer.deliveries} lần)`,
            ],
          ]}
        />
        {transfer.is_contradicted ? (
          <Banner tone="bad">
            Có lần báo sau khác lần báo đầu. Hãy đối chiếu sao kê ngân hàng trước khi xử lý.
          </Banner>
        ) : null}
        <Form onSubmit={submit} refusal={settle.refusal}>
          {transfer.claims.map((claim) => (
            <Checkbox
              key={`${claim.customer.id}${claim.created_at}`}
              type="radio"
              name={transfer.id}
              label={customerName(claim.customer)}
              note={`Báo lúc ${formatMoment(claim.created_at)}. Mã: ${claim.reference || 'không có'}. ${claim.note}`}
              checked={chosen === claim.customer.id}
              onChange={() => setChosen(claim.customer.id)}
            />
          ))}
          <TextInput
            label="Số điện thoại đã xác minh của khách"
            type="tel"
            inputMode="tel"
            autoComplete="off"
            required={!chosen}
            value={phone}
            onFocus={() => setChosen('')}
            onChange={(event) => setPhone(event.currentTarget.value)}
          />
          <TextInput
            label="Căn cứ"
            hint="Ghi vào nhật ký: biên lai, cuộc gọi, báo của khách…"
            required
            minLength={3}
            maxLength={300}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <Button type="submit" kind="main" isBusy={settle.isBusy}>
            Ghi vào ví khách
          </Button>
        </Form>
      </Stack>
    </Card>
  );
}

export const transferReason = (reason: string | undefined): string =>
  reason ? (REASONS[reason] ?? reason) : '';
