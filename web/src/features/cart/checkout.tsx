import { type CartEntry, payForOrderEndpoint } from '@hako/contract/cart';
import type { calculatePriceEndpoint } from '@hako/contract/pricing';
import type { EndpointReply } from '@hako/contract/endpoint';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { Card, Facts, Stack } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/inputs.tsx';
import { Dong, LandedTotal } from '../../ui/money.tsx';
import { Banner } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.tsx';

/** What the chosen lines cost now and later, and the one button that buys them all, or none. */
export function Checkout({
  chosen,
  price,
  availableVnd,
  hasNews,
  onChanged,
}: {
  readonly chosen: readonly CartEntry[];
  readonly price: EndpointReply<typeof calculatePriceEndpoint> | null;
  readonly availableVnd: number;
  /** A price changed or a line is gone: nothing can be paid before that was seen. */
  readonly hasNews: boolean;
  readonly onChanged: () => Promise<void>;
}) {
  const navigate = useNavigate();
  const [isAgreed, setAgreed] = useState(false);
  const pay = useAction((items: { id: string }[], idempotencyKey) => call(payForOrderEndpoint, { body: { items } }, { idempotencyKey }));
  const first = price?.payment.total_first ?? 0;
  const lacking = Math.max(0, first - availableVnd);

  async function submit() {
    const made = await pay.run(chosen.map(({ _id: id }) => ({ id })));
    if (!made) return onChanged();
    toast(made.message, 'good');
    await navigate(made.data.length === 1 && made.data[0] ? `/account/quotes/${made.data[0].code}` : '/account/quotes');
  }

  return (
    <Card title="Thanh toán">
      <Stack>
        {price ? (
          <>
            <Facts
              rows={[
                ['Lần 1, bây giờ', <Dong key="first" amount={first} />],
                ['Lần 2, ước tính', <Dong key="second" amount={price.payment.second_payment} />],
                ['Số dư ví', <Dong key="available" amount={availableVnd} />],
              ]}
            />
            <LandedTotal
              totalVnd={price.landed_total.likely}
              lowVnd={price.landed_total.low}
              highVnd={price.landed_total.high}
              certainty="estimate"
              size="large"
            />
          </>
        ) : (
          <p>Chọn sản phẩm để xem giá về tới nhà.</p>
        )}
        {lacking > 0 ? (
          <Banner tone="estimate">
            Ví còn thiếu <Dong amount={lacking} />. <Link to="/account/wallet?nap=1">Nạp tiền</Link>
          </Banner>
        ) : null}
        {hasNews ? <Banner tone="estimate">Có giá đã đổi hoặc sản phẩm không còn. Vui lòng xem và xác nhận trước khi thanh toán.</Banner> : null}
        {pay.refusal ? (
          <Banner tone="bad">
            {pay.refusal.message} {pay.refusal.code === 'customers.no-address' ? <Link to="/account/addresses">Thêm địa chỉ</Link> : null}
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
        <Button
          kind="money"
          isWide
          isBusy={pay.isBusy}
          disabled={chosen.length === 0 || !price || !isAgreed || hasNews || lacking > 0}
          onClick={() => void submit()}
        >
          Đặt hàng {price ? <Dong amount={first} /> : null}
        </Button>
      </Stack>
    </Card>
  );
}
