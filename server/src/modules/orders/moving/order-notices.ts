import { FALL_THROUGH_REASONS, type FallThroughReason } from '@hako/contract/orders/messages';
import { dongText, yenText } from '../../../kernel/wording.ts';
import type { Mover, Order } from '../order.ts';
import type { OrderState } from '../rules/order-life.ts';

interface Notice {
  readonly title: string;
  readonly body: string;
}

type NoticeOf = (order: Order) => Notice;

const name = ({ listing }: Order): string => listing.titleVi ?? listing.title;

/** What the customer is told when an order arrives in a state; states without an entry are not worth a message. */
export const NOTICE_OF: Partial<Readonly<Record<OrderState, NoticeOf>>> = {
  PENDING: (order) => ({
    title: `Đã có báo giá – đơn ${order.code}`,
    body: `“${name(order)}”: thanh toán lần 1 là ${dongText(order.firstPayment)} ₫. Giá và tỷ giá được giữ trong 24 giờ.`,
  }),
  CONFIRMED: (order) => ({
    title: `Đã nhận đơn ${order.code}`,
    body: `Hako đang mua “${name(order)}” cho bạn. Tiền được tạm giữ trong ví cho đến khi mua xong.`,
  }),
  BOUGHT: (order) => ({
    title: `Đã mua được hàng – đơn ${order.code}`,
    body: `“${name(order)}” đã mua xong. Người bán sẽ gửi hàng về kho Nhật.`,
  }),
  WAREHOUSE: (order) => ({
    title: `Hàng đã về kho Nhật – đơn ${order.code}`,
    body: `“${name(order)}” đã được cân, đo và chụp ảnh tại kho Nhật.`,
  }),
  EXPORT: (order) => ({
    title: `Hàng đang về Việt Nam – đơn ${order.code}`,
    body: `“${name(order)}” đã rời kho Nhật.`,
  }),
  CHECKIN: (order) => ({
    title: `Hàng đã về Việt Nam – đơn ${order.code}`,
    body: `“${name(order)}” đã tới kho Việt Nam và sắp được kiểm, cân lại.`,
  }),
  CALCULATOR: (order) => ({
    title: `Đã tính tiền lần 2 – đơn ${order.code}`,
    body: 'Hàng đã được cân lại. Xem thanh toán lần 2 so với ước tính ban đầu trong đơn hàng.',
  }),
  BILL_EXPORT: (order) => ({
    title: `Đã giao cho hãng vận chuyển – đơn ${order.code}`,
    body: 'Kiện hàng đang trên đường tới địa chỉ của bạn.',
  }),
  DELIVERY: (order) => ({
    title: `Đang giao hàng – đơn ${order.code}`,
    body: 'Người giao hàng sẽ gọi cho bạn. Vui lòng để ý điện thoại.',
  }),
  COMPLETED: (order) => ({
    title: `Đã giao hàng – đơn ${order.code}`,
    body: `“${name(order)}” đã tới tay bạn. Cảm ơn bạn đã mua cùng Hako.`,
  }),
  BILL_INVENTORY: (order) => ({
    title: `Chưa giao được – đơn ${order.code}`,
    body: 'Hãng vận chuyển chưa giao được hàng. Bạn mở phiếu xuất kho để đổi địa chỉ, chọn giao lại hoặc tới kho nhận.',
  }),
};

/** An order ends before it is bought; `order` as it stood before, `held` what the wallet kept for it, `said` what the desk says about it. */
export function cancelledNotice(
  order: Order,
  { by, held, said }: { by: Mover['kind']; held: number; said: string | undefined },
): Notice {
  if (order.state === 'PENDING' && by === 'system')
    return {
      title: `Báo giá đã hết hạn – đơn ${order.code}`,
      body: `Báo giá cho “${name(order)}” chưa được thanh toán trong thời hạn nên không còn hiệu lực. Ví của bạn không bị trừ khoản nào.`,
    };
  const money =
    held > 0
      ? `${dongText(held)} ₫ tạm giữ cho đơn này đã được trả lại ví.`
      : order.paidFirst === 0
        ? 'Ví của bạn không bị trừ hay tạm giữ khoản nào cho đơn này.'
        : undefined;
  const title =
    order.state === 'REQUEST' && by === 'staff'
      ? `Không báo giá được – đơn ${order.code}`
      : `Đơn ${order.code} đã hủy`;
  return {
    title,
    body: [`“${name(order)}”${said ? `: ${said}` : ' đã được hủy.'}`, money]
      .filter(Boolean)
      .join(' '),
  };
}

/** The reasons for which a purchase fails, in the customer's words. */
const FAILURE_NOTICE: Readonly<Record<string, string>> = {
  sold: 'Người bán đã bán món này cho người khác.',
  'not-found': 'Người bán đã gỡ món này khỏi sàn.',
};

export const priceQuestionNotice = (order: Order, askedJpy: number): Notice => ({
  title: `Giá đã thay đổi – đơn ${order.code}`,
  body: `Người bán đã đổi giá “${name(order)}” thành ${yenText(askedJpy)}. Hãy mở đơn hàng để đồng ý giá mới hoặc hủy; tiền tạm giữ vẫn giữ nguyên.`,
});

/** It could not be bought: for the reason that the marketplace gave, or because the customer's own order `ownCode` has it. */
export const notBoughtNotice = (order: Order, reason: string, ownCode?: string): Notice => ({
  title: `Không mua được – đơn ${order.code}`,
  body: `${
    ownCode === undefined
      ? (FAILURE_NOTICE[reason] ?? 'Người bán không bán được món này.')
      : `Món này đã có trong đơn ${ownCode} của bạn.`
  } Toàn bộ tiền tạm giữ cho đơn này đã được trả lại ví.`,
});

/** It was bought and comes to nothing all the same; with what came back, đồng. */
export const fellThroughNotice = (
  order: Order,
  { reason, note, refund }: { reason: FallThroughReason; note: string | undefined; refund: number },
): Notice => ({
  title: `Hàng không về được – đơn ${order.code}`,
  body: [
    `“${name(order)}”: ${FALL_THROUGH_REASONS[reason]}`,
    note,
    refund > 0
      ? `Hako đã hoàn đủ ${dongText(refund)} ₫ vào ví của bạn.`
      : 'Bạn chưa trả khoản nào cho đơn này.',
  ]
    .filter(Boolean)
    .join(' '),
});
