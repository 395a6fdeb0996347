import { payForOrderEndpoint } from '@hako/contract/cart';
import type { OrderDetail } from '@hako/contract/order-detail';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { formatDong } from '../../text/money.ts';
import { Button } from '../../ui/button.tsx';
import { Card, Facts, Stack } from '../../ui/card.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { Checkbox } from '../../ui/inputs.tsx';
import { Banner } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.tsx';

/** An answered quote: what it costs, how long it is locked, and the button that pays it. */
export function PayQuote({ order }: { readonly order: OrderDetail }) {
  const [isAgreed, setAgreed] = useState(false);
  const { revalidate } = useRevalidator();
  const pay = useAction((agreed_first_payment: number, idempotencyKey) =>
    call(payForOrderEndpoint, { body: { quotes: [{ id: order.code }], agreed_first_payment } }, { idempotencyKey }),
  );
  if (order.state === 'REQUEST')
    return <Banner>Nhân viên đang xem sản phẩm và sẽ báo giá cho bạn. Giá bên dưới là dự tính theo giá bạn đã nhập.</Banner>;
  if (order.quote_ends_at === null) return null;
  const total = order.first_payment.total_vnd;

  async function run() {
    const done = await pay.run(total);
    if (done) toast(done.message, 'good');
    await revalidate();
  }

  return (
    <Card title="Báo giá đã có">
      <Stack>
        <Facts
          rows={[
            ['Thanh toán lần 1', formatDong(total)],
            ['Giữ giá và tỷ giá', <Countdown key="end" endsAt={order.quote_ends_at} />],
          ]}
        />
        {pay.refusal ? (
          <Banner tone="bad">
            {pay.refusal.message} {pay.refusal.code === 'wallet.not-enough' ? <Link to="/account/wallet?nap=1">Nạp tiền</Link> : null}
          </Banner>
        ) : null}
        <Checkbox
          label={
            <>
              Tôi đồng ý với <Link to="/page/chinh-sach-giao-dich">chính sách giao dịch</Link>
            </>
          }
          checked={isAgreed}
          onChange={(event) => setAgreed(event.currentTarget.checked)}
        />
        <Button kind="money" isWide isBusy={pay.isBusy} disabled={!isAgreed} onClick={() => void run()}>
          Thanh toán {formatDong(total)}
        </Button>
      </Stack>
    </Card>
  );
}
