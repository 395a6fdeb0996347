import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../yahoo-auctions/pages/html.ts';
import type { Item } from './item.ts';
import { nodeOf } from './nodes.ts';
import type { Store } from './store.ts';
import type { Wire } from './wire-item.ts';

/** `https://www.amazon.co.jp/dp/{ASIN}` below `/amazon/www`, as people in Japan see it; other goods stand beside it with prices of their own. */
export function pageRoute(app: FastifyInstance, store: Store, wire: Wire): void {
  app.get<{ Params: { asin: string } }>('/www/dp/:asin', async (request, reply) => {
    const item = store.find(request.params.asin);
    void reply.type('text/html;charset=UTF-8');
    return item
      ? productPage(item, wire)
      : reply.code(404).send('<!doctype html><title>ページが見つかりません</title>');
  });
}

function productPage(item: Item, wire: Wire): string {
  const { asin, title, price, stock, merchant, maker } = item;
  const sizes = JSON.stringify({
    [wire.picture(item, 1)]: [522, 522],
    [wire.picture(item, 2)]: [385, 385],
  });
  const parent = nodeOf(item.node.parent ?? '');
  const trail = [...(parent ? [parent] : []), item.node];
  return `<!doctype html><html lang="ja-jp"><head><title>Amazon.co.jp: ${escapeHtml(title)}</title><link rel="canonical" href="https://www.amazon.co.jp/dp/${asin}"></head><body>
<input type="hidden" id="ASIN" name="ASIN" value="${asin}"><input type="hidden" id="merchantID" name="merchantID" value="${merchant.id}">
<div id="wayfinding-breadcrumbs_feature_div"><ul>${trail.map(({ id, name }) => `<li><span class="a-list-item"><a class="a-link-normal" href="/b?node=${id}"> ${escapeHtml(name)} </a></span></li>`).join('')}</ul></div>
<div class="a-carousel-card"><span class="a-price"><span class="a-offscreen">￥${(price + 1_000).toLocaleString('ja-JP')}</span></span></div>
<img id="landingImage" data-a-dynamic-image="${escapeHtml(sizes)}">
<h1 id="title"><span id="productTitle" class="a-size-large product-title-word-break"> ${escapeHtml(title)} </span></h1>
<a id="bylineInfo" class="a-link-normal" href="#">ブランド: ${escapeHtml(maker.ja)}</a>
${item.reviews > 0 ? `<span id="acrPopover" title="5つ星のうち${item.stars}"></span><span id="acrCustomerReviewText">${item.reviews.toLocaleString('ja-JP')}個の評価</span>` : ''}
${
  stock === null
    ? ''
    : `<div id="price" class="a-section"><table class="a-lineitem"><tr id="priceblock_ourprice_row"><td class="a-color-secondary">価格:</td><td><span id="priceblock_ourprice" class="a-size-medium a-color-price priceBlockBuyingPriceString">￥${price.toLocaleString('ja-JP')}</span></td></tr>
<tr><td>Amazon ポイント:</td><td><span class="a-color-price"> ${Math.floor(price / 100)}pt &nbsp;(1%) </span></td></tr></table></div>`
}
<div id="availability" class="a-section"><span class="a-size-medium"> ${stock === null ? '現在在庫切れです。' : '在庫あり。'} </span></div>
<div id="merchant-info" class="a-section">この商品は、${escapeHtml(merchant.name)} が販売、発送します。</div>
<div id="feature-bullets"><ul>${item.features.map((line) => `<li><span class="a-list-item"> ${escapeHtml(line)} </span></li>`).join('')}</ul></div>
</body></html>`;
}
