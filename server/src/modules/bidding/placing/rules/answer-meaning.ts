/** What came back of one write, or did not. */
export type WriteResult =
  | { readonly kind: 'placed'; readonly isHighest: boolean }
  | { readonly kind: 'refused'; readonly reason: string }
  /** No answer that settles it; `isMaybeApplied` says that the request may have arrived. */
  | {
      readonly kind: 'outage';
      readonly isMaybeApplied: boolean;
      readonly reason: string;
      readonly shutOut?: 'robot-check' | 'signed-out';
    };

export interface Booking {
  readonly remote: 'accepted' | 'refused' | 'unknown';
  readonly bid: 'leading' | 'outbid' | 'failed' | 'unknown';
}

/**
 * What to book. A refused write leaves a bid that was live before (`hasLive`: an earlier maximum, ours or taken over) in the lead;
 * the next reading tells more. One whose earlier maximum the site took and somebody passed (`wasTaken`) is outbid, because that maximum may
 * still win. Anything that may have arrived is unknown.
 */
export function meaningOf(result: WriteResult, hasLive: boolean, wasTaken = false): Booking {
  if (result.kind === 'placed')
    return { remote: 'accepted', bid: result.isHighest ? 'leading' : 'outbid' };
  if (result.kind === 'outage' && result.isMaybeApplied)
    return { remote: 'unknown', bid: 'unknown' };
  return { remote: 'refused', bid: hasLive ? 'leading' : wasTaken ? 'outbid' : 'failed' };
}
