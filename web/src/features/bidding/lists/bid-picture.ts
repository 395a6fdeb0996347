import { siteName } from '@hako/contract/marketplaces/sites';
import type { BidRow } from '@hako/contract/bidding/bid-list';
import type { ReceiptEvent } from '@hako/contract/bidding/standing';
import { formatYen } from '../../../text/money.ts';
import { formatDay, formatExactTime } from '../../../text/time.ts';
import type { SlipPicture } from '../../../ui/paper/slip-picture.ts';
import { isWon, wordsOf } from '../panel/bid-words.ts';
import { wordsOfEvent } from './receipt-words.ts';

/** A picture of more is too long for any screen. */
const MOST_STEPS = 24;

/** The receipt of a bid as a picture to keep or to send to somebody: its price, and what happened. */
export function pictureOfBid(bid: BidRow, events: readonly ReceiptEvent[]): SlipPicture {
  const { word } = wordsOf({ ...bid, isLotOpen: bid.isCanBeAuctioned });
  const won = isWon(bid) ? bid.payment_price : null;
  return {
    title: 'Biên nhận đặt giá',
    about: bid.name,
    sum:
      won === null
        ? { text: formatYen(bid.price), note: `Giá tối đa · ${word}` }
        : { text: formatYen(won), note: `Giá thắng${bid.tax ? ', chưa gồm thuế' : ''}` },
    steps: stepsOf(bid, events),
    foot: `${siteName(bid.site)} ${bid.code} · giờ Việt Nam`,
    seal: isWon(bid) ? 'won' : undefined,
  };
}

/** The first thing and the newest; how many are left out between them is said. */
function stepsOf(bid: BidRow, events: readonly ReceiptEvent[]): NonNullable<SlipPicture['steps']> {
  const steps = events.map((event) => ({
    time: `${formatDay(event.at)} ${formatExactTime(event.at)}`,
    text: wordsOfEvent(event, bid).title,
  }));
  const [first, ...others] = steps;
  const left = others.length - (MOST_STEPS - 1);
  if (!first || left <= 0) return steps;
  return [first, { time: '…', text: `${left} việc khác` }, ...others.slice(left)];
}
