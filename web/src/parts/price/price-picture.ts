import type { BreakdownReply } from '@hako/contract/pricing/pricing';
import type { Static } from 'typebox';
import { formatDong, formatDongRough, formatYen } from '../../text/money.ts';
import { formatDay } from '../../text/time.ts';
import { vi } from '../../text/vi.ts';
import type { SlipLine, SlipPicture } from '../../ui/paper/slip-picture.ts';
import { partsOf, sureness } from './price-parts.ts';

type Breakdown = Static<typeof BreakdownReply>;

/** A price as a picture to keep or to send to somebody: the figures of the page, and their day. */
export function pictureOfPrice(breakdown: Breakdown, about: string): SlipPicture {
  const { landed_total: total, certainty, lines } = breakdown;
  const parts = partsOf(lines);
  const whole = parts.reduce((sum, { vnd }) => sum + vnd, 0);
  return {
    title: 'Giá về tới nhà',
    about,
    sum: {
      text: `${certainty === 'certain' ? '' : '≈ '}${formatDong(total.likely)}`,
      note:
        total.low === total.high
          ? undefined
          : `Trong khoảng ${formatDongRough(total.low, total.low)} đến ` +
            `${formatDongRough(total.high, total.high)}`,
    },
    parts: parts.map((part) => ({ share: part.vnd / whole, certainty: part.certainty })),
    lines: [
      ...paymentLines(breakdown, 1, 'Lần 1 · trả trước khi mua', breakdown.first_payment.likely),
      ...paymentLines(
        breakdown,
        2,
        'Lần 2 · khi hàng về Việt Nam',
        breakdown.second_payment.likely,
      ),
    ],
    foot: `Hako tính theo bảng giá ngày ${formatDay(breakdown.as_of)}.`,
  };
}

/** One payment with its lines; nothing when it has none. */
function paymentLines(
  { lines }: Breakdown,
  payment: number,
  label: string,
  likely: number,
): SlipLine[] {
  const own = lines.filter((line) => line.payment === payment);
  if (own.length === 0) return [];
  return [
    { label, value: formatDong(likely) },
    ...own.map((line) => ({
      label:
        line.currency === 'JPY' && line.amount !== 0
          ? `${line.label} · ${formatYen(line.amount)}`
          : line.label,
      value: line.certainty === 'unknown' && line.vnd === 0 ? vi.unknown : formatDong(line.vnd),
      certainty: sureness(line.certainty),
    })),
  ];
}
