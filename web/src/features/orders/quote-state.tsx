import { askAgainEndpoint } from '@hako/contract/orders/quote-requests';
import { FALL_THROUGH_REASONS, type FallThroughReason } from '@hako/contract/orders/messages';
import type { OrderDetail } from '@hako/contract/orders/detail';
import { useNavigate } from 'react-router';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { formatDong } from '../../text/money.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Card, Stack } from '../../ui/frames/card.tsx';
import { RefusalNote } from '../../ui/forms/form.tsx';
import { Banner } from '../../ui/frames/states.tsx';
import { toast } from '../../ui/frames/toast.tsx';
import styles from './order-track.module.css';

interface Props {
  readonly order: OrderDetail;
}

/** Why an order stands still: goods that never come, with what came back; a quote that cannot be paid, be it one that waits for its answer, or one that was not paid in time, with old and new. */
export function QuoteState({ order }: Props) {
  if (order.state === 'REQUEST')
    return (
      <Banner>
        Nhân viên đang xem sản phẩm và sẽ báo giá cho bạn. Giá bên dưới là ước tính theo giá bạn đã
        nhập.
      </Banner>
    );
  const fell = order.happenings.at(-1)?.facts;
  if (order.state === 'CANCEL' && fell && isReason(fell['fell_through']))
    return (
      <Banner tone="estimate">
        <strong>{FALL_THROUGH_REASONS[fell['fell_through']]}</strong> {fell['said'] ?? ''}{' '}
        {Number(fell['refund']) > 0
          ? `Hako đã hoàn đủ ${formatDong(Number(fell['refund']))} vào ví của bạn.`
          : 'Bạn chưa trả khoản nào cho đơn này.'}
      </Banner>
    );
  if (order.state === 'CANCEL' && fell?.['said'])
    return <Banner tone="estimate">Hako đã hủy đơn này: {fell['said']}</Banner>;
  return order.lapsed_quote ? <LapsedQuote order={order} lapsed={order.lapsed_quote} /> : null;
}

type Lapsed = NonNullable<OrderDetail['lapsed_quote']>;

/** A quote that was not paid in time; who asked by hand may ask again. */
function LapsedQuote({ order, lapsed }: Props & { readonly lapsed: Lapsed }) {
  const navigate = useNavigate();
  const again = useAction((code: string, idempotencyKey) =>
    call(askAgainEndpoint, { params: { code } }, { idempotencyKey }),
  );
  async function run() {
    const made = await again.run(order.code);
    if (!made) return;
    toast(made.message, 'good');
    await navigate(`/account/quotes/${made.data.code}`);
  }
  return (
    <Card title="Báo giá đã hết hạn">
      <Stack>
        <p>
          Giá và tỷ giá chỉ giữ trong 24 giờ, nên báo giá này không còn thanh toán được. Ví của bạn
          không bị trừ khoản nào.
        </p>
        <OldAndNew lapsed={lapsed} />
        <RefusalNote refusal={again.refusal} />
        {order.site === 'other' ? (
          <Button kind="main" isWide isBusy={again.isBusy} onClick={() => void run()}>
            Nhờ báo giá lại
          </Button>
        ) : null}
      </Stack>
    </Card>
  );
}

function OldAndNew({ lapsed: { old, new: now } }: { readonly lapsed: Lapsed }) {
  const rows: readonly (readonly [string, (totals: typeof old) => string])[] = [
    ['Thanh toán lần 1', ({ first_payment_vnd: first }) => formatDong(first)],
    ['Về tới nhà khoảng', ({ landed_vnd: landed }) => formatDong(landed)],
    ['Tỷ giá 1 yên', ({ rate }) => `${rate.toString().replace('.', ',')} ₫`],
  ];
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Khoản</th>
          <th scope="col">Báo giá cũ</th>
          {now ? <th scope="col">Giá lúc này</th> : null}
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, pick]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{pick(old)}</td>
            {now ? <td>{pick(now)}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const isReason = (value: unknown): value is FallThroughReason =>
  typeof value === 'string' && Object.hasOwn(FALL_THROUGH_REASONS, value);
