import type { Tone } from '../../ui/tag.tsx';

/** A bid's state in a word, and the tone it is said in. */
export const STATE_WORDS: Readonly<Record<string, { readonly word: string; readonly tone: Tone }>> = {
  scheduled: { word: 'Đã hẹn săn', tone: 'act' },
  firing: { word: 'Đang gửi giá', tone: 'act' },
  sending: { word: 'Đang gửi giá', tone: 'act' },
  leading: { word: 'Đang dẫn đầu', tone: 'good' },
  unknown: { word: 'Đang đối chiếu với sàn', tone: 'estimate' },
  outbid: { word: 'Bị vượt giá', tone: 'bad' },
  won: { word: 'Đã thắng', tone: 'good' },
  lost: { word: 'Không thắng', tone: 'plain' },
  cancelled: { word: 'Đã hủy', tone: 'plain' },
  failed: { word: 'Sàn không nhận', tone: 'bad' },
};

const REASONS: Readonly<Record<string, string>> = {
  displaced: 'Một khách hàng khác của Hako đặt mức cao hơn. Tiền giữ đã trả lại vào ví.',
  outbid: 'Có người trả cao hơn trên sàn. Tiền giữ đã trả lại vào ví.',
  'price-passed': 'Giá đã vượt mức tối đa của bạn trước khi gửi. Tiền giữ đã trả lại vào ví.',
  extended: 'Phiên được gia hạn, dừng theo lựa chọn của bạn.',
  'extended-too-often': 'Phiên gia hạn quá số lần bạn cho phép theo.',
  'group-won': 'Nhóm của bạn đã thắng đủ nên lô này được hủy, không gửi giá.',
  'group-busy': 'Lô này kết thúc khi một lô khác trong nhóm đang chờ kết quả; Hako không gửi giá để bạn không thắng thừa.',
  'account-rests': 'Tài khoản mua hộ của Hako đang bị sàn kiểm tra nên giá không được gửi. Đây là lỗi phía chúng tôi; tiền giữ đã trả lại vào ví.',
  missed: 'Hako không gửi kịp giá của bạn. Đây là lỗi của chúng tôi; tiền giữ đã trả lại vào ví.',
  'closed-before-firing': 'Người bán kết thúc phiên sớm, trước giờ gửi giá.',
  unpaid: 'Bạn đã thắng nhưng chưa tạo được đơn: vui lòng kiểm tra số dư và địa chỉ nhận hàng.',
  'auction-closed': 'Phiên đã đóng khi giá tới nơi.',
  'bidder-restricted': 'Người bán giới hạn người được đặt giá.',
  'seller-blocked': 'Người bán chặn tài khoản mua hộ.',
  'bid-too-low': 'Giá trên sàn đã cao hơn khi giá của bạn tới nơi.',
};

/** Why a bid stands as it does; undefined when the state says enough. */
export function reasonText(state: string, reason: string | null): string | undefined {
  if (state === 'unknown') return 'Sàn chưa trả lời rõ. Chúng tôi không gửi lại để tránh đặt hai lần; tiền vẫn được giữ cho tới khi có kết quả.';
  if (state === 'outbid') return REASONS[reason ?? 'outbid'] ?? REASONS['outbid'];
  return reason === null ? undefined : REASONS[reason];
}

/** What the marketplace said, in words; nothing for a reason that we have no words for. */
export const whyText = (reason: unknown): string => (typeof reason === 'string' && REASONS[reason]) || '';

export const MODE_WORDS: Readonly<Record<string, string>> = { now: 'Đặt giá ngay', snipe: 'Săn phút chót' };

/** What happens to a snipe when the auction is extended, in a sentence. */
export const extensionText = (rule: string, steps: number): string =>
  rule === 'stop' || steps === 0 ? 'Nếu phiên gia hạn: dừng, không gửi giá.' : `Nếu phiên gia hạn: theo tối đa ${steps} lần, vẫn trong mức tối đa.`;
