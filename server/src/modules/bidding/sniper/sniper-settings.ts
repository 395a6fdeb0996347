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
  /** The write is booked this long before firing; until then it can be cancelled. */
  readonly claimAheadMs: number;
}
