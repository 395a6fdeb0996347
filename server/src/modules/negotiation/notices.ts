import { dongText, shortName, yenText } from '../../kernel/wording.ts';
import type { Offer } from './domain/offer.ts';

/** What a customer is told about a price request, and what its wallet lines say. Vietnamese; one place, so that it can be reviewed. */
export interface Notice {
  readonly title: string;
  readonly body: string;
}

export const holdLabel = (name: string): string => `Giữ tiền thương lượng giá: ${shortName(name)}`;
export const RELEASE_REASON = 'Yêu cầu thương lượng đã kết thúc';
export const BOUGHT_REASON = 'Người bán đồng ý, chuyển sang đơn hàng';

/** The rate rose since the money was held: what was agreed to is not exceeded without being asked. */
export const dearerText = (held: number, needed: number): string =>
  `Khoản cần giữ đã tăng từ ${dongText(held)} ₫ lên ${dongText(needed)} ₫ vì tỷ giá hoặc phí thay đổi nên Hako chưa mua. Bạn bấm “Mua” nếu đồng ý.`;

/** Why a request ended, inside a sentence. */
export const END_REASONS = {
  cancelled: 'bạn đã hủy yêu cầu',
  sold: 'sản phẩm đã được bán hoặc gỡ xuống',
  'bought-by-another': 'người khác đã mua trước',
} as const;

const given = (offer: Offer): string => (offer.hold > 0 ? ' Tiền giữ đã được trả lại vào ví.' : '');

export const noticeOf = {
  sent: (offer: Offer, name: string): Notice => ({
    title: 'Đã gửi yêu cầu thương lượng',
    body: `Hako đã hỏi người bán “${shortName(name)}” với giá ${yenText(offer.desiredPrice)}. Người bán có 24 giờ để trả lời.`,
  }),
  accepted: (offer: Offer, name: string): Notice => ({
    title: 'Người bán đồng ý giảm giá',
    body: offer.isAutoBuy
      ? `“${shortName(name)}” còn ${yenText(offer.grantedPrice ?? 0)}. Hako đang mua cho bạn bằng tiền đã giữ.`
      : `“${shortName(name)}” còn ${yenText(offer.grantedPrice ?? 0)}. Người khác vẫn có thể mua trước, hãy mua ngay nếu bạn muốn.`,
  }),
  bought: (offer: Offer, name: string): Notice => ({
    title: 'Đã mua với giá thương lượng',
    body: `“${shortName(name)}” với giá ${yenText(offer.grantedPrice ?? 0)}. Đơn hàng ${offer.orderCode ?? ''} đã được tạo.`,
  }),
  rejected: (offer: Offer, name: string): Notice => ({
    title: 'Thương lượng không thành công',
    body: `“${shortName(name)}”: ${offer.reason ?? 'người bán không đồng ý'}.${given(offer)}`,
  }),
  expired: (offer: Offer, name: string): Notice => ({
    title: 'Yêu cầu thương lượng đã hết hạn',
    body: `Người bán “${shortName(name)}” không trả lời trong 24 giờ.${given(offer)}`,
  }),
  notBought: (offer: Offer, name: string, sentence: string): Notice => ({
    title: 'Người bán đồng ý nhưng chưa mua được',
    body: `“${shortName(name)}” còn ${yenText(offer.grantedPrice ?? 0)}. ${sentence}`,
  }),
} as const;
