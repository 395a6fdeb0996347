import { escapeHtml } from '../yahoo-auctions/pages/html.ts';
import type { Product } from './product.ts';

const HOME = 'https://www.suruga-ya.jp';
/** Full-width ￥ with commas. */
export const wideYen = (amount: number): string => `￥${amount.toLocaleString('ja-JP')}`;

/** `address` is where this party's own pictures are. */
export interface Wire {
  picture(product: Product): string;
}

export function page(title: string, head: string, body: string): string {
  return `<!DOCTYPE html>
<html lang="ja" dir="ltr" prefix="og: https://ogp.me/ns#">
    <head>
        <meta charset="utf-8" />
        <title>${escapeHtml(title)}</title>
${head}    </head>
    <body class="bg_white_body">
${body}
    </body>
</html>`;
}

export const breadcrumbs = (steps: readonly { id: string; name: string }[]): string =>
  `<script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org/',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { name: '駿河屋TOP', item: HOME },
      ...steps.map(({ id, name }) => ({
        name,
        item: `${HOME}/search?category=${id}&search_word=`,
      })),
    ].map((step, i) => ({ '@type': 'ListItem', position: i + 1, ...step })),
  })}</script>
`;

/** The fee besides shipping, hidden until somebody asks for it. */
export const footnote = (
  code: string,
): string => `<div class="panel_buy mgnT5 shipping_fee_${code}" style="display: none">
<p class="text-center mgnB0">条件により送料とは別に通信販売手数料がかかります <br>
■本州・四国・九州<br>お買上金額 5,000円未満…240円<br>お買上金額 5,000円以上…無料<br>
■北海道・沖縄<br>お買上金額 5,000円未満…570円<br>お買上金額 5,000円以上10,000未満…285円<br>お買上金額10,000円以上…無料</p></div>`;

/** Where a hit leads: the own piece, the one shop that has it, or the list of shops. */
export function hrefOf({ code, own, offers }: Product): string {
  if (own || offers.length === 0) return `${HOME}/product/detail/${code}`;
  return offers.length === 1
    ? `/product/detail/${code}?tenpo_cd=${offers[0]?.shop}`
    : `/product/other/${code}`;
}

export function marketBlock(product: Product): string {
  const [cheapest] = product.offers;
  if (!cheapest) return '';
  const href =
    product.offers.length === 1
      ? `/product/detail/${product.code}?tenpo_cd=${cheapest.shop}`
      : `/product/other/${product.code}`;
  return `<div class="mgnT20 highlight-box"><div class="makeplaTit">
<p><strong class="border-text">以下からもご購入頂けます</strong></p>
<p class="mgnB5 mgnT5"><span class="icon_mp_brown mgnR5">マケプレ</span> <span class="text-red fontS15"><strong>${wideYen(cheapest.price)}</strong></span></p>
<p class="mgnL-3"><a href="${href}" class="text-blue-light">(${product.offers.length}点の中古品)</a></p></div></div>`;
}

export const adultDialog = `<div class="popup" id="modal-adult" data-popup="popup-adult"><div class="popup-inner">
<p><img src="/pics_webp/keikoku01a.gif.webp" title="警告" alt="警告"></p><p><img id="btn-confirm-adult" title=" はい " alt="はい"><a href="/"><img title="いいえ" alt=" いいえ "></a></p></div></div>`;

/** What a gatekeeper in front of the shop answers to visitors that it takes for programs. */
export const GATE = `<!DOCTYPE html><html lang="en-US"><head><title>Just a moment...</title><meta name="robots" content="noindex,nofollow"></head>
<body><div class="main-wrapper" role="main"><h1>www.suruga-ya.jp</h1><p>Checking if the site connection is secure</p></div></body></html>`;
