import type { BidRow } from '@hako/contract/bidding/bid-list';
import type { ReceiptEvent } from '@hako/contract/bidding/standing';
import { formatExactTime, formatMoment } from '../../../text/time.ts';
import { Timeline, type TimelineEntry } from '../../../ui/figures/timeline.tsx';
import { Stack } from '../../../ui/frames/card.tsx';
import { wordsOfEvent } from './receipt-words.ts';

/** The receipt of a bid: what happened and when, to the hundredth of a second, in plain words. */
export function BidReceipt({
  bid,
  events,
}: {
  readonly bid: Pick<BidRow, 'reason'>;
  readonly events: readonly ReceiptEvent[];
}) {
  const entries = events.map((event, index): TimelineEntry => {
    const time = formatExactTime(event.at);
    return { key: String(index), time, ...wordsOfEvent(event, bid) };
  });
  const first = events[0];
  return (
    <Stack gap={1}>
      {first ? <p>Ngày {formatMoment(first.at).slice(0, 10)}, giờ Việt Nam.</p> : null}
      <Timeline entries={entries} />
    </Stack>
  );
}
