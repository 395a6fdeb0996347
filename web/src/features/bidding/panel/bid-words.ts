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
  firing: { word: 'Đang đặt giá', tone: 'act' },
  sending: { word: 'Đang đặt giá', tone: 'act' },
  leading: { word: 'Đang dẫn đầu', tone: 'good' },
  unknown: { word: 'Chờ sàn xác nhận', tone: 'estimate' },
  outbid: { word: 'Bị vượt giá', tone: 'bad' },
  won: { word: 'Đã thắng', tone: 'good' },
  lost: { word: 'Không thắng', tone: 'plain' },
  cancelled: { word: 'Đã hủy', tone: 'plain' },
  failed: { word: 'Sàn không nhận', tone: 'bad' },
};

/** Whether a word that came over the wire is a state of ours. */
export const isBidStatus = (state: string): state is BidStatus => Object.hasOwn(STATE_WORDS, state);

/** While a person places it, nothing has been sent. */
const BY_HAND_WORDS: Readonly<Record<string, Words>> = {
  'by-hand-waiting': { word: 'Chờ nhân viên đặt', tone: 'estimate' },
  'raise-by-hand-waiting': { word: 'Chờ nhân viên nâng giá', tone: 'estimate' },
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

/** Won, and paid from what was held. */
export const isWon = ({ state, reason }: Pick<Parameters<typeof wordsOf>[0], 'state' | 'reason'>) =>
  state === 'won' && reason !== 'unpaid';

/** Why, without a word of the money: where that is depends on the bid. */
const REASONS: Readonly<Record<string, string>> = {
  displaced: 'Một khách hàng khác của Hako đặt giá cao hơn bạn.',
  outbid: 'Có người trả cao hơn trên sàn.',
  'price-passed': 'Giá đã vượt giá tối đa của bạn trước khi Hako đặt.',
  'above-maximum': 'Bạn không phải mua món này: phiên kết thúc cao hơn giá tối đa của bạn.',
  'lot-gone': 'Người bán đã gỡ sản phẩm khỏi sàn.',
  'bought-otherwise': 'Món này được mua bằng một đơn mua ngay, không phải bằng lượt đặt giá này.',
  extended: 'Phiên được gia hạn, dừng theo lựa chọn của bạn.',
  'extended-too-often': 'Phiên gia hạn quá số lần bạn cho phép theo.',
  'group-won': 'Nhóm của bạn đã thắng đủ nên Hako không đặt giá cho món này.',
  'group-busy':
    'Phiên này kết thúc khi một phiên khác trong nhóm đang chờ kết quả; Hako không đặt giá để bạn không phải mua thừa.',
  'account-rests':
    'Tài khoản mua hộ của Hako đang bị sàn kiểm tra nên Hako không đặt giá được. Đây là lỗi của Hako.',
  missed: 'Hako không đặt kịp giá của bạn. Đây là lỗi của Hako.',
  'closed-before-firing':
    'Phiên kết thúc sớm trước giờ đặt giá: người bán dừng, hoặc có người mua ngay.',
  'not-found': 'Sàn không còn phiên này.',
  unpaid: 'Bạn đã thắng nhưng chưa tạo được đơn: vui lòng kiểm tra số dư và địa chỉ nhận hàng.',
  'auction-closed': 'Phiên đã kết thúc khi giá tới nơi.',
  'bidder-restricted': 'Người bán giới hạn người được đặt giá.',
  'seller-blocked': 'Người bán chặn tài khoản mua hộ.',
  'bid-too-low': 'Giá trên sàn đã cao hơn khi giá của bạn tới nơi.',
  'by-hand-waiting':
    'Giá chưa lên sàn: nhân viên sẽ đặt giúp trước giờ kết thúc và báo lại. Bạn còn hủy được cho tới khi nhân viên bắt đầu.',
  'raise-by-hand-waiting':
    'Giá mới chưa lên sàn: nhân viên sẽ nâng giúp trước giờ kết thúc và báo lại. Giá cũ vẫn có hiệu lực trên sàn nên không hủy được lượt này.',
  'by-hand-taken': 'Một nhân viên đang đặt giá này trên sàn; kết quả sẽ được báo ngay.',
  'by-hand-placed':
    'Nhân viên đã đặt giá này trên sàn và theo dõi giúp bạn; kết quả do nhân viên báo.',
  'by-hand-refused': 'Nhân viên không đặt được giá này; lý do có trong biên nhận.',
  'by-hand-late': 'Không có nhân viên kịp đặt trước hạn. Đây là lỗi của Hako.',
};

/** The same for all of them: the site's own words would explain nothing. */
const OURS: readonly string[] = OUR_BID_FAILURES;
const OURS_TEXT = 'Hako không đặt được giá lúc đó. Đây là lỗi của Hako.';

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
    return 'Sàn chưa xác nhận lượt đặt giá này; Hako không đặt lại để tránh đặt hai lần. Tiền vẫn được tạm giữ.';
  if (state === 'leading' && reason?.startsWith(RAISE))
    return `Giá mới không đặt được, giá cũ vẫn có hiệu lực trên sàn; phần tạm giữ thêm cho giá mới đã được trả lại ví. ${whyText(reason)}`.trim();
  const why = whyText(reason) || (state === 'outbid' ? whyText('outbid') : '');
  if (!why && state !== 'failed') return undefined;
  if (!GIVEN_BACK.has(state)) return why;
  return `${why || 'Sàn không nhận giá này.'} ${groupId ? 'Nhóm chỉ còn tạm giữ tiền cho những món còn có thể thắng.' : 'Tiền tạm giữ đã được trả lại ví.'}`;
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
  groupId ? 'chưa đặt, chờ kết quả một phiên khác trong nhóm' : 'đang đặt';

/** What happens to a snipe when the auction is extended, in a sentence. */
export const extensionText = (rule: ExtensionRule, steps: number): string =>
  rule === 'stop' || steps === 0
    ? 'Nếu phiên gia hạn: dừng, không đặt giá.'
    : `Nếu phiên gia hạn: theo tối đa ${steps} lần, vẫn trong giá tối đa.`;
