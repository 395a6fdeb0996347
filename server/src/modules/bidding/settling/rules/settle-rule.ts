/** One write to the marketplace as we know it. */
export type RemoteStatus = 'sending' | 'accepted' | 'refused' | 'unknown' | 'absent';

/** Two reads, in this order: first whether it is closed, and only then the bid list or our own standing. */
export interface Observation {
  /** Read first. */
  readonly wasClosed: boolean;
  /** Read after it. */
  readonly standing: {
    readonly isHighest: boolean;
    readonly isWinner: boolean;
    readonly ourMaximum: number | undefined;
  };
}

/**
 * What two reads allow us to say about the lot of one bid.
 *
 * - `won`      closed, and the account is the winner
 * - `lost`     closed without us: whatever was unknown is absent, the money goes back
 * - `leading`  open, and the list shows at least the amount of our last write
 * - `outbid`   open, shown, and somebody is above us
 * - `wait`     open, and the write whose answer was lost is not shown: it may still be applied, so nothing is released
 */
export type Verdict = 'won' | 'lost' | 'leading' | 'outbid' | 'wait';

export function judgeStanding(
  observation: Observation,
  lastMaximum: number,
  isLastUnknown: boolean,
): Verdict {
  const { wasClosed, standing } = observation;
  if (wasClosed) return standing.isWinner ? 'won' : 'lost';
  const isShown = standing.ourMaximum !== undefined && standing.ourMaximum >= lastMaximum;
  if (isLastUnknown && !isShown) return 'wait';
  if (standing.isHighest) return 'leading';
  return 'outbid';
}
