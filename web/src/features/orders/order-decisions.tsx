import { acceptPriceEndpoint, cancelOrderEndpoint } from '@hako/contract/orders/orders';
import type { OrderDetail } from '@hako/contract/orders/detail';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { formatDong, formatYen } from '../../text/money.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Row, Stack } from '../../ui/frames/card.tsx';
import { RefusalNote } from '../../ui/forms/form.tsx';
import { TextInput } from '../../ui/forms/inputs.tsx';
import { Sheet } from '../../ui/frames/sheet.tsx';
import { Banner } from '../../ui/frames/states.tsx';
import { toast } from '../../ui/frames/toast.tsx';

/** The site asks another price: accept it, with what that means for the wallet, or give the order up. */
export function PriceQuestion({ order }: { readonly order: OrderDetail }) {
  const { revalidate } = useRevalidator();
  const accept = useAction((price_jpy: number, idempotencyKey) =>
    call(
      acceptPriceEndpoint,
      { params: { code: order.code }, body: { price_jpy } },
      { idempotencyKey },
    ),
  );
  const question = order.price_question;
  if (!question) return null;
  const run = async () => {
    if (!(await accept.run(question.asked_jpy))) return;
    toast('Đã đồng ý giá mới, Hako mua ngay.', 'good');
    await revalidate();
  };
  return (
    <Banner tone="estimate">
      <Stack gap={1}>
        <strong>Người bán đã đổi giá</strong>
        <span>
          Từ {formatYen(question.agreed_jpy)} thành {formatYen(question.asked_jpy)}. Thanh toán lần
          1 thành {formatDong(question.first_payment_vnd)}
          {question.more_vnd > 0
            ? `, tạm giữ thêm ${formatDong(question.more_vnd)} trong ví.`
            : '.'}
        </span>
        <RefusalNote refusal={accept.refusal} />
        <Row>
          <Button kind="money" isBusy={accept.isBusy} onClick={() => void run()}>
            Đồng ý {formatYen(question.asked_jpy)}
          </Button>
        </Row>
      </Stack>
    </Banner>
  );
}

/** Gives the order up, after one question that says what happens with the money. */
export function CancelOrder({ order }: { readonly order: OrderDetail }) {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const { revalidate } = useRevalidator();
  const cancel = useAction((body: { reason?: string }, idempotencyKey) =>
    call(cancelOrderEndpoint, { params: { code: order.code }, body }, { idempotencyKey }),
  );
  if (!order.may_cancel) return null;
  const run = async () => {
    if (!(await cancel.run(reason.trim() ? { reason: reason.trim() } : {}))) return;
    setOpen(false);
    toast('Đã hủy đơn, tiền tạm giữ đã được trả lại ví.', 'good');
    await revalidate();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Hủy đơn</Button>
      <Sheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={`Hủy đơn ${order.code}?`}
        foot={
          <Row isSpread>
            <Button onClick={() => setOpen(false)}>Giữ đơn</Button>
            <Button kind="money" isBusy={cancel.isBusy} onClick={() => void run()}>
              Hủy đơn
            </Button>
          </Row>
        }
      >
        <Stack>
          <RefusalNote refusal={cancel.refusal} />
          <p>
            Hako chưa mua món này.{' '}
            {order.first_payment.held_vnd > 0
              ? `${formatDong(order.first_payment.held_vnd)} tạm giữ được trả lại ví ngay.`
              : ''}
          </p>
          <TextInput
            label="Lý do"
            isOptional
            value={reason}
            maxLength={300}
            onChange={(event) => setReason(event.target.value)}
          />
        </Stack>
      </Sheet>
    </>
  );
}
