import type { BidMode, BidStatus, ExtensionRule } from '@hako/contract/bidding/bid-status';
import { OUR_BID_FAILURES } from '@hako/contract/bidding/failures';
import type { Tone } from '../../../ui/figures/tag.tsx';

interface Words {
  readonly word: string;
  readonly tone: Tone;
}

/** A bid's state in a word, and the tone it is said in. */
export const STATE_WORDS: Readonly<Record<BidStatus, Words>> = {
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

/** While a person places it, nothing has been sent. */
const BY_HAND_WORDS: Readonly<Record<string, Words>> = {
  'by-hand-waiting': { word: 'Chờ nhân viên đặt', tone: 'estimate' },
  'raise-by-hand-waiting': { word: 'Chờ nhân viên nâng mức', tone: 'estimate' },
  'by-hand-taken': { word: 'Nhân viên đang đặt', tone: 'act' },
};

/** Its lot has closed, and nobody has read yet who won. */
export const AWAITS_CLOSE: ReadonlySet<BidStatus> = new Set([
  'leading',
  'firing',
  'sending',
  'scheduled',
]);

/** A bid in a word: its state, who is at work on it, and that a closed lot is lost for whoever was outbid. */
export function wordsOf(bid: {
  readonly state: BidStatus;
  readonly reason: string | null;
  readonly isLotOpen: boolean;
}): Words {
  const byHand = bid.state === 'sending' && bid.reason ? BY_HAND_WORDS[bid.reason] : undefined;
  if (byHand) return byHand;
  if (bid.state === 'failed' && bid.reason?.startsWith('by-hand'))
    return { word: 'Chưa đặt được', tone: 'bad' };
  if (!bid.isLotOpen && bid.state === 'outbid') return { word: 'Không thắng', tone: 'plain' };
  if (!bid.isLotOpen && AWAITS_CLOSE.has(bid.state))
    return { word: 'Chờ kết quả', tone: 'estimate' };
  // A page that was opened before a state of ours existed may meet it.
  return STATE_WORDS[bid.state] ?? { word: bid.state, tone: 'plain' };
}

/** Why, without a word of the money: where that is depends on the bid. */
const REASONS: Readonly<Record<string, string>> = {
  displaced: 'Một khách hàng khác của Hako đặt mức cao hơn.',
  outbid: 'Có người trả cao hơn trên sàn.',
  'price-passed': 'Giá đã vượt mức tối đa của bạn trước khi gửi.',
  'above-maximum':
    'Phiên kết thúc ở giá cao hơn mức tối đa của bạn. Lô không tính là bạn thắng và bạn không phải trả.',
  'lot-gone': 'Người bán đã gỡ sản phẩm khỏi sàn.',
  'bought-otherwise': 'Lô được mua bằng một đơn mua ngay, không phải bằng lượt giá này.',
  extended: 'Phiên được gia hạn, dừng theo lựa chọn của bạn.',
  'extended-too-often': 'Phiên gia hạn quá số lần bạn cho phép theo.',
  'group-won': 'Nhóm của bạn đã thắng đủ nên lô này được hủy, không gửi giá.',
  'group-busy':
    'Lô này kết thúc khi một lô khác trong nhóm đang chờ kết quả; Hako không gửi giá để bạn không thắng thừa.',
  'account-rests':
    'Tài khoản mua hộ của Hako đang bị sàn kiểm tra nên giá không được gửi. Đây là lỗi phía chúng tôi.',
  missed: 'Hako không gửi kịp giá của bạn. Đây là lỗi của chúng tôi.',
  'closed-before-firing':
    'Phiên kết thúc sớm trước giờ gửi giá: người bán dừng, hoặc có người mua ngay.',
  'not-found': 'Sàn không còn lô này.',
  unpaid: 'Bạn đã thắng nhưng chưa tạo được đơn: vui lòng kiểm tra số dư và địa chỉ nhận hàng.',
  'auction-closed': 'Phiên đã đóng khi giá tới nơi.',
  'bidder-restricted': 'Người bán giới hạn người được đặt giá.',
  'seller-blocked': 'Người bán chặn tài khoản mua hộ.',
  'bid-too-low': 'Giá trên sàn đã cao hơn khi giá của bạn tới nơi.',
  'by-hand-waiting':
    'Giá chưa lên sàn: nhân viên sẽ đặt giúp trước giờ kết thúc và báo lại. Bạn còn hủy được cho tới khi nhân viên bắt đầu.',
  'raise-by-hand-waiting':
    'Mức mới chưa lên sàn: nhân viên sẽ nâng giúp trước giờ kết thúc và báo lại. Mức cũ vẫn có hiệu lực trên sàn nên không hủy được lượt này.',
  'by-hand-taken': 'Một nhân viên đang đặt giá này trên sàn; kết quả sẽ được báo ngay.',
  'by-hand-placed':
    'Nhân viên đã đặt giá này trên sàn và theo dõi giúp bạn; kết quả do nhân viên báo.',
  'by-hand-refused': 'Nhân viên không đặt được giá này; lý do có trong biên nhận.',
  'by-hand-late': 'Không có nhân viên kịp đặt trước hạn. Đây là lỗi của chúng tôi.',
};

/** The same for all of them: the site's own words would explain nothing. */
const OURS: readonly string[] = OUR_BID_FAILURES;
const OURS_TEXT = 'Hako không gửi được giá tới sàn lúc đó. Đây là lỗi phía chúng tôi.';

/** States whose money went back; in a group it stands behind the other lots. */
const GIVEN_BACK: ReadonlySet<BidStatus> = new Set(['outbid', 'cancelled', 'failed', 'lost']);
const RAISE = 'raise-';

/** Why a bid stands as it does, and where its money is when that changed; undefined when the state says enough. */
export function reasonText(bid: {
  readonly state: BidStatus;
  readonly reason: string | null;
  readonly group_id: string | null;
}): string | undefined {
  const { state, reason, group_id: groupId } = bid;
  if (state === 'unknown')
    return 'Sàn chưa trả lời rõ. Chúng tôi không gửi lại để tránh đặt hai lần; tiền vẫn được giữ cho tới khi có kết quả.';
  if (state === 'leading' && reason?.startsWith(RAISE))
    return `Mức mới không đặt được, mức cũ vẫn có hiệu lực trên sàn; phần tiền giữ thêm cho mức mới không còn bị giữ. ${whyText(reason)}`.trim();
  const why = whyText(reason) || (state === 'outbid' ? whyText('outbid') : '');
  if (!why && state !== 'failed') return undefined;
  if (!GIVEN_BACK.has(state)) return why;
  return `${why || 'Sàn không nhận giá này.'} ${groupId ? 'Nhóm chỉ còn giữ tiền cho những lô còn có thể thắng.' : 'Tiền giữ đã trả lại vào ví.'}`;
}

/** What stopped a bid or a raise, in words; nothing for a reason that we have no words for. */
export function whyText(reason: unknown): string {
  if (typeof reason !== 'string') return '';
  const why = reason.startsWith(RAISE) ? reason.slice(RAISE.length) : reason;
  return REASONS[reason] ?? REASONS[why] ?? (OURS.includes(why) ? OURS_TEXT : '');
}

export const MODE_WORDS: Readonly<Record<BidMode, string>> = {
  now: 'Đặt giá ngay',
  snipe: 'Săn phút chót',
};

/** A snipe that still waits although its moment has come: in a group it is not sent while another lot may still win. */
export const firedText = ({ group_id: groupId }: { readonly group_id: string | null }): string =>
  groupId ? 'chưa gửi, chờ kết quả một lô khác trong nhóm' : 'đang gửi';

/** What happens to a snipe when the auction is extended, in a sentence. */
export const extensionText = (rule: ExtensionRule, steps: number): string =>
  rule === 'stop' || steps === 0
    ? 'Nếu phiên gia hạn: dừng, không gửi giá.'
    : `Nếu phiên gia hạn: theo tối đa ${steps} lần, vẫn trong mức tối đa.`;
