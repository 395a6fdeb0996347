import { Outage } from '../../../kernel/outage.ts';
import { AccountShutOut } from '../../marketplaces/index.ts';
import type { BiddingDeps } from '../deps.ts';
import type { WriteResult } from '../placing/rules/answer-meaning.ts';
import type { Bid, RemoteBid } from '../rules/bid.ts';
import { bookAnswer } from './book-answer.ts';
import type { Sent } from './sent-bid.ts';

const SEND_TIMEOUT_MS = 20_000;
/** Sends a booked write, once, outside of any transaction, and books its answer. */
export async function sendBid(deps: BiddingDeps, remote: RemoteBid): Promise<Bid> {
  await deps.accounts?.fresh();
  deps.crash?.('before-send');
  const sent = await send(deps, remote);
  deps.crash?.('after-send');
  const bid = await bookAnswer(deps, remote, sent);
  deps.crash?.('answer-booked');
  return bid;
}
export async function send(
  deps: Pick<BiddingDeps, 'auctionsOf' | 'clock' | 'accounts'>,
  remote: RemoteBid,
): Promise<Sent> {
  const place = deps.auctionsOf(remote.site)?.placeBid;
  const sentAt = deps.clock.now();
  const startMs = deps.clock.monotonicMs();
  const told = (result: WriteResult, seen?: Sent['seen']): Sent => {
    deps.accounts?.note(
      remote.site,
      remote.account,
      result,
      Math.round(deps.clock.monotonicMs() - startMs),
    );
    return { result, sentAt, answeredAt: deps.clock.now(), seen };
  };
  // Nothing is sent into a robot check, nor through an account that a person switched off.
  if (deps.accounts?.maySend(remote.site, remote.account) === false)
    return {
      result: { kind: 'refused', reason: 'account-rests' },
      sentAt,
      answeredAt: sentAt,
      seen: undefined,
    };
  if (!place) return told({ kind: 'refused', reason: 'no-agent' });
  try {
    const answer = await place(
      { code: remote.code, maximum: remote.maximum, account: remote.account },
      { timeoutMs: SEND_TIMEOUT_MS },
    );
    if (!answer.isPlaced) return told({ kind: 'refused', reason: answer.reason });
    return told(
      { kind: 'placed', isHighest: answer.isHighestBidder },
      { price: answer.price, bidCount: answer.bidCount, endsAt: answer.endsAt },
    );
  } catch (failure) {
    // Anything that we do not understand may have arrived.
    if (!(failure instanceof Outage))
      return told({ kind: 'outage', isMaybeApplied: true, reason: 'unexpected' });
    const shutOut = failure instanceof AccountShutOut ? { shutOut: failure.sign } : {};
    return told({
      kind: 'outage',
      isMaybeApplied: failure.isMaybeApplied,
      reason: failure.kind,
      ...shutOut,
    });
  }
}
