import { FALL_THROUGH_REASONS, type FallThroughReason } from '@hako/contract/orders/messages';
import { say, type SaidNotice } from '@hako/contract/notices/say';
import { dongText, yenText } from '../../../kernel/wording.ts';
import type { Mover, Order } from '../order.ts';
import type { OrderState } from '../rules/order-life.ts';

type NoticeOf = (order: Order) => SaidNotice;

const namesOf = ({ code, listing }: Order) => ({ code, name: listing.titleVi ?? listing.title });

/** What the customer is told when an order arrives in a state; states without an entry are not worth a message. */
export const NOTICE_OF: Partial<Readonly<Record<OrderState, NoticeOf>>> = {
  PENDING: (order) =>
    say('order-quoted', { ...namesOf(order), amount: dongText(order.firstPayment) }),
  CONFIRMED: (order) => say('order-confirmed', namesOf(order)),
  BOUGHT: (order) => say('order-bought', namesOf(order)),
  WAREHOUSE: (order) => say('order-in-japan', namesOf(order)),
  EXPORT: (order) => say('order-exported', namesOf(order)),
  CHECKIN: (order) => say('order-in-vietnam', namesOf(order)),
  CALCULATOR: (order) => say('order-weighed', namesOf(order)),
  BILL_EXPORT: (order) => say('order-handed-over', namesOf(order)),
  DELIVERY: (order) => say('order-delivering', namesOf(order)),
  COMPLETED: (order) => say('order-delivered', namesOf(order)),
  BILL_INVENTORY: (order) => say('order-undelivered', namesOf(order)),
};

/** An order ends before it is bought; `order` as it stood before, `held` what the wallet kept for it, `said` what the desk says about it. */
export function cancelledNotice(
  order: Order,
  { by, held, said }: { by: Mover['kind']; held: number; said: string | undefined },
): SaidNotice {
  if (order.state === 'PENDING' && by === 'system')
    return say('order-quote-expired', namesOf(order));
  const money =
    held > 0
      ? `${dongText(held)} ₫ tạm giữ cho đơn này đã được trả lại ví.`
      : order.paidFirst === 0
        ? 'Ví của bạn không bị trừ hay tạm giữ khoản nào cho đơn này.'
        : undefined;
  const words = {
    ...namesOf(order),
    said: said ? `: ${said}` : ' đã được hủy.',
    money: money ?? '',
  };
  return order.state === 'REQUEST' && by === 'staff'
    ? say('order-not-quoted', words)
    : say('order-cancelled', words);
}

/** The reasons for which a purchase fails, in the customer's words. */
const FAILURE_NOTICE: Readonly<Record<string, string>> = {
  sold: 'Người bán đã bán món này cho người khác.',
  'not-found': 'Người bán đã gỡ món này khỏi sàn.',
};

export const priceQuestionNotice = (order: Order, askedJpy: number): SaidNotice =>
  say('order-price-asked', { ...namesOf(order), price: yenText(askedJpy) });

/** It could not be bought: for the reason that the marketplace gave, or because the customer's own order `ownCode` has it. */
export const notBoughtNotice = (order: Order, reason: string, ownCode?: string): SaidNotice =>
  say('order-not-bought', {
    ...namesOf(order),
    why:
      ownCode === undefined
        ? (FAILURE_NOTICE[reason] ?? 'Người bán không bán được món này.')
        : `Món này đã có trong đơn ${ownCode} của bạn.`,
  });

/** It was bought and comes to nothing all the same; with what came back, đồng. */
export const fellThroughNotice = (
  order: Order,
  { reason, note, refund }: { reason: FallThroughReason; note: string | undefined; refund: number },
): SaidNotice =>
  say('order-fell-through', {
    ...namesOf(order),
    why: FALL_THROUGH_REASONS[reason],
    note: note ?? '',
    money:
      refund > 0
        ? `Hako đã hoàn đủ ${dongText(refund)} ₫ vào ví của bạn.`
        : 'Bạn chưa trả khoản nào cho đơn này.',
  });
