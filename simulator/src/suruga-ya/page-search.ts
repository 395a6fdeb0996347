import { escapeHtml } from '../yahoo-auctions/pages/html.ts';
import { CATEGORIES, categoryPathOf } from './categories.ts';
import {
  adultDialog,
  breadcrumbs,
  footnote,
  hrefOf,
  marketBlock,
  page,
  type Wire,
  wideYen,
} from './page-parts.ts';
import type { Product } from './product.ts';
import { childrenOf, PAGE_SIZE, shownPrice, type Wish } from './search.ts';

/** `/search`: 24 hits, the narrower categories beside them, and the page's own script that tells most of the prices once more. */
export function searchPage(found: readonly Product[], wish: Wish, wire: Wire): string {
  const from = (wish.page - 1) * PAGE_SIZE;
  const shown = found.slice(from, from + PAGE_SIZE);
  const link = `/search?category=${wish.category}&search_word=${encodeURIComponent(wish.words)}`;
  const hasNext = from + PAGE_SIZE < found.length;
  const count =
    shown.length === 0
      ? `${found.length.toLocaleString('ja-JP')}件`
      : `${found.length.toLocaleString('ja-JP')}件中&nbsp;${from + 1}-${from + shown.length}件`;
  const head = `${hasNext ? `<link rel='next' href='${escapeHtml(`${link}&page=${wish.page + 1}`)}'/>\n` : ''}${breadcrumbs(trailOf(wish.category))}`;
  return page(
    `${wish.words} | 中古・新品通販の駿河屋`,
    head,
    `<div id="search_header"><div class="search_option"><div class="hit">該当件数:${count}
</div></div>
<ul class="result_option cf"><li><span>品切れ:</span> ${wish.showsSoldOut ? 'ON' : 'OFF'}</li></ul></div>
<script>var ecommerce_items = [];</script>
<div id="search_result" class="grid_style search_layout">${shown.map((product, i) => scripted(product, i)).join('')}
<div class="item_box">${shown.map((product) => hit(product, wire)).join('\n')}</div></div>
<div class="tag-list">${CATEGORIES.slice(0, 5)
      .map(
        ({ name }) =>
          `<div class="item"><a class="btn-tag" href="/search?category=&search_word=${name}">${name}</a></div>`,
      )
      .join('')}</div>
${adultDialog}
<div id="menu" class="sidebar-menu-left"><div class="facet-category block" data-limit="10"><h2>カテゴリー</h2><ul class="ul_haba">${childrenOf(
      wish.category,
    )
      .map(
        ({ id, name }) =>
          `<li class='' style='display: block '><a href="?category=${id}&search_word=">${name}(${crowd(found, id)})</a></li>`,
      )
      .join('')}</ul></div>
<div class="facet-narrow21 block" data-limit="3"><h2>予約・新品・中古</h2><ul class="ul_haba"><li><a href="${escapeHtml(link)}&sale_classified=中古" rel="nofollow">中古 (多数)</a></li></ul></div></div>`,
  );
}

const trailOf = (category: string) => {
  const current = CATEGORIES.find(({ id }) => id === category);
  const parent = CATEGORIES.find(({ id }) => id === current?.parent);
  return [parent, current].filter((one) => one !== undefined);
};

/** How many there are, as the shop words it. */
function crowd(found: readonly Product[], category: string): string {
  const n = found.filter(({ path }) => path.some(({ id }) => id === category)).length;
  return n > 500 ? '多数' : n > 50 ? `約${Math.round(n / 50) * 50}` : n > 9 ? '少量' : '数点';
}

/** The script leaves out every sixth, cuts names, and tells the cheapest other shop's price for what is sold out. */
function scripted(product: Product, index: number): string {
  const price = shownPrice(product);
  if (index % 6 === 5 || price === undefined) return '';
  return `<script>
                    var item_product = {
                        index: parseInt(index-1),
                        quantity: 1,
                        currency: 'JPY',
                        affiliation: common.htmlDecode('駿河屋'),
                        item_id: common.htmlDecode('${product.code}'),
                        item_name: common.htmlDecode('${product.title.slice(0, 11).replaceAll("'", '&#039;')}'),
                        item_brand: common.htmlDecode('${product.maker.ja}'),
                        price: ${price},
                        item_category: common.htmlDecode('${product.path[0]?.name}')
                    }
                    ecommerce_items.push(item_product);
                    index ++;
                </script>`;
}

function hit(product: Product, wire: Wire): string {
  const { code, own } = product;
  const href = hrefOf(product);
  const kind = categoryPathOf(product.kind.key, product.isAdult).at(-1)?.name ?? '';
  const price = own
    ? `<p class="price_teika">
${own.sort}：<span class="text-red"><strong>${wideYen(own.price)} </strong></span>&nbsp;
<span class="tax" >税込</span>
</p>
<p class="mgnT5 mgnB5" style="color: brown">999円以上は送料無料（<a href="javascript:void(0)" class="show_shipping_fee" data-shinaban="${code}">※</a>）</p>`
    : '<p class="price">品切れ</p>';
  const listed =
    product.listPrice === null
      ? ''
      : `<p class="price_teika">定価：${wideYen(product.listPrice)}</p>`;
  return `<div class="item"><p class="condition"><span class="new_arrival red">新入荷</span></p>
<div class="photo_box"><p class="thum"><a href="${href}"><img src="${escapeHtml(wire.picture(product))}" loading="lazy" border="0" vspace="4"></a></p></div>
<div class="item_detail"><div class="title"><a href="${href}"><h3 class="product-name">${escapeHtml(product.title)}</h3></a></div>
<p class="condition background-kishu" style="font-size: 12px !important;">
${escapeHtml(kind)}
</p>
<p class="release_date">[発売日：${product.releaseDate}]</p><p class="brand">[${escapeHtml(product.maker.ja)}] </p></div>
<div class="item_price padT12">${price}
${footnote(code)}
${listed}
${marketBlock(product)}
</div></div>`;
}
