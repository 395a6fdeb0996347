export interface SniperSettings {
  /** Marketplaces that hold auctions. */
  readonly sites: readonly string[];
  /** How often rows are leased, how far ahead, and how many by one statement. */
  readonly tickMs: number;
  readonly aheadMs: number;
  readonly limit: number;
  /** How long a sign of life counts, which is given four times as often: so long nobody has what a killed sniper held. */
  readonly leaseMs: number;
  /** The end is read again this long before firing; 0 to trust the last reading. */
  readonly recheckAheadMs: number;
  /** The snipe is claimed this long before firing; until then it can be cancelled. */
  readonly claimAheadMs: number;
  /** The write is marked this long before firing; until then another sniper can have it when this one dies. */
  readonly markAheadMs: number;
}

/**
 * Each snipe in our hands makes all read the end again, and claim, this much earlier: ten thousand
 * in one second are claimed before the first leaves.
 */
const CLAIM_COST_MS = 0.3;
/** The same for marks, which are cheaper: 10,000 at one instant took 0.07 ms each on two cores. */
const MARK_COST_MS = 0.08;

/** How long before firing the steps come, with so many snipes in our hands. */
export function aheadOf(
  set: SniperSettings,
  held: number,
): Pick<SniperSettings, 'recheckAheadMs' | 'claimAheadMs' | 'markAheadMs'> {
  return {
    recheckAheadMs: set.recheckAheadMs === 0 ? 0 : set.recheckAheadMs + held * CLAIM_COST_MS,
    claimAheadMs: set.claimAheadMs + held * CLAIM_COST_MS,
    markAheadMs: set.markAheadMs + held * MARK_COST_MS,
  };
}
