import type { Auction } from '../house/auction.ts';
import { escapeHtml, nextPage } from './html.ts';
import { yen } from '../house/prices.ts';
import { detailItem, htmlOf, pageDataItem } from './wire-detail.ts';
import type { Wire } from './wire-search.ts';
import { shownPrice } from '../house/prices.ts';

const NAVIGATION = {
  pageName: 'PRODUCT',
  isLogin: 0,
  isPremium: 0,
  noSellExp: 0,
  noBidExp: 0,
  noWonExp: 0,
  lastBidTime: 0,
  lastWonTime: 0,
  isSeller: 0,
  isWinner: 0,
  isForeign: 0,
  device: 'PC',
};

/** `/jp/auction/{id}`. */
export function itemPage(a: Auction, wire: Wire, now: number): string {
  const item = detailItem(a, wire, now);
  const state = {
    itempage: {
      shipments: { isFetching: false, isShopping: item.seller.isStore },
      catalogSummary: { loading: 'IDLE' },
    },
    item: { detail: { isFetching: false, item }, summary: { isFetching: false } },
    login: { campaign: { isLogin: false, loading: 'IDLE' } },
    common: {
      app: {
        country: { code: 'JP', isForeign: false },
        url: { currentUrl: item.auctionItemUrl },
        browserLanguage: 'ja',
        isSSR: true,
      },
    },
  };
  const body = `<main><h1>${escapeHtml(item.title)}</h1><p>現在 ${yen(shownPrice(a))}（${item.bids}件）</p><p>終了 ${item.formattedEndTime}</p><section><h2>商品説明</h2><div>${htmlOf(a.listing)}</div></section></main>`;
  return nextPage(
    `${item.title} - Yahoo!オークション`,
    body,
    {
      page: '/jp/auction/[aid]',
      query: { aid: item.auctionId },
      initialProps: { device: 'pc', useGtm: true },
      initialState: state,
    },
    { navigation: NAVIGATION, items: pageDataItem(a, now) },
  );
}
