import { askAgainEndpoint } from '@hako/contract/quote-requests';
import type { OrderDetail } from '@hako/contract/order-detail';
import { useNavigate } from 'react-router';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { formatDong } from '../../text/money.ts';
import { Button } from '../../ui/button.tsx';
import { Card, Facts, Stack } from '../../ui/card.tsx';
import { Banner } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.tsx';

/** A quote that cannot be paid: one that waits for its answer, or one that was not paid in time, with old and new. */
export function QuoteState({ order }: { readonly order: OrderDetail }) {
  const navigate = useNavigate();
  const again = useAction((code: string, idempotencyKey) => call(askAgainEndpoint, { params: { code } }, { idempotencyKey }));
  if (order.state === 'REQUEST')
    return <Banner>Nhân viên đang xem sản phẩm và sẽ báo giá cho bạn. Giá bên dưới là dự tính theo giá bạn đã nhập.</Banner>;
  const lapsed = order.lapsed_quote;
  if (!lapsed) return null;
  const { old, new: now } = lapsed;
  const row = (label: string, pick: (totals: typeof old) => string) => [label, now ? `${pick(old)} → ${pick(now)}` : pick(old)] as const;
  async function run() {
    const made = await again.run(order.code);
    if (!made) return;
    toast(made.message, 'good');
    await navigate(`/account/quotes/${made.data.code}`);
  }
  return (
    <Card title="Báo giá đã hết hạn">
      <Stack>
        <p>Giá và tỷ giá chỉ giữ trong 24 giờ. Chưa có khoản nào bị trừ.{now ? ' Nếu báo giá lại bây giờ (cũ → mới):' : ''}</p>
        <Facts
          rows={[
            row('Thanh toán lần 1', ({ first_payment_vnd: first }) => formatDong(first)),
            row('Về tới nhà khoảng', ({ landed_vnd: landed }) => formatDong(landed)),
            row('Tỷ giá 1 yên', ({ rate }) => `${rate.toString().replace('.', ',')} ₫`),
          ]}
        />
        {again.refusal ? <Banner tone="bad">{again.refusal.message}</Banner> : null}
        {order.site === 'other' ? (
          <Button kind="main" isWide isBusy={again.isBusy} onClick={() => void run()}>
            Nhờ báo giá lại
          </Button>
        ) : null}
      </Stack>
    </Card>
  );
}
