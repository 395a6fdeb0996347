import { isPasted } from '@hako/contract/marketplaces/pasted';
import type {
  CatalogMessage,
  CatalogOpening,
  CatalogOutage,
  CatalogResults,
} from '@hako/contract/search/search';
import type { Static } from 'typebox';
import { Outage } from '../../../kernel/outage.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import {
  type ListingPage,
  type ListingQuery,
  type Marketplace,
  SITES,
} from '../../marketplaces/index.ts';
import type { PriceBasis } from '../../pricing/index.ts';
import { cardOf } from './catalog-view.ts';
import { pricesNow } from './price-basis.ts';
import type { SearchDeps } from '../deps.ts';
import { ofCondition, readWords } from './read-words.ts';
import { tidyKeyword } from './rules/keyword-rules.ts';
import { keptMessageOf, outageMessageOf } from './site-message.ts';
import { rememberSearch } from './search-site.ts';
import type { Card } from './card.ts';

export type Message = Static<typeof CatalogMessage>;
export type Opening = Static<typeof CatalogOpening>;
type Results = Static<typeof CatalogResults>;
export type Group = Results | Static<typeof CatalogOutage>;

export interface CatalogSearch {
  readonly keyword: string;
  /** Wire names; all configured sites when undefined. */
  readonly sites?: readonly string[] | undefined;
  readonly isKeywordTranslated: boolean;
  /** Who asks, for what it costs at their door; undefined for a guest. */
  readonly customerId?: string | undefined;
  readonly filters: Omit<ListingQuery, 'keyword'>;
}

const TITLES_DEADLINE_MS = 3_000;

/**
 * Asks every site at once and tells each answer as it arrives. Never fails because a site does: its outage is one of the messages.
 * A pasted link opens with the path of its page and asks nobody.
 */
export async function searchCatalog(
  deps: SearchDeps,
  asked: CatalogSearch,
  tell: (message: Message) => void,
): Promise<void> {
  const startedMs = deps.clock.monotonicMs();
  const tookMs = () => Math.round(deps.clock.monotonicMs() - startedMs);
  const opening = await openingOf(deps, asked);
  tell(opening);
  if (opening.link_path !== null) return tell({ type: 'done', took_ms: tookMs() });
  const prices = pricesNow(deps, asked.customerId);
  const untranslated = new Map<string, string>();
  let hasFound = false;
  await Promise.all(
    opening.sites.map(async ({ site }) => {
      const group = await askSite(
        deps,
        deps.marketplaces.read(site),
        { ...ofCondition(opening.condition), ...asked.filters, keyword: opening.japanese },
        await prices,
        tookMs,
      );
      tell(group);
      if (group.type === 'results' && group.cards.length > 0) hasFound = true;
      if (group.type === 'results')
        for (const card of group.cards)
          if (!card.is_title_whole) untranslated.set(`${card.site}:${card.code}`, card.title);
    }),
  );
  if (hasFound) rememberSearch(deps, 'all', opening.keyword, opening.japanese);
  if (untranslated.size > 0) {
    const completed = await deps.translation.completeTitles(
      [...untranslated.values()],
      TITLES_DEADLINE_MS,
    );
    const titles = [...untranslated].flatMap(([key, title]) =>
      completed.has(title) ? [[key, completed.get(title) as string]] : [],
    );
    if (titles.length > 0) tell({ type: 'titles', titles: Object.fromEntries(titles) });
  }
  tell({ type: 'done', took_ms: tookMs() });
}

/** The same at once: what was asked, and each site's answer or outage. */
export async function searchWhole(
  deps: SearchDeps,
  asked: CatalogSearch,
): Promise<{ query: Opening; groups: Group[] }> {
  const messages: Message[] = [];
  await searchCatalog(deps, asked, (message) => messages.push(message));
  const groups = messages.filter(
    (message): message is Group => message.type === 'results' || message.type === 'outage',
  );
  return { query: messages[0] as Opening, groups };
}

/** What is asked of whom; refuses sites that are not served and links that lead nowhere. */
export async function openingOf(
  deps: SearchDeps,
  { keyword: typed, sites, isKeywordTranslated }: CatalogSearch,
): Promise<Opening> {
  const asked = sites ? sites.map((site) => deps.marketplaces.read(site)) : deps.marketplaces.all;
  const named = asked.map(({ site }) => ({ site, name: SITES[site].name }));
  if (isPasted(typed)) {
    const link = await deps.links.resolve(typed);
    if (!link) throw new Refusal('marketplaces.link-not-supported');
    return {
      type: 'query',
      keyword: typed.slice(0, 500),
      japanese: '',
      is_translated: false,
      condition: null,
      sites: named,
      link_path: link.path,
    };
  }
  const keyword = tidyKeyword(typed);
  const { japanese, condition, isTranslated } = await readWords(deps, keyword, isKeywordTranslated);
  return {
    type: 'query',
    keyword,
    japanese,
    is_translated: isTranslated,
    condition: condition ?? null,
    sites: named,
    link_path: null,
  };
}

/** One site's answer, what it last said with its age, or its outage; anything else that fails is our own mistake and is not hidden. */
async function askSite(
  deps: SearchDeps,
  marketplace: Marketplace,
  query: ListingQuery,
  prices: PriceBasis | undefined,
  tookMs: () => number,
): Promise<Group> {
  const { site } = marketplace;
  const { name } = SITES[site];
  const resultsOf = (page: ListingPage, kept: Results['kept']): Results => ({
    type: 'results',
    site,
    name,
    total: page.total,
    has_more: page.hasMore,
    is_partial_match: page.isPartialMatch,
    took_ms: tookMs(),
    cards: page.listings.map((listing): Card => cardOf(deps, listing, prices)),
    kept,
  });
  try {
    return resultsOf(
      await deps.pages.search(marketplace, query, deps.pages.deadlineMs(site)),
      null,
    );
  } catch (failure) {
    if (!(failure instanceof Outage)) throw failure;
    deps.log.warn(
      { site, kind: failure.kind, missing: failure.missing },
      'a site did not answer a search',
    );
    const { kind } = failure;
    const last = deps.pages.lastGood(marketplace, query);
    if (!last)
      return {
        type: 'outage',
        site,
        name,
        kind,
        message: outageMessageOf(name, kind),
        took_ms: tookMs(),
      };
    const ageSeconds = Math.floor((deps.clock.monotonicMs() - last.readAtMs) / 1_000);
    return resultsOf(last.page, {
      age_seconds: ageSeconds,
      kind,
      message: keptMessageOf(name, ageSeconds),
    });
  }
}
