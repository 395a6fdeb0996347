import type { BidRow } from '@hako/contract/bidding/bid-list';
import type { ReceiptEvent } from '@hako/contract/bidding/standing';
import { formatDong, formatYen } from '../../../text/money.ts';
import { formatExactTime, formatMoment } from '../../../text/time.ts';
import type { TimelineEntry } from '../../../ui/figures/timeline.tsx';
import { extensionText, whyText } from '../panel/bid-words.ts';

type Facts = ReceiptEvent['facts'];
type Fact = Facts[string] | undefined;
type Told = Pick<TimelineEntry, 'detail' | 'fold' | 'tone'> & { readonly title: string };

const yen = (value: Fact): string => (typeof value === 'number' ? formatYen(value) : '');
const time = (value: Fact): string => (typeof value === 'string' ? formatExactTime(value) : '');
const number = (value: Fact): number => (typeof value === 'number' ? value : 0);

const RESULTS: Readonly<Record<string, string>> = {
  placed: 'Sàn ghi nhận giá',
  refused: 'Sàn từ chối giá',
  outage: 'Không nhận được câu trả lời rõ ràng',
};

/** Each kind of event in plain words; `at` is our clock, what the marketplace said stands in the detail. */
const WORDS: Readonly<Record<string, (facts: Facts, bid: Pick<BidRow, 'reason'>) => Told>> = {
  planned: (f) => ({
    title:
      f['mode'] === 'snipe'
        ? `Hẹn săn, tối đa ${yen(f['maximum'])}`
        : `Đặt giá, tối đa ${yen(f['maximum'])}`,
    detail:
      f['mode'] === 'snipe'
        ? [
            `Giá lúc đó ${yen(f['price'])}.`,
            `Phiên kết thúc ${time(f['endsAt'])}, đặt giá lúc ${time(f['fireAt'])} (giờ sàn).`,
            extensionText(f['rule'] === 'stop' ? 'stop' : 'follow', number(f['steps'])),
          ].join(' ')
        : `Giá lúc đó ${yen(f['price'])}.`,
  }),
  held: (f) => ({ title: `Tạm giữ ${formatDong(number(f['amount']))} trong ví` }),
  raised: (f) => ({
    title: `Nâng giá tối đa từ ${yen(f['before'])} lên ${yen(f['maximum'])}`,
    detail: `Tiền tạm giữ: ${formatDong(number(f['amount']))}`,
  }),
  changed: (f) => ({
    title: `Đổi giá tối đa thành ${yen(f['maximum'])}`,
    detail: `Tiền tạm giữ: ${formatDong(number(f['amount']))}`,
  }),
  extended: (f) => ({
    title: 'Sàn đổi giờ kết thúc',
    detail: [
      `Từ ${time(f['before'])} thành ${time(f['after'])} (giờ sàn)${f['fireAt'] ? `, đặt giá lúc ${time(f['fireAt'])}` : ''}.`,
      released(f),
    ]
      .filter(Boolean)
      .join(' '),
  }),
  grouped: (f) => ({
    title: `Vào nhóm cần thắng ${number(f['wanted'])} món`,
    detail: 'Từ đây tiền được tạm giữ chung cho cả nhóm; Hako đặt giá khi đến lượt phiên này.',
  }),
  ungrouped: (f) => ({
    title: 'Ra khỏi nhóm, săn riêng',
    detail: `Tạm giữ ${formatDong(number(f['amount']))} trong ví.`,
  }),
  'account-rests': () => ({
    title: 'Tài khoản mua hộ của Hako đang tạm dừng',
    detail:
      'Sàn đang kiểm tra tài khoản. Nhân viên đang xử lý; trong lúc đó Hako không đặt thêm giá nào.',
    tone: 'bad',
  }),
  'by-hand': (f) => ({
    title: 'Chờ nhân viên đặt giá',
    detail: `Giá chưa lên sàn. Hạn đặt ${typeof f['deadline'] === 'string' ? formatMoment(f['deadline']) : ''}.`,
  }),
  'by-hand-taken': () => ({ title: 'Nhân viên bắt đầu đặt giá, không thể hủy nữa' }),
  claimed: () => ({ title: 'Chuẩn bị đặt giá, không thể hủy nữa' }),
  'given-back': () => ({
    title: 'Chưa đặt được, chuyển cho máy khác',
    detail: 'Máy chuẩn bị đặt đã dừng và chưa đặt gì.',
  }),
  sent: (f) =>
    f['by'] === 'hand'
      ? { title: `Nhân viên đặt giá ${yen(f['maximum'])}` }
      : { title: `Đặt giá ${yen(f['maximum'])}`, ...sentDetail(f) },
  answered: (f) => ({
    title: RESULTS[String(f['result'])] ?? 'Sàn phản hồi',
    detail:
      [
        f['price'] ? `Giá sau đó ${yen(f['price'])}.` : '',
        f['endsAt'] ? `Phiên kết thúc ${time(f['endsAt'])}.` : '',
        typeof f['words'] === 'string' ? f['words'] : whyText(f['reason']),
      ]
        .join(' ')
        .trim() || undefined,
    tone: f['result'] === 'placed' ? 'good' : 'plain',
  }),
  unknown: () => ({
    title: 'Chưa rõ kết quả, đang chờ sàn xác nhận',
    detail: 'Hako không đặt lại để tránh đặt hai lần. Tiền vẫn được tạm giữ.',
  }),
  reconciled: (f) => ({
    title:
      f['result'] === 'accepted'
        ? 'Sàn đã ghi nhận giá của bạn'
        : 'Sàn đã đóng và không có giá của bạn',
  }),
  leading: (f) =>
    String(f['reason']).startsWith('raise-')
      ? {
          title: 'Giá mới không đặt được, giá cũ vẫn có hiệu lực',
          detail: released(f),
          tone: 'bad',
        }
      : { title: 'Đang dẫn đầu', tone: 'good' },
  outbid: (f) => ({ title: 'Có người trả cao hơn', detail: released(f), tone: 'bad' }),
  displaced: (f) => ({
    title: 'Khách hàng khác đặt giá cao hơn',
    detail: released(f),
    tone: 'bad',
  }),
  'price-passed': (f) => ({
    title: `Giá ${yen(f['price'])} đã vượt giá tối đa, Hako không đặt`,
    detail: released(f),
    tone: 'bad',
  }),
  won: (f) => ({
    title: `Thắng với giá ${yen(f['wonPrice'])}`,
    detail: f['orderCode']
      ? `Đơn hàng ${String(f['orderCode'])} đã được tạo và thanh toán bằng tiền tạm giữ.`
      : 'Chờ đủ tiền hoặc địa chỉ để tạo đơn.',
    tone: 'good',
  }),
  gone: (f) => ({ title: 'Người bán đã gỡ sản phẩm khỏi sàn', detail: released(f), tone: 'bad' }),
  lost: (f, bid) => ({
    title: `Phiên kết thúc ở ${yen(f['price'])}, bạn không thắng`,
    detail: [whyText(bid.reason), released(f)].filter(Boolean).join(' ') || undefined,
  }),
  cancelled: (f, bid) => ({
    title: CANCELLED[bid.reason ?? ''] ?? 'Dừng vì phiên được gia hạn',
    detail: released(f),
  }),
  failed: (f) => ({ title: 'Không đặt được giá', detail: released(f), tone: 'bad' }),
};

const CANCELLED: Readonly<Record<string, string>> = {
  cancelled: 'Bạn đã hủy lượt săn',
  'group-won': 'Nhóm đã thắng đủ, lượt săn này được hủy',
};

const released = (facts: Facts): string | undefined =>
  number(facts['released']) > 0
    ? `Trả lại ${formatDong(number(facts['released']))} vào ví.`
    : undefined;

const clockText = (f: Facts): string =>
  `Giờ sàn lệch ${(number(f['offsetMs']) / 1000).toFixed(2).replace('.', ',').replace('-', '−')} giây (±${Math.max(1, number(f['uncertaintyMs']))} ms).`;
const seenText = (f: Facts): string =>
  f['endSeen']
    ? `Thấy trước khi đặt: kết thúc ${time(f['endSeen'])}, giá ${yen(f['priceSeen'])}.`
    : '';

/** When it left matters for a snipe alone; the clocks behind it matter to few. */
function sentDetail(f: Facts): Pick<Told, 'detail' | 'fold'> {
  const clocks = f['offsetMs'] === undefined ? '' : `${clockText(f)} ${seenText(f)}`;
  if (typeof f['plannedAt'] !== 'string') return { fold: clocks };
  return {
    detail: `Hẹn đặt ${time(f['plannedAt'])}, đã đặt ${time(f['sentOnMarket'])} theo giờ sàn.`,
    fold: `Chậm ${number(f['lateMs'])} ms. ${clocks}`,
  };
}

/** One thing that happened to a bid, in plain words. */
export const wordsOfEvent = ({ kind, facts }: ReceiptEvent, bid: Pick<BidRow, 'reason'>): Told =>
  WORDS[kind]?.(facts, bid) ?? { title: kind };
