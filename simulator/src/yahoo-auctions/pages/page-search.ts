import { goodRating } from '../../catalogue/people.ts';
import { plainJst, unixSeconds } from '../../world/jst.ts';
import type { Auction } from '../house/auction.ts';
import { escapeHtml, inScript } from './html.ts';
import { shippingTo, shownBuyNow, shownPrice, yen } from '../house/prices.ts';
import type { Found, SearchWish } from '../search.ts';
import { ROOT, type Wire } from './wire-search.ts';

export interface Page {
  found: Found;
  wish: SearchWish;
  wire: Wire;
  now: number;
  /** The query string without its `b=`, for the links of the pager. */
  link: string;
}

/** `/search/search`: server-rendered hits, one `li.Product` each. */
export function searchPage(page: Page): string {
  const { found, wish } = page;
  const q = escapeHtml(wish.query);
  return `<!DOCTYPE html><html lang="ja"><head><meta charset="utf-8"><title>「${q}」の検索結果 - Yahoo!オークション</title></head><body>
${resultOf(page)}
<script type="text/javascript" async>
var pageData = ${inScript({ navigation: { pageName: 'LISTINGS', keyword: wish.query, device: 'PC', vTestId: '', isForeign: '0' }, items: found.items.slice(0, 3).map(pageDataHit) })};
</script></body></html>`;
}

/** The tabs with their counts, the hits and the pager. */
export function resultOf({ found, wish, wire, now, link }: Page): string {
  const body =
    found.items.length === 0
      ? `<div class="Empty"><h2 class="Empty__title">条件に一致する商品は見つかりませんでした。</h2></div>`
      : `<div class="Products Products--grid">${found.wandQuery === '' ? '' : `<div class="Notice"><p class="Notice__text"><span class="Notice__wandQuery">${escapeHtml(found.wandQuery)}</span><span class="Notice__wandText"> に一致する商品はありません。キーワードの一部を利用した結果を表示しています</span></p></div>`}
<div class="Products__list"><ul class="Products__items">${found.items.map((a, i) => product(a, wire, now, i + 1)).join('\n')}</ul></div></div>${pager(found.all.length, wish, link)}`;
  return `<div class="SearchMode"><div class="Tab"><ul class="Tab__items"><li class="Tab__item Tab__item--current"><span class="Tab__text">すべて</span><span class="Tab__subText">${found.all.length.toLocaleString('ja-JP')}件</span></li></ul></div></div>
<div class="Result">${body}</div>`;
}

function pageDataHit(a: Auction): Record<string, string> {
  return {
    productID: a.listing.id,
    productName: a.listing.title,
    productCategoryID: String(a.listing.draft.kind.yahoo.at(-1)?.id ?? 0),
    price: String(shownPrice(a)),
    winPrice: String(shownBuyNow(a.listing) ?? 0),
    bids: String(a.bids.length),
    endtime: plainJst(a.endAt),
  };
}

function product(a: Auction, wire: Wire, now: number, position: number): string {
  const l = a.listing;
  const price = shownPrice(a);
  const buyNow = shownBuyNow(l);
  const title = escapeHtml(l.title);
  const image = escapeHtml(wire.picture(l.draft.kind.picture, l.id, 1));
  const href = `https://auctions.yahoo.co.jp/jp/auction/${l.id}`;
  const leaf = l.draft.kind.yahoo.at(-1)?.id ?? 0;
  const free = l.isFreeShipping ? '1' : '';
  const attributes = `data-auction-id="${l.id}" data-auction-category="${leaf}" data-auction-title="${title}" data-auction-img="${image}" data-auction-price="${price}" data-auction-isflea="" data-auction-isfreeshipping="${free}"`;
  const params = clParams(a, position);
  const icons = [
    now - l.startAt < 86_400_000
      ? '<span class="Product__icon Product__icon--new">New!!</span>'
      : '',
    l.draft.condition === 1
      ? '<span class="Product__icon Product__icon--unused">未使用</span>'
      : '',
    l.isFreeShipping
      ? '<span class="Product__icon Product__icon--freeShipping">送料無料</span>'
      : '',
  ].join('');
  const current = l.isFixed
    ? `<span class="Product__price"><span class="Product__priceValue u-textRed">${yen(price)}</span></span>`
    : `<span class="Product__price"><span class="Product__label">現在</span><span class="Product__priceValue u-textRed">${yen(price)}</span></span>${buyNow === null ? '' : `<span class="Product__price"><span class="Product__label">即決</span><span class="Product__priceValue">${yen(buyNow)}</span></span>`}`;
  const counts = l.isFixed
    ? ''
    : `<dl class="Product__otherInfo"><div class="Product__bidWrap"><dt class="Product__label">入札</dt><dd class="Product__bid">${a.bids.length}</dd></div><div class="Product__timeWrap"><dt class="Product__label">残り</dt><dd class="Product__time">${timeLeft(a.endAt - now)}</dd></div></dl>`;
  return `<li class="Product"><div class="Product__image"><a class="Product__imageLink js-browseHistory-add js-rapid-override" ${attributes} href="${href}" target="_blank" data-cl-params="_cl_vmodule:aal;_cl_link:ic;${params}" rel="noopener"><img class="Product__imageData" src="${image}" width="100" height="100" alt="${title}"><div class="Product__iconWrap">${icons}</div></a></div>
<div class="Product__detail"><div class="Product__bonus " data-auction-id="${l.id}" data-auction-endtime="${unixSeconds(a.endAt)}" data-auction-buynowprice="${l.buyNowPrice ?? 0}" data-auction-categoryidpath="${[ROOT, ...l.draft.kind.yahoo].map((node) => node.id).join(',')}" data-auction-caneasypayment="1" data-auction-price="${price}" data-auction-auc-seller-id="${l.seller.aucUserId}" data-auction-startprice="${l.startPrice}" data-auction-isshoppingitem="${l.seller.isStore ? '1' : ''}"></div>
<h3 class="Product__title"><a class="Product__titleLink js-browseHistory-add js-rapid-override" ${attributes} href="${href}" target="_blank" rel="noopener" data-cl-params="_cl_vmodule:aal;_cl_link:tc;${params}" title="${title}">${title}</a></h3>
<div class="Product__priceInfo">${current}<p class="Product__postage">${postage(a)}</p></div>${counts}<div class="Product__icons">${icons}</div></div></li>`;
}

function clParams(a: Auction, position: number): string {
  const l = a.listing;
  const fee = shippingTo(l, 13) ?? '';
  const type = fee === '' ? '' : 1;
  const hasBuyNow = l.buyNowPrice !== null;
  return `_cl_position:${position};sfst:${l.isShippingLater ? 'later' : 'now'};cpsf:${fee};bnpsf:${hasBuyNow ? fee : ''};cpsft:${type};bnpsft:${hasBuyNow ? type : ''};fs:${l.isFreeShipping ? 1 : ''};atax:${l.taxFlag};arbn:;catid:${l.draft.kind.yahoo.at(-1)?.id};cid:${l.id};st:${unixSeconds(l.startAt)};end:${unixSeconds(a.endAt)};prat:0;op:;ctlgid:;grat:${goodRating(l.seller).replace('%', '')};ppstr:;cprate:;seltyp:${hasBuyNow ? 1 : 0};apprsl:0;best:${l.seller.isBestStore ? 1 : ''};flm:0;fbcp:0;`;
}

function postage(a: Auction): string {
  const l = a.listing;
  if (l.isFreeShipping) return '';
  if (l.isShippingLater) return '送料未定';
  const fee = shippingTo(l, 13);
  return fee === null ? '送料は商品ページ参照' : `＋送料${yen(fee)}`;
}

function timeLeft(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / 60_000));
  if (minutes >= 1440) return `${Math.floor(minutes / 1440)}日`;
  return minutes >= 60 ? `${Math.floor(minutes / 60)}時間` : `${minutes}分`;
}

function pager(total: number, wish: SearchWish, link: string): string {
  const pages = Math.min(10, Math.ceil(total / wish.limit));
  const current = Math.floor(wish.offset / wish.limit) + 1;
  const items = Array.from({ length: pages }, (_, i) => i + 1).map((page) =>
    page === current
      ? `<li class="Pager__list"><span class="Pager__link Pager__link--active">${page}</span></li>`
      : `<li class="Pager__list"><a class="Pager__link" href="${escapeHtml(`${link}&b=${(page - 1) * wish.limit + 1}&n=${wish.limit}`)}">${page}</a></li>`,
  );
  return `<div class="Pager"><ul class="Pager__lists">${items.join('')}</ul><p class="Pager__text">${wish.offset + 1}件〜${Math.min(total, wish.offset + wish.limit)}件を表示</p></div>`;
}
