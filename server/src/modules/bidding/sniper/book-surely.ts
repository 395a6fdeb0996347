import type { Timers } from '../../../kernel/clock.ts';
import type { BiddingDeps } from '../deps.ts';
import type { RemoteBid } from '../rules/bid.ts';
import type { Sent } from '../sending/sent-bid.ts';
import { bookAnswer } from '../sending/book-answer.ts';
import type { ReceiptFacts } from '../settling/receipt-store.ts';

const TRIES = 30;

/** Books what came back of a write. The answer is only in our hands, and the database may be away for a while. */
export async function bookSurely(
  deps: BiddingDeps,
  sleep: Timers['sleep'],
  remote: RemoteBid,
  sent: Sent,
  facts: ReceiptFacts,
): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await bookAnswer(deps, remote, sent, facts);
      return;
    } catch (error) {
      deps.log.error({ error: (error as Error).message, tries }, 'an answer could not be booked');
      if (tries === TRIES) throw error;
      await sleep(Math.min(100 * tries, 2_000));
    }
  }
}
