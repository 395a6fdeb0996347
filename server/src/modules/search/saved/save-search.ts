import { createHash } from 'node:crypto';
import { MOST_SAVED_SEARCHES, type SavedSearchFilters } from '@hako/contract/search/saved-searches';
import type { Static } from 'typebox';
import { newId } from '../../../kernel/chance.ts';
import { yen } from '../../../kernel/money.ts';
import { Refusal, refuseUnless } from '../../../kernel/refusal.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { findSite, type ListingQuery, type Site } from '../../marketplaces/index.ts';
import { type AskedWords, ofCondition, readWords } from '../catalog/read-words.ts';
import { tidyKeyword } from '../catalog/rules/keyword-rules.ts';
import { CONDITIONS } from '../merged/rules/own-filters.ts';
import {
  deleteSavedSearch,
  findSavedSearch,
  insertSavedSearch,
  listSavedSearches,
  lockSavedSearches,
  type SavedSearchLine,
  updateSavedSearch,
} from './saved-search-store.ts';
import type { SavedSearchDeps } from './saved-search-deps.ts';

export interface SearchToSave {
  readonly keyword: string;
  readonly name?: string | undefined;
  readonly isTranslated: boolean;
  readonly sites: readonly string[];
  readonly filters: Static<typeof SavedSearchFilters>;
}

/** As many as a site gives on its first page. */
const PAGE_SIZE = 50;
/** Saves a search, or widens the customer's own one that asks the same to the sites that are meant now. Refusals `search.keyword-needed`, `search.too-many-saved`. */
export async function saveSearch(
  deps: SavedSearchDeps,
  customerId: string,
  given: SearchToSave,
): Promise<{ saved: SavedSearchLine; isNew: boolean }> {
  const keyword = tidyKeyword(given.keyword);
  refuseUnless(keyword !== '' && !/https?:\/\//i.test(given.keyword), 'search.keyword-needed');
  const sites = servedSites(deps, given.sites);
  const query = queryOf(await readWords(deps, keyword, given.isTranslated), given.filters);
  const signature = createHash('sha256').update(JSON.stringify(query)).digest('base64url');
  const at = deps.clock.now();
  const id = newId(at.getTime());
  return inTransaction(deps.db, async (trx) => {
    await lockSavedSearches(trx, customerId);
    const mine = await listSavedSearches(trx, customerId);
    const same = mine.find((one) => one.signature === signature);
    if (same) {
      const both = joinedSites(same.sites, sites);
      if (both.length === same.sites.length) return { saved: same, isNew: false };
      await updateSavedSearch(trx, customerId, same.id, { sites: both, updated_at: at });
      return { saved: await mustFind(trx, customerId, same.id), isNew: false };
    }
    refuseUnless(mine.length < MOST_SAVED_SEARCHES, 'search.too-many-saved', {
      most: MOST_SAVED_SEARCHES,
    });
    await insertSavedSearch(trx, {
      id,
      customer_id: customerId,
      name: given.name?.trim() || keyword,
      keyword,
      is_translated: given.isTranslated,
      filters: given.filters,
      sites,
      query,
      signature,
      is_alerting: true,
      seen_at: at,
      created_at: at,
      updated_at: at,
    });
    return { saved: await mustFind(trx, customerId, id), isNew: true };
  });
}

export interface SavedSearchChange {
  readonly name?: string | undefined;
  readonly isAlerting?: boolean | undefined;
  readonly sites?: readonly string[] | undefined;
  readonly isSeen?: boolean | undefined;
}

/** Changes what is given. Refusal `search.no-such-saved`. */
export function changeSavedSearch(
  deps: SavedSearchDeps,
  customerId: string,
  id: string,
  { name, isAlerting, sites, isSeen }: SavedSearchChange,
): Promise<SavedSearchLine> {
  const at = deps.clock.now();
  const served = sites && servedSites(deps, sites);
  return inTransaction(deps.db, async (trx) => {
    await mustFind(trx, customerId, id);
    await updateSavedSearch(trx, customerId, id, {
      ...(name?.trim() && { name: name.trim() }),
      ...(isAlerting !== undefined && { is_alerting: isAlerting }),
      ...(served && { sites: served }),
      ...(isSeen && { seen_at: at }),
      updated_at: at,
    });
    return mustFind(trx, customerId, id);
  });
}

/** Forgets it with its finds. */
export function forgetSavedSearch(
  { db }: SavedSearchDeps,
  customerId: string,
  id: string,
): Promise<void> {
  return inTransaction(db, (trx) => deleteSavedSearch(trx, customerId, id));
}

async function mustFind(
  reader: Parameters<typeof findSavedSearch>[0],
  customerId: string,
  id: string,
): Promise<SavedSearchLine> {
  const saved = await findSavedSearch(reader, customerId, id);
  if (!saved) throw new Refusal('search.no-such-saved');
  return saved;
}

function servedSites({ marketplaces }: SavedSearchDeps, names: readonly string[]): Site[] {
  const sites = names.map((name) => {
    const site = findSite(name);
    refuseUnless(site && marketplaces.find(site), 'marketplaces.site-not-served', { site: name });
    return site;
  });
  return [...new Set(sites)].toSorted();
}

/** None named are all. */
const joinedSites = (some: readonly string[], others: readonly string[]): string[] =>
  some.length === 0 || others.length === 0 ? [] : [...new Set([...some, ...others])].toSorted();

/** The same question is the same text, whoever asks it: fields in one order, none that says nothing. */
function queryOf(
  { japanese, condition }: Omit<AskedWords, 'isTranslated'>,
  filters: SearchToSave['filters'],
): ListingQuery {
  return {
    keyword: japanese,
    ...(filters.exclude?.trim() && { excludedWords: tidyKeyword(filters.exclude) }),
    ...(filters.min_price && { minimumPrice: yen(filters.min_price) }),
    ...(filters.max_price && { maximumPrice: yen(filters.max_price) }),
    ...ofCondition(condition),
    ...(filters.condition && { conditions: CONDITIONS[filters.condition] }),
    ...(filters.kind && { kind: filters.kind }),
    ...(filters.free_shipping && { isFreeShipping: true }),
    ...(filters.seller_kind && { seller: filters.seller_kind }),
    status: 'open',
    sort: 'newest',
    page: 1,
    size: PAGE_SIZE,
  };
}
