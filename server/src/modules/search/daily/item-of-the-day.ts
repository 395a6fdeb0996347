import {
  NOT_AGAIN_DAYS,
  type readItemOfTheDayEndpoint,
} from '@hako/contract/search/item-of-the-day';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import { Outage } from '../../../kernel/outage.ts';
import { dayInVietnam } from '../../../kernel/vietnam-day.ts';
import type { Listing, ListingCard } from '../../marketplaces/index.ts';
import type { PriceBasis } from '../../pricing/index.ts';
import { shownItem } from '../catalog/item/read-catalog-item.ts';
import { landedOf } from '../catalog/catalog-view.ts';
import { pricesNow } from '../catalog/price-basis.ts';
import type { SearchDeps } from '../deps.ts';
import { listInTopCategories, listPopular } from '../viewed/recommend-listings.ts';
import { findOfDay, listShownSince, type OfDay, saveOfDay } from './day-store.ts';
import { mayBeOfTheDay } from './may-be-of-the-day.ts';

type Reply = EndpointReply<typeof readItemOfTheDayEndpoint>['data'];

const DAY_MS = 86_400_000;
const SOURCES = [
  ['categories', listInTopCategories],
  ['popular', listPopular],
] as const;
/** So many candidates of a source are looked at closely. */
const LOOKED_AT = 5;
const READ_MAX_AGE_MS = 600_000;
/** All visitors of a minute are answered at once. That there is none is soon asked again. */
const SERVES_MS = 60_000;
const NONE_SERVES_MS = 5_000;

/**
 * The one thing of today: the first of those that people look at most that is a good example of a
 * price. It stays the whole day, and gives its place to another one when it is sold. Null while no
 * site offers one, or while its site is silent.
 */
export const readItemOfTheDay = (deps: SearchDeps) => {
  let known: { readonly answer: Promise<Reply>; readonly day: string; untilMs: number } | undefined;
  return (): Promise<Reply> => {
    const nowMs = deps.clock.monotonicMs();
    const day = dayInVietnam(deps.clock.now());
    if (known?.day === day && nowMs < known.untilMs) return known.answer;
    const asked = { answer: ofToday(deps, day), day, untilMs: nowMs + SERVES_MS };
    known = asked;
    asked.answer.then(
      (found) => {
        if (!found) asked.untilMs = deps.clock.monotonicMs() + NONE_SERVES_MS;
      },
      () => {
        if (known === asked) known = undefined;
      },
    );
    return asked.answer;
  };
};

async function ofToday(deps: SearchDeps, day: string): Promise<Reply> {
  const prices = await pricesNow(deps, undefined);
  const chosen = await findOfDay(deps.db, day);
  const shown = chosen && (await readQuietly(deps, chosen));
  if (shown === 'silent') return null;
  if (chosen && shown && isForSale(shown, prices, deps))
    return replyOf(deps, chosen, shown, prices);
  const next = await choose(deps, day, prices);
  if (!next) return null;
  await saveOfDay(deps.db, { ...next.ofDay, at: deps.clock.now() }, chosen);
  // Another process may have been first: all show the same.
  const kept = await findOfDay(deps.db, day);
  if (kept?.site === next.ofDay.site && kept.code === next.ofDay.code)
    return replyOf(deps, kept, next.listing, prices);
  const theirs = kept && (await readQuietly(deps, kept));
  return kept && theirs && theirs !== 'silent' ? replyOf(deps, kept, theirs, prices) : null;
}

/**
 * The first good example in the categories that people look at most. Where all of these are of
 * auctions, or dear, what is popular at the sites.
 */
async function choose(deps: SearchDeps, day: string, prices: PriceBasis | undefined) {
  const since = dayInVietnam(new Date(deps.clock.now().getTime() - NOT_AGAIN_DAYS * DAY_MS));
  const before = await listShownSince(deps.db, since);
  const sites = deps.marketplaces.all.map(({ site }) => site);
  for (const [basis, list] of SOURCES) {
    const candidates = (await list(deps, sites)).filter(
      (card) => !before.has(`${card.site}:${card.code}`) && isForSale(card, prices, deps),
    );
    for (const { site, code } of candidates.slice(0, LOOKED_AT)) {
      const ofDay: OfDay = { day, site, code, basis };
      const listing = await readQuietly(deps, ofDay);
      if (listing && listing !== 'silent' && isForSale(listing, prices, deps))
        return { ofDay, listing };
    }
  }
  return undefined;
}

const isForSale = (
  listing: ListingCard,
  prices: PriceBasis | undefined,
  { pricing }: SearchDeps,
): boolean => mayBeOfTheDay(listing, prices && landedOf(pricing, listing, prices));

/**
 * `silent`: its site does not answer, which says nothing about the listing. A site that is not
 * served any more has none.
 */
async function readQuietly(
  { marketplaces, log }: SearchDeps,
  { site, code }: OfDay,
): Promise<Listing | 'silent' | undefined> {
  if (!marketplaces.find(site)) return undefined;
  try {
    return await marketplaces.findListing(site, code, { maxAgeMs: READ_MAX_AGE_MS });
  } catch (failure) {
    if (!(failure instanceof Outage)) throw failure;
    log.warn({ source: failure.source, kind: failure.kind }, 'the item of the day is not told');
    return 'silent';
  }
}

const replyOf = async (
  deps: SearchDeps,
  { day, basis }: OfDay,
  listing: Listing,
  prices: PriceBasis | undefined,
): Promise<Reply> => ({ day, basis, item: await shownItem(deps, listing, prices) });
