import type { World } from '../world/world.ts';
import { escapeHtml, inScript } from '../yahoo-auctions/pages/html.ts';
import { pathOfKind } from './categories.ts';
import type { FleaHit, FleaPlace } from './market.ts';
import { findItems, type FleaWish } from './search.ts';
import { itemDetail, type Picture, searchResult } from './wire.ts';
import { recommendedItem } from './wire-recommended.ts';

const RECOMMENDED = 24;
const IDLE_ITEMS = {
  isLoading: false,
  isDiscountPriceLoading: false,
  isDiscountPriceRequestDone: false,
  isItemCampaignOffersLoading: false,
  isItemDiscountsLoading: false,
  isItemDiscountsReceived: false,
  isItemDiscountsSending: false,
  isDiscountAcceptSending: false,
  isDiscountDenySending: false,
  ignoreLikeError: false,
};
const IDLE_SEARCH = {
  isLoading: false,
  isSearchBuynowLoading: false,
  isSearchProductLoading: false,
  isAuctionItemsModuleLoading: false,
  isZeroMatch: false,
};

interface PageState {
  page: string;
  query: Record<string, string>;
  itemsState: object;
  searchState: object;
  recommends: object;
}

/** A page of the site: a drawn half, and the whole state in `__NEXT_DATA__`. */
function htmlOf(
  title: string,
  body: string,
  { page, query, itemsState, searchState, recommends }: PageState,
): string {
  const data = {
    props: {
      pageProps: { isSecure: false },
      initialState: {
        categoriesState: {
          categories: {
            isLoading: false,
            isProductCategoryLoading: false,
            isCategoryRootLoading: false,
            childCategories: {},
          },
        },
        itemsState: { items: itemsState },
        recommendsState: {
          recommends: {
            recommendHashtags: { hashtags: [] },
            recommends,
            recommendSearch: { recommends: [] },
          },
        },
        searchState: { search: searchState },
      },
    },
    page,
    query,
    buildId: 'paypayfleamarket-top_1.745.1',
    assetPrefix: '',
    isFallback: false,
    isExperimentalCompile: false,
    gip: true,
    appGip: true,
    scriptLoader: [],
  };
  return `<!DOCTYPE html><html lang="ja"><head><meta charset="utf-8"><title>${escapeHtml(title)}｜Yahoo!フリマ（旧PayPayフリマ）</title></head><body><div id="__next">${body}</div><script id="__NEXT_DATA__" type="application/json" nonce="">${inScript(data)}</script></body></html>`;
}

const tile = ({ item, state }: FleaHit) =>
  `<a href="/item/${item.id}"><img alt="${escapeHtml(state.title)}"><p>${state.price.toLocaleString('ja-JP')}円</p></a>`;

/** `/search/{query}`: a hundred at a time, partial matches when nothing has all the words. */
export function searchPage(place: FleaPlace, wish: FleaWish, picture: Picture): string {
  const found = findItems(place, wish);
  const { results, query, itemStatus } = wish;
  const searchParams = {
    results,
    ...(itemStatus === undefined ? {} : { itemStatus }),
    query,
    queryTarget: ':8',
    sort: 'ranking',
    order: 'DESC',
    module: 'catalog:hit:21',
    rewriteQueryType: 'WAND',
  };
  const searchState = { ...IDLE_SEARCH, searchParams, result: searchResult(found, wish, picture) };
  return htmlOf(`${query}の商品一覧`, `<main>${found.page.map(tile).join('')}</main>`, {
    page: '/search/[query]',
    query: { ...(itemStatus === undefined ? {} : { open: '1' }), query },
    itemsState: IDLE_ITEMS,
    searchState,
    recommends: {},
  });
}

/** `/item/{id}`. */
export function itemPage(place: FleaPlace, hit: FleaHit, picture: Picture): string {
  const { item, state } = hit;
  const leaf = pathOfKind(item.draft.kind.key).at(-1)?.id;
  const beside: FleaHit[] = [];
  for (const other of place.shown()) {
    if (beside.length >= RECOMMENDED) break;
    if (
      other.item.id !== item.id &&
      other.item.type === 'sparkle' &&
      pathOfKind(other.item.draft.kind.key).at(-1)?.id === leaf
    )
      beside.push(other);
  }
  const items = beside.map((other, rank) => recommendedItem(other, item.id, rank, picture));
  return htmlOf(
    state.title,
    `<main><h1>${escapeHtml(state.title)}</h1>${beside.map(tile).join('')}</main>`,
    {
      page: '/item/[itemId]',
      query: { itemId: item.id },
      itemsState: {
        ...IDLE_ITEMS,
        item: itemDetail(hit, picture),
        itemCampaignOffers: { offers: [] },
      },
      searchState: {
        ...IDLE_SEARCH,
        result: {
          totalResultsAvailable: 0,
          totalResultsReturned: 0,
          offset: 0,
          items: [],
          metadata: {},
        },
      },
      recommends: {
        fleamarket_web_itempage: {
          isLoading: false,
          recommendItems: { totalResultsReturned: items.length, offset: 0, items },
        },
      },
    },
  );
}

export const missingPage = (): string =>
  '<!DOCTYPE html><html lang="ja"><head><meta charset="utf-8"><title>Yahoo!フリマ</title></head><body><h1>お探しのページは見つかりませんでした</h1></body></html>';

export const pictureOf =
  (world: World): Picture =>
  (kind, id, view) =>
    `${world.publicUrl()}/pictures/${kind}-${id}-${view}.svg`;
