import type { OrderDetail } from '@hako/contract/orders/detail';
import { slipLinesOf } from '../../parts/price/forecast-slip.ts';
import { titleOf } from '../../text/language.ts';
import { formatDong } from '../../text/money.ts';
import { formatDay } from '../../text/time.ts';
import type { SlipPicture } from '../../ui/paper/slip-picture.ts';

/** One payment of an order as a picture to keep or to send to somebody, as far as it is known. */
export function pictureOfPayment(
  {
    code,
    state,
    listing,
    created_at: at,
    lines,
  }: Pick<OrderDetail, 'code' | 'state' | 'created_at' | 'lines'> & {
    readonly listing: Pick<OrderDetail['listing'], 'title' | 'title_vi'>;
  },
  asked: {
    readonly payment: 1 | 2;
    readonly vnd: number;
    readonly isEstimate: boolean;
    readonly isPaid: boolean;
    /** In the wallet and not taken yet. */
    readonly isHeld?: boolean;
  },
): SlipPicture {
  return {
    title: `Thanh toán lần ${asked.payment}`,
    about: titleOf(listing),
    sum: {
      text: `${asked.isEstimate ? '≈ ' : ''}${formatDong(asked.vnd)}`,
      note: noteOf(state, asked),
    },
    lines: slipLinesOf(lines.filter(({ payment }) => payment === asked.payment)),
    foot: `Đơn ${code} · đặt ${formatDay(at)}`,
    seal: asked.isPaid ? 'paid' : undefined,
  };
}

function noteOf(
  state: OrderDetail['state'],
  { isPaid, isHeld }: { readonly isPaid: boolean; readonly isHeld?: boolean },
): string | undefined {
  if (state === 'CANCEL') return 'Đơn đã hủy';
  if (isPaid) return 'Đã thanh toán';
  return isHeld ? 'Đang tạm giữ trong ví' : undefined;
}
