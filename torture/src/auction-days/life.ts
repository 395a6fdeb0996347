import { yen } from '../../../server/src/kernel/money.ts';
import type { Bidding } from '../../../server/src/modules/bidding/index.ts';
import { bidStepAt } from '../../../server/src/modules/pricing/index.ts';
import type { Chance } from '../chance.ts';
import { applyBid, type Lot, priceOf, removeRival } from './market/lot.ts';
import type { MemoryTables } from './memory/tables.ts';
import type { VirtualTime } from './virtual-time.ts';

const SITE = 'auction';
const LEAD_MS = 4_000;
const SECOND = 1_000;

interface Stage {
  readonly chance: Chance;
  readonly time: VirtualTime;
  readonly tables: MemoryTables;
  readonly lots: ReadonlyMap<string, Lot>;
  readonly customers: readonly { readonly id: string }[];
  /** Asks our api for something, which may be refused or never answered. */
  readonly byApi: (work: (bidding: Bidding) => Promise<unknown>) => void;
  /** The marketplace changed without us. */
  readonly look: () => void;
}

/** What customers, rivals and sellers will do in a day. */
export function planLives(stage: Stage): void {
  const { chance, time, lots } = stage;
  for (const lot of lots.values()) {
    planBids(stage, lot);
    planRivals(stage, lot);
    planCancels(stage, lot);
    planSeller(stage, lot);
  }
  for (let index = chance.below(9); index > 0; index--)
    time.at(chance.below(50 * SECOND), () => groupUp(stage));
}

/** One customer's waiting snipes share their money; now and then a group is taken apart. */
function groupUp({ chance, tables, byApi }: Stage): void {
  const waiting = Map.groupBy(
    tables.bids.rows.filter(({ status }) => status === 'scheduled'),
    ({ customerId }) => customerId,
  );
  const [most] = [...waiting].sort((a, b) => b[1].length - a[1].length);
  if (!most) return;
  const [id, own] = most;
  const group = own.find(({ groupId }) => groupId !== undefined)?.groupId;
  if (group !== undefined && chance.happens(0.3))
    return byApi((bidding) => bidding.dissolveGroup(id, group));
  const free = own.filter(({ groupId }) => groupId === undefined).map(({ id: bidId }) => bidId);
  if (free.length >= 2)
    byApi((bidding) =>
      bidding.createGroup({
        customerId: id,
        bidIds: free,
        wanted: 1 + chance.below(free.length - 1),
      }),
    );
}

function planBids({ chance, time, customers, byApi }: Stage, lot: Lot): void {
  const tries = 2 + chance.below(4);
  for (let index = 0; index < tries; index++) {
    const mode = chance.happens(0.65) ? 'snipe' : 'now';
    time.at(chance.below(lot.endMs - 2 * SECOND), () => {
      const maximum = yen(
        priceOf(lot) + bidStepAt(priceOf(lot)) * chance.below(20) + 100 * chance.below(12),
      );
      const rule = chance.happens(0.3) ? 'stop' : 'follow';
      byApi((bidding) =>
        bidding.placeBid({
          customerId: chance.pick(customers).id,
          site: SITE,
          code: lot.code,
          mode,
          maximum,
          quantity: 1,
          shipMode: 'AIR-HAN',
          services: [],
          addressId: undefined,
          note: undefined,
          discountCodes: undefined,
          isPartial: false,
          extensionRule: rule,
          followSteps: chance.below(4),
        }),
      );
    });
  }
}

function planRivals({ chance, time, look }: Stage, lot: Lot): void {
  for (let index = chance.below(5); index > 0; index--)
    time.at(lot.endMs - chance.below(chance.happens(0.5) ? 20 * SECOND : lot.endMs), () => {
      applyBid(
        lot,
        `rival${chance.below(3)}`,
        priceOf(lot) + bidStepAt(priceOf(lot)) * (1 + chance.below(9)),
        time.nowMs(),
      );
      look();
    });
}

function planCancels({ chance, time, tables, byApi }: Stage, lot: Lot): void {
  for (let index = chance.below(3); index > 0; index--)
    time.at(
      chance.happens(0.6) ? lot.endMs - LEAD_MS - 600 + chance.below(900) : chance.below(lot.endMs),
      () => {
        const bid = tables.bids
          .with('code', lot.code)
          .find(({ status }) => status === 'scheduled' || status === 'firing');
        if (bid) byApi((bidding) => bidding.cancelBid(bid.customerId, bid.id));
      },
    );
}

/** Now and then the seller ends it early, or takes a rival's bid away. */
function planSeller({ chance, time }: Stage, lot: Lot): void {
  if (chance.happens(0.08))
    time.at(chance.below(lot.endMs), () => void Object.assign(lot, { isEnded: true }));
  if (chance.happens(0.05)) time.at(chance.below(lot.endMs), () => removeRival(lot));
}

/** Most lots end within minutes, because it is the end that matters; the tenth lasts longer. */
export function drawLot(chance: Chance, code: string): Lot {
  const startPrice = 100 * (1 + chance.below(40));
  return {
    code,
    startPrice,
    reserve: chance.happens(0.15) ? startPrice * (2 + chance.below(3)) : 0,
    isAutoExtension: chance.happens(0.15),
    endMs: 25_000 + chance.below(chance.happens(0.1) ? 400_000 : 45_000),
    isEnded: false,
    bidCount: 0,
    maximums: new Map(),
    isTouched: false,
    extensions: 0,
  };
}
