import { say, type SaidNotice } from '@hako/contract/notices/say';
import { dongText, shortName, yenText } from '../../kernel/wording.ts';
import { buysItself, type Offer, type OfferStatus } from './rules/offer.ts';

/** What a customer is told about a price request, and what its wallet lines say. */
export type Notice = SaidNotice;

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

const given = (offer: Offer): string => (offer.hold > 0 ? 'Tiền tạm giữ đã được trả lại ví.' : '');

/** What follows when the seller agreed: by the rule that the buying follows. */
function nextStep(offer: Offer): string {
  if (buysItself(offer)) return 'Hako đang mua cho bạn bằng tiền tạm giữ.';
  if (!offer.isAutoBuy) return 'Người khác vẫn có thể mua trước, bạn mua sớm nếu muốn.';
  return `Giá này cao hơn mức ${yenText(offer.desiredPrice)} bạn đề nghị nên Hako chưa mua. Bạn bấm “Mua” nếu đồng ý, hoặc hủy để nhận lại tiền tạm giữ.`;
}

function whyExpired(from: OfferStatus, offer: Offer, name: string): string {
  if (from === 'waiting')
    return `Hako chưa kịp hỏi người bán món “${name}” trong 24 giờ. Đây là lỗi của Hako.`;
  if (from !== 'accepted') return `Người bán món “${name}” không trả lời trong 24 giờ.`;
  const agreed = `Người bán món “${name}” đã đồng ý ${yenText(offer.grantedPrice ?? 0)}, nhưng`;
  return buysItself(offer)
    ? `${agreed} Hako chưa mua được trong 24 giờ sau đó.`
    : `${agreed} sản phẩm chưa được mua trong 24 giờ sau đó.`;
}

const granted = (offer: Offer): string => yenText(offer.grantedPrice ?? 0);

export const noticeOf = {
  sent: (offer: Offer, name: string): Notice =>
    say('offer-sent', { name: shortName(name), price: yenText(offer.desiredPrice) }),
  accepted: (offer: Offer, name: string): Notice =>
    say('offer-accepted', { name: shortName(name), price: granted(offer), next: nextStep(offer) }),
  bought: (offer: Offer, name: string): Notice =>
    say('offer-bought', {
      ...{ name: shortName(name), price: granted(offer), code: offer.orderCode ?? '' },
    }),
  rejected: (offer: Offer, name: string): Notice =>
    say('offer-rejected', {
      name: shortName(name),
      why: offer.reason ?? 'người bán không đồng ý',
      money: given(offer),
    }),
  expired:
    (from: OfferStatus) =>
    (offer: Offer, name: string): Notice =>
      say('offer-expired', { why: whyExpired(from, offer, shortName(name)), money: given(offer) }),
  notBought: (offer: Offer, name: string, why: string): Notice =>
    say('offer-not-bought', { name: shortName(name), price: granted(offer), why }),
} as const;
