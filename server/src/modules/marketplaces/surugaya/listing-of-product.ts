import type { Yen } from '../../../kernel/money.ts';
import { isJan } from '../rules/jan.ts';
import type { Condition, Listing } from '../listing.ts';
import { htmlOfText } from '../reading/sanitise.ts';
import { broken } from '../reading/shape.ts';
import { type OwnOffer, shopFactsOf, soldBy } from './card.ts';
import { readTerms, SHOP_SHIPPING, shippingOf, TERMS_OF_2026 } from './delivery.ts';
import { amountOf, CONDITIONS, readMarketOffer } from './offer.ts';
import type { ProductPage } from './product-page.ts';
import { HOME, SOURCE, tidy } from './shapes.ts';

/** Words by which the site marks goods that it sells to grown-ups only, in categories and titles. */
const ADULT = /アダルト|18禁|成人向け/;

/** A product page in our words. `Outage`s name what was missing or what contradicts itself. */
export function listingOfProduct(page: ProductPage, code: string, readAt: Date): Listing {
  const told = page.code;
  if (told !== code) throw broken(SOURCE, 'proid', `asked for ${code}, got ${told}`);
  const [kind, title] = headingOf(page.title);
  const own = ownOf(page);
  const market = readMarketOffer(page.market, page.marketHref, 'product');
  const facts = soldBy(own, market);
  const listed = factOf(page, '定価');
  const terms = page.footnote === '' ? TERMS_OF_2026 : readTerms(page.freeShipping, page.footnote);
  const attributes = [...page.facts.filter(({ name }) => name !== '管理番号')];
  if (market)
    attributes.push({
      name: 'マケプレ',
      value: `￥${market.price.toLocaleString('ja-JP')} (${market.count}点)`,
    });
  return {
    site: 'surugaya',
    code,
    url: `${HOME}/product/detail/${code}`,
    title,
    pictures: page.pictures,
    ...facts,
    categoryPath: page.trail,
    brand: factOf(page, 'メーカー'),
    shipping: own ? shippingOf(own.price, terms) : SHOP_SHIPPING,
    auction: undefined,
    isShopItem: true,
    shop: shopFactsOf(
      own,
      market,
      listed === undefined ? undefined : amountOf(/^￥?([\d,]+)円?/.exec(listed)?.[1], '定価'),
    ),
    jan: page.facts.find(({ name, value }) => /^JAN/.test(name) && isJan(value))?.value,
    readAt,
    // One physical copy is typical of second-hand goods, and the page does not tell how many there are.
    quantity: facts.status === 'open' ? 1 : 0,
    descriptionHtml: htmlOfText(page.note),
    descriptionText: page.note,
    dispatch: undefined,
    checksum: undefined,
    variants: [],
    isOfferable: false,
    likeCount: undefined,
    updatedAt: undefined,
    attributes,
    isAdultOnly: [kind, title, ...page.trail.map(({ name }) => name)].some((text) =>
      ADULT.test(text),
    ),
  };
}

/** Category and title, parted by the first ideographic space. */
function headingOf(heading: string): [kind: string, title: string] {
  const at = heading.indexOf('\u3000');
  return at < 0 ? ['', tidy(heading)] : [tidy(heading.slice(0, at)), tidy(heading.slice(at + 1))];
}

/** The site's own piece as the button buys it; undefined when it is sold out. The page must say either, and only one of them. */
function ownOf(page: ProductPage): OwnOffer | undefined {
  if (page.hasBuyButton === page.hasWaitButton)
    throw broken(SOURCE, 'cart-add', 'neither a basket nor a waiting list, or both');
  if (page.hasWaitButton) return undefined;
  const group = page.groups.find(({ isBuy }) => isBuy);
  if (!group) throw broken(SOURCE, 'price-buy');
  const kind = /中古|新品|予約/.exec(group.text)?.[0];
  if (kind === undefined) throw broken(SOURCE, 'price_group', group.text);
  const price = amountOf(/^([\d,]+)円 \(税込\)$/.exec(group.price ?? '')?.[1], 'price-buy');
  checkStructured(page, price);
  return { price, condition: CONDITIONS[kind] as Condition };
}

const factOf = (page: ProductPage, name: string): string | undefined =>
  page.facts.find((fact) => fact.name === name)?.value || undefined;

/** The page's structured data tell its prices once more: one that is in none of them is not believed. */
function checkStructured(page: ProductPage, price: Yen): void {
  const prices = page.structured.flat().flatMap((one) => {
    const offers = (one as { offers?: unknown } | null | undefined)?.offers;
    return [offers ?? []].flat().map((offer) => Number((offer as { price?: unknown }).price));
  });
  if (prices.length > 0 && !prices.includes(price))
    throw broken(SOURCE, 'offers.price', `${prices.join(', ')} there, ${price} shown`);
}
