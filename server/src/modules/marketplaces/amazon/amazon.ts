import { readRows } from '../reading/rows.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { yen } from '../../../kernel/money.ts';
import { Outage } from '../../../kernel/outage.ts';
import type { Listing, ListingCard } from '../listing.ts';
import type { Marketplace } from '../marketplace.ts';
import { relatedBySearch } from '../reading/related.ts';
import { broken } from '../reading/shape.ts';
import { openSiteLine } from '../reading/site-line.ts';
import type { SiteBudget } from '../rules/pace.ts';
import { categoriesOf } from './categories.ts';
import { type AmazonClient, createAmazonClient } from './client.ts';
import { dealsOf } from './deals.ts';
import { cardOf, listingOf } from './item.ts';
import { openPages } from './pages.ts';
import { FAMILY_RESOURCES, ITEM_RESOURCES } from './resources.ts';
import { isLastPage, isNothingFor, searchBodyOf, sizeOf } from './search-body.ts';
import { CODE, readFound, readItems, readSearch, readVariations, SOURCE } from './shapes.ts';
import { openSuggestions } from './suggestions.ts';
import { createTokens } from './token.ts';
import type { CallOptions, ListingPage, ListingQuery } from '../listing-query.ts';

export interface AmazonSettings {
  readonly baseUrl: string;
  /** A young account may ask once a second. */
  readonly pacePerSecond: number;
  readonly credentials: {
    readonly id: string;
    readonly secret: string;
    readonly partnerTag: string;
    /** Where tokens are given out. */
    readonly tokenUrl: string;
  };
  /** Without it keywords are not completed. */
  readonly suggestionsUrl?: string;
  /** Without it goods that the interface does not show are not found. */
  readonly pagesUrl?: string;
  readonly clock: Clock;
  /** What all our processes together may ask; absent: this one is alone. */
  readonly budget?: SiteBudget;
  readonly timeoutMs?: number;
}

const NOTHING: ListingPage = { listings: [], total: 0, hasMore: false, isPartialMatch: false };

/** Amazon Japan, read through its Creators API. Nothing is bought there by a program. */
export function createAmazon(settings: AmazonSettings): Marketplace & { close(): Promise<void> } {
  const { credentials, clock, suggestionsUrl, pagesUrl } = settings;
  const line = openSiteLine({ source: SOURCE, ...settings });
  const tokens = createTokens({
    url: credentials.tokenUrl,
    credentialId: credentials.id,
    credentialSecret: credentials.secret,
    clock,
  });
  const client = createAmazonClient({ line, tokens, partnerTag: credentials.partnerTag });
  const suggestions = suggestionsUrl ? openSuggestions(suggestionsUrl, clock) : undefined;
  const pages = pagesUrl ? openPages(pagesUrl, settings) : undefined;

  const search = (query: ListingQuery, options?: CallOptions): Promise<ListingPage> =>
    isNothingFor(query)
      ? Promise.resolve(NOTHING)
      : searchItems(client, query, searchBodyOf(query), options);
  const findListing = async (code: string, options?: CallOptions): Promise<Listing | undefined> =>
    CODE.test(code)
      ? ((await findItem(client, code, options)) ?? (await pages?.findListing(code, options)))
      : undefined;

  return {
    site: 'amazon',
    search,
    findListing,
    categories: categoriesOf(client, clock),
    deals: dealsOf((query, body, options) => searchItems(client, query, body, options), clock),
    related: relatedBySearch({ search, findListing }),
    ...(suggestions && { suggestions }),
    standing: line.standing,
    close: async () => {
      await Promise.all([line.close(), tokens.close(), suggestions?.close(), pages?.close()]);
    },
  };
}

async function searchItems(
  client: AmazonClient,
  query: ListingQuery,
  body: object,
  options?: CallOptions,
): Promise<ListingPage> {
  const read = await client.ask('searchItems', body, options);
  if (!read) return NOTHING;
  const { items, totalResultCount: total } = readSearch(read.json).searchResult;
  const { rows: cards, setAside } = readRows(items ?? [], (item, index) => {
    const at = `searchResult.items.${index}`;
    return cardOf(readFound(item, `${at}.`), at, read.readAt);
  });
  const page = query.page ?? 1;
  return {
    listings: cards
      .filter((card) => fits(card, query))
      .map((card) => (query.isFreeShipping ? withFreeShipping(card) : card)),
    setAside,
    total,
    hasMore: cards.length > 0 && page * sizeOf(query) < total && !isLastPage(page),
    isPartialMatch: false,
  };
}

/** What the call has no parameter for. */
function fits(
  card: ListingCard,
  { status = 'open', jan, excludedWords = '' }: ListingQuery,
): boolean {
  const title = card.title.toLowerCase();
  const unwanted = excludedWords.toLowerCase().split(/\s+/).filter(Boolean);
  return (
    card.status === status &&
    (jan === undefined || card.jan === jan) &&
    !unwanted.some((word) => title.includes(word))
  );
}

/** Only goods that are sent free of charge were asked for. */
const withFreeShipping = (card: ListingCard): ListingCard => ({
  ...card,
  shipping: { ...card.shipping, payer: 'seller', fee: yen(0) },
});

async function findItem(
  client: AmazonClient,
  code: string,
  options?: CallOptions,
): Promise<Listing | undefined> {
  const read = await client.ask(
    'getItems',
    { itemIds: [code], resources: ITEM_RESOURCES },
    options,
  );
  if (!read) return undefined;
  const [item] = readItems(read.json).itemsResult.items;
  if (!item) return undefined;
  if (item.asin !== code)
    throw broken(SOURCE, 'itemsResult.items.0.asin', `asked for ${code}, got ${item.asin}`);
  const family = item.parentASIN ? await findFamily(client, code, options) : undefined;
  return listingOf(item, family, 'itemsResult.items.0', read.readAt);
}

/** Every colour and size is an item of its own, so this one stands also when the others cannot be had. */
async function findFamily(client: AmazonClient, asin: string, options?: CallOptions) {
  try {
    const read = await client.ask(
      'getVariations',
      { asin, variationCount: 10, variationPage: 1, resources: FAMILY_RESOURCES },
      options,
    );
    return read && readVariations(read.json).variationsResult;
  } catch (failure) {
    if (failure instanceof Outage) return undefined;
    throw failure;
  }
}
