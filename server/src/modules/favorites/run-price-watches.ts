import { Outage } from '../../kernel/outage.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import {
  itemPathOf,
  type Listing,
  type Marketplace,
  type Site,
  spareReadingsPerMinute,
} from '../marketplaces/index.ts';
import { judgeWatch } from './rules/price-watch.ts';
import { priceNotice } from './price-watch-notices.ts';
import {
  listCustomersWithChanges,
  lockWatchesOf,
  putChanges,
  takeChanges,
  takeDueGoods,
  updateWatch,
} from './price-watch-store.ts';
import type { PriceWatchDeps } from './price-watch-deps.ts';

const RUN_MS = 50_000;
const READING_MS = 8_000;
/** A reading that was taken and never booked (a killed process) is taken again then. */
const TAKEN_FOR_MS = 10 * 60_000;
const MOST_TOLD = 500;

/** Reads the watched goods that are due, each once for all who watch it and within the site's budget, and tells each customer once what happened. */
export async function runPriceWatches(
  deps: PriceWatchDeps,
): Promise<{ readings: number; told: number }> {
  const untilMs = deps.clock.monotonicMs() + RUN_MS;
  const readings = await Promise.all(
    deps.marketplaces.all.map((marketplace) => readSite(deps, marketplace, untilMs)),
  );
  return {
    readings: readings.reduce((sum, count) => sum + count, 0),
    told: await tellChanges(deps),
  };
}

async function readSite(
  deps: PriceWatchDeps,
  marketplace: Marketplace,
  untilMs: number,
): Promise<number> {
  if (marketplace.standing().state === 'resting') return 0;
  let readings = 0;
  for (
    let budget = spareReadingsPerMinute(deps.pacePerSecond(marketplace.site));
    budget > 0 && deps.clock.monotonicMs() < untilMs;
    budget -= 1
  ) {
    const at = deps.clock.now();
    const code = await takeDueGoods(
      deps.db,
      marketplace.site,
      at,
      new Date(at.getTime() + TAKEN_FOR_MS),
    );
    if (code === undefined) break;
    try {
      const listing = await marketplace.findListing(code, { timeoutMs: READING_MS });
      readings += 1;
      await book(deps, marketplace.site, code, listing);
    } catch (failure) {
      if (!(failure instanceof Outage)) throw failure;
      deps.log.warn(
        { site: marketplace.site, kind: failure.kind },
        'a site was not looked at for price watches',
      );
      break;
    }
  }
  return readings;
}

async function book(
  deps: PriceWatchDeps,
  site: Site,
  code: string,
  listing: Listing | undefined,
): Promise<void> {
  const now = deps.clock.now();
  const price = listing?.price.current;
  await inTransaction(deps.db, async (trx) => {
    for (const watch of await lockWatchesOf(trx, site, code)) {
      const judged = judgeWatch(
        {
          base: watch.base_jpy ?? undefined,
          wished: watch.wished_jpy ?? undefined,
          isWishTold: watch.is_wish_told,
          isEndTold: watch.is_end_told,
        },
        { status: listing?.status ?? 'gone', price, endsAt: listing?.auction?.endsAt },
        now,
      );
      await updateWatch(trx, watch, {
        base_jpy: judged.base ?? null,
        last_jpy: price ?? watch.last_jpy,
        is_wish_told: judged.isWishTold,
        is_end_told: judged.isEndTold,
        is_over: judged.isOver,
        ends_at: listing?.auction?.endsAt ?? null,
        next_read_at: judged.nextReadAt,
        last_read_at: now,
        title: listing?.title ?? watch.title,
      });
      const change = {
        customer_id: watch.customer_id,
        code,
        site,
        title: listing?.title ?? watch.title,
        price_jpy: price ?? null,
        before_jpy: watch.last_jpy ?? watch.base_jpy,
        happened_at: now,
      };
      await putChanges(trx, change, judged.changes);
    }
  });
}

async function tellChanges(deps: PriceWatchDeps): Promise<number> {
  let told = 0;
  for (const customerId of await listCustomersWithChanges(deps.db, MOST_TOLD)) {
    await inTransaction(deps.db, async (trx) => {
      const notice = priceNotice(await takeChanges(trx, customerId), {
        titleOf: deps.titleNow,
        pathOf: ({ site, code }) => itemPathOf(site as Site, code),
      });
      if (!notice) return;
      await deps.notify(trx, { customerId, ...notice });
      told += 1;
    });
  }
  return told;
}
