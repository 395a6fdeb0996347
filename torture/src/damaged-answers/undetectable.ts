import type { SiteName } from '../../../server/src/config.ts';

/** What no reader of one answer can notice, because the site sends the same for other goods; and what notices it. */
interface Undetectable {
  readonly site: SiteName;
  readonly damage: RegExp;
  readonly why: string;
}

export const UNDETECTABLE: readonly Undetectable[] = [
  {
    site: 'mercari',
    damage: /item .*auction_info (dropped|null)$/,
    why: 'Goods at a fixed price have no such key. An auction that was read before stays one until its end (same-kind.ts).',
  },
  {
    site: 'mercari',
    damage: /(search|goods).*auction null$/,
    why: 'Rows at a fixed price say null. The item, which is read before anything is bought, tells the auction.',
  },
  {
    site: 'yahoo-auctions',
    damage: /item .*bidorbuy (dropped|renamed)$/,
    why: 'Auctions have no such key. Goods at a fixed price that were read before stay so until their end (same-kind.ts).',
  },
  {
    site: 'yahoo-shopping',
    damage: /ranking: .*bargain_price (dropped|renamed|null)$/,
    why: 'Goods without a bargain have no such key: the ranking shows the usual price, which is higher; the item tells its own.',
  },
];

export const isUndetectable = (site: SiteName, what: string): boolean =>
  UNDETECTABLE.some((one) => one.site === site && one.damage.test(what));
