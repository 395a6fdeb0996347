import type { BidRow } from '@hako/contract/bidding/bid-list';
import type { ReceiptEvent } from '@hako/contract/bidding/standing';
import { formatDay, formatExactTime, shortDay } from '../../../text/time.ts';
import { Timeline, type TimelineEntry } from '../../../ui/figures/timeline.tsx';
import { Stack } from '../../../ui/frames/card.tsx';
import { wordsOfEvent } from './receipt-words.ts';

/**
 * The receipt of a bid: what happened and when, to the hundredth of a second, in plain words. What
 * happened on another day than the thing before says its day.
 */
export function BidReceipt({
  bid,
  events,
}: {
  readonly bid: Pick<BidRow, 'reason'>;
  readonly events: readonly ReceiptEvent[];
}) {
  const entries = events.map((event, index): TimelineEntry => {
    const day = shortDay(event.at);
    const before = events[index - 1];
    const isNewDay = before !== undefined && shortDay(before.at) !== day;
    const time = `${isNewDay ? `${day} ` : ''}${formatExactTime(event.at)}`;
    return { key: String(index), time, ...wordsOfEvent(event, bid) };
  });
  const first = events[0];
  return (
    <Stack gap={1}>
      {first ? <p>Từ ngày {formatDay(first.at)}, giờ Việt Nam.</p> : null}
      <Timeline entries={entries} />
    </Stack>
  );
}
