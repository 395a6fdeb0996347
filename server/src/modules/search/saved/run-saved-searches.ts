import { Outage } from '../../../kernel/outage.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import {
  type ListingCard,
  type ListingQuery,
  type Marketplace,
  spareReadingsPerMinute,
} from '../../marketplaces/index.ts';
import { splitExclusions } from '../catalog/rules/excluded-words.ts';
import { newFinds } from './rules/new-finds.ts';
import { passes } from '../merged/rules/own-filters.ts';
import { foldText } from '../merged/rules/title-words.ts';
import { nextReadingAt } from './rules/watch-pace.ts';
import { findsNotice } from './saved-search-notices.ts';
import { insertFinds, listCustomersToTell, takeUntoldFinds } from './saved-search-store.ts';
import {
  alignWatchedQueries,
  bookReading,
  lockReading,
  takeDueQueries,
  type WatchedQuery,
} from './watched-query-store.ts';
import type { SavedSearchDeps } from './saved-search-deps.ts';

/** The next run begins a minute after this one. */
const RUN_MS = 50_000;
const READING_MS = 8_000;
/** A reading that was taken and never booked (a killed process) is taken again then. */
const TAKEN_FOR_MS = 5 * 60_000;
const QUIET_MS = 15 * 60_000;
const MOST_TOLD = 500;

/**
 * Looks for what customers wait for: at every site at once, at each within its budget for a minute and one question after the other, each
 * question once for all who ask it. A site that does not answer is left alone until the next run. Then tells each customer once.
 */
export async function runSavedSearches(
  deps: SavedSearchDeps,
): Promise<{ readings: number; told: number }> {
  const untilMs = deps.clock.monotonicMs() + RUN_MS;
  const sites = deps.marketplaces.all.map(({ site }) => site);
  await alignWatchedQueries(deps.db, sites, deps.clock.now());
  const sitesRead = await Promise.allSettled(
    deps.marketplaces.all.map((marketplace) => readSite(deps, marketplace, untilMs)),
  );
  // What was found is told before a mistake of ours at one site is.
  const told = await tellFinds(deps);
  const mistake = sitesRead.find(({ status }) => status === 'rejected');
  if (mistake?.status === 'rejected') throw mistake.reason;
  return {
    readings: sitesRead.reduce(
      (sum, read) => sum + (read.status === 'fulfilled' ? read.value : 0),
      0,
    ),
    told,
  };
}

async function readSite(
  deps: SavedSearchDeps,
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
    const [due] = await takeDueQueries(
      deps.db,
      marketplace.site,
      1,
      at,
      new Date(at.getTime() + TAKEN_FOR_MS),
    );
    if (!due) break;
    try {
      const page = await marketplace.search(splitExclusions(due.query as ListingQuery), {
        timeoutMs: READING_MS,
      });
      readings += 1;
      await book(
        deps,
        due,
        page.listings,
        !page.hasMore && !page.isPartialMatch,
        page.isPartialMatch,
      );
    } catch (failure) {
      if (!(failure instanceof Outage)) throw failure;
      deps.log.warn(
        { site: marketplace.site, kind: failure.kind },
        'a site was not looked at for saved searches',
      );
      break;
    }
  }
  return readings;
}

/** Books what was read: the finds of everybody who waits, and what is known from now on. Goods that match only some of the words are nobody's find. */
async function book(
  deps: SavedSearchDeps,
  due: WatchedQuery,
  cards: readonly ListingCard[],
  isWhole: boolean,
  isPartial: boolean,
): Promise<void> {
  const listings = isPartial
    ? []
    : cards.filter((card) => isMeant(card, due.query as ListingQuery, deps.clock.now().getTime()));
  const codes = [...new Set(listings.map(({ code }) => code))];
  const at = deps.clock.now();
  await inTransaction(deps.db, async (trx) => {
    const held = await lockReading(trx, due, codes);
    if (!held) return;
    const { query, known } = held;
    const fresh = new Set(
      newFinds(codes, known, { isFirst: query.last_read_at === null, wasWhole: query.was_whole }),
    );
    const quietReadings = fresh.size > 0 ? 0 : query.quiet_readings + 1;
    await bookReading(trx, due, {
      codes,
      at,
      nextReadAt: nextReadingAt(at, quietReadings),
      quietReadings,
      isWhole: isWhole || isPartial,
    });
    const finds = listings
      .filter(({ code }) => fresh.delete(code))
      .map(({ site, code, title, price, pictures }) => ({
        site,
        code,
        title,
        priceJpy: price.current ?? null,
        picture: pictures[0] ?? '',
      }));
    await insertFinds(trx, due, finds, at);
  });
}

/** Sites leave out filters that they do not know: whatever a site did, what the customer did not ask for is no find. */
function isMeant(card: ListingCard, query: ListingQuery, nowMs: number): boolean {
  const {
    kind,
    minimumPrice,
    maximumPrice,
    seller: sellerKind,
    isFreeShipping,
    conditions,
    excludedWords = '',
  } = query;
  const excluded = foldText(excludedWords).split(/\s+/).filter(Boolean);
  const filters = { kind, minimumPrice, maximumPrice, sellerKind, isFreeShipping, excluded };
  return (
    (conditions?.includes(card.condition) ?? true) &&
    passes(card, { landed: undefined, isBanned: false }, filters, nowMs)
  );
}

/** One message a customer for everything that was found, at most every quarter of an hour. */
async function tellFinds(deps: SavedSearchDeps): Promise<number> {
  const at = deps.clock.now();
  const customers = await listCustomersToTell(
    deps.db,
    new Date(at.getTime() - QUIET_MS),
    MOST_TOLD,
  );
  let told = 0;
  for (const customerId of customers) {
    await inTransaction(deps.db, async (trx) => {
      const finds = await takeUntoldFinds(trx, customerId, at);
      const notice = findsNotice(finds, (title) => deps.translation.titleNow(title).text);
      if (!notice) return;
      await deps.notify(trx, { customerId, ...notice });
      told += 1;
    });
  }
  return told;
}
