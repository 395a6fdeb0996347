import { escapeHtml } from '../yahoo-auctions/pages/html.ts';
import {
  adultDialog,
  breadcrumbs,
  footnote,
  marketBlock,
  page,
  type Wire,
  wideYen,
} from './page-parts.ts';
import type { Product } from './product.ts';

/** `/product/detail/{code}`. No such page was ever captured: the parts are those that readers of the real ones look for. */
export function productPage(product: Product, wire: Wire): string {
  const { code, own, maker, model } = product;
  const picture = escapeHtml(wire.picture(product));
  const structured = [
    {
      '@context': 'http://schema.org',
      '@type': 'Product',
      productID: code,
      name: product.title,
      image: wire.picture(product),
      ...(own
        ? {
            offers: [
              {
                '@type': 'Offer',
                price: String(own.price),
                priceCurrency: 'JPY',
                availability: 'https://schema.org/InStock',
              },
            ],
          }
        : {}),
    },
  ];
  const rows = [
    ['メーカー', maker.ja],
    ['発売日', product.releaseDate],
    ['型番', model],
    ...(product.listPrice === null ? [] : [['定価', wideYen(product.listPrice)]]),
    ['JAN', product.jan],
  ] as const;
  const head = `<meta property="og:title" content="${escapeHtml(product.title)} | 駿河屋" /><meta property="og:image" content="${picture}" />
${breadcrumbs(product.path)}<script type="application/ld+json">${JSON.stringify(structured).replaceAll('<', '\\u003c')}</script>
`;
  return page(
    `${product.title} | 駿河屋`,
    head,
    `<div class="breadcrumb"><a href="/">TOP</a>${product.path.map(({ id, name }) => ` &gt; <a href="/search?category=${id}&search_word=">${name}</a>`).join('')}</div>
<img id="item_picture" class="img-fluid main-pro-img cursor_pointer" src="${picture}" alt="">
<h1 class="h1_title_product" id="item_title">
${escapeHtml(product.path.at(-1)?.name ?? '')}\u3000${escapeHtml(product.title)}
</h1>
${own ? stocked(own) : soldOut}
<p class="free_shipping mgnT5">999円以上は送料無料（※）</p>
${footnote(code)}
${marketBlock(product)}
<div id="item_condition">${escapeHtml(product.note)}</div>
<table class="table table-striped tbl_product_info">${rows.map(([name, value]) => `<tr><th>${name}</th><td>${escapeHtml(value)}</td></tr>`).join('')}
<tr><th>管理番号</th><td id="proid">${own?.sort ?? '中古'} ：${code}</td></tr></table>
${adultDialog}`,
  );
}

const stocked = (
  own: NonNullable<Product['own']>,
) => `<div class="price_group"><label>${own.sort}</label>
<span class="text-price-detail price-buy">${own.price.toLocaleString('ja-JP')}円 (税込)</span></div>
<button type="submit" class="btn_buy cart1" id="cart-add">カートに入れる</button>`;

const soldOut = `<div class="price_group"><label>中古</label><span class="text-price-detail">品切れ</span></div>
<input type="button" class="waitbtn" value="入荷待ちリストへ">`;

/** Age-restricted goods before the dialog was answered: the dialog alone. */
export const agePage = (): string => page('駿河屋', '', adultDialog);

/** `/product/other/{code}`: the shops that have it. */
export const otherPage = (product: Product): string =>
  page(
    `${product.title} | 駿河屋`,
    '',
    `<h1 class="h1_title_product">${escapeHtml(product.title)}</h1><table id="tbl_all">${product.offers
      .map(
        ({ shop, price }) =>
          `<tr class="item"><td>中古</td><td><span class="text-red"><strong>${wideYen(price)}</strong></span></td><td><a href="/product/detail/${product.code}?tenpo_cd=${shop}">店舗 ${shop}</a></td></tr>`,
      )
      .join('')}</table>`,
  );

/** `/detailed_search`: the form that knows the top categories. */
export const detailedSearchPage = (roots: readonly { id: string; name: string }[]): string =>
  page(
    '詳細検索 | 駿河屋',
    '',
    `<form action="/detailed_search?search_word=" method="post"><select class="parent-select category-select form-select" id="category-first-level" name="category1"><option value="0" selected="selected">指定なし</option>${roots
      .map(({ id, name }) => `<option value="${id}">${name}</option>`)
      .join('')}</select></form>`,
  );
