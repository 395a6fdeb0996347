import { newId } from '../../../../server/src/kernel/chance.ts';
import { yen } from '../../../../server/src/kernel/money.ts';
import type { LeasedSnipe } from '../../../../server/src/modules/bidding/sniper/lease-store.ts';
import type { Chance } from '../../chance.ts';
import { bidOf, NOW, SITE } from '../sample-rows.ts';

const HOUR_MS = 3_600_000;
const CODES = ['a', 'b', 'c', 'd', 'e', 'f'];
const CUSTOMERS = Array.from({ length: 3 }, () => newId());
const OWNERS = ['first', 'second'];

/** What earlier steps made. */
export interface Known {
  readonly bids: string[];
  readonly groups: string[];
}

/** What one call may be about, drawn once for both keepers. */
export type Drawn = ReturnType<typeof drawStep>;

export function drawStep(chance: Chance, known: Known, step: number) {
  const bidId = known.bids.length === 0 ? newId() : chance.pick(known.bids.slice(-12));
  const groupId = known.groups.length === 0 ? newId() : chance.pick(known.groups.slice(-3));
  const code = chance.pick(CODES);
  return {
    chance,
    known,
    bidId,
    groupId,
    code,
    customerId: chance.pick(CUSTOMERS),
    owner: chance.pick(OWNERS),
    account: chance.pick(['hako-1', 'hako-2']),
    /** Over at once, or for longer than the walk lasts. */
    leaseMs: chance.pick([-HOUR_MS, HOUR_MS]),
    fresh: bidOf(chance, newId(), CUSTOMERS, CODES),
    wanted: chance.below(4),
    /** No two of one moment: their order would be nobody's promise. */
    at: new Date(NOW.getTime() + step + 1),
    snipe: leased(bidId, code, chance.below(4)),
  };
}

/** A lease that a sniper remembers, whether or not it ever had it. */
export const leased = (bidId: string, code: string, leaseNumber: number): LeasedSnipe => ({
  bidId,
  customerId: '',
  site: SITE,
  code,
  maximum: yen(1),
  leaseNumber,
  fireOnMarket: 0,
  endOnMarket: 0,
});
