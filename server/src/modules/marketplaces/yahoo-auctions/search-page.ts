import { readRows } from '../reading/rows.ts';
import { Parser } from 'htmlparser2';
import { type Yen, yen } from '../../../kernel/money.ts';
import { believablePrice } from '../rules/believable.ts';
import { agree, taxPercentBetween, withoutTax, withTax } from '../rules/tax.ts';
import type { ListingCard, ListingPrice, ListingShipping } from '../listing.ts';
import { hasClass } from '../reading/class-names.ts';
import { broken } from '../reading/shape.ts';
import { itemUrl, percentOf } from './search-card.ts';
import { CODE_PATTERN, SOURCE } from './shapes.ts';
import type { ListingPage } from '../listing-query.ts';

/** What stands in one `li.Product`: attributes by name, and the texts of the parts that have no attribute. */
interface Found {
  readonly data: Record<string, string>;
  readonly texts: Record<string, string>;
  hasFreeShippingIcon: boolean;
}

const TEXTS = ['Product__bid', 'Product__priceValue'];
const CODE = new RegExp(CODE_PATTERN);
const ZERO_RESULTS = '条件に一致する商品は見つかりませんでした';

/**
 * The search page in one pass, for when the JSON call does not answer: `data-auction-*` attributes, never the hashed style names.
 * A page with neither products nor the sentence "nothing found" cannot be read, which is not the same as no results.
 */
export function readSearchPage(html: string, readAt: Date): ListingPage {
  const { products, isPartialMatch, saysNothingFound, hasNext, counted } = walk(html);
  if (products.length === 0 && !saysNothingFound)
    throw broken(SOURCE, 'li.Product', 'neither products nor "nothing found"');
  // Flea market goods belong to another site, where they have another page.
  const { rows: listings, setAside } = readRows(
    products.filter(({ data }) => data['isflea'] !== '1'),
    (found, index) => cardOf(found, `li.Product.${index}`, readAt),
  );
  const total = Math.max(listings.length, counted);
  return { listings, setAside, total, hasMore: hasNext, isPartialMatch };
}

function walk(html: string) {
  const products: Found[] = [];
  let current: Found | undefined;
  let listDepth = 0;
  let collecting: string | undefined;
  let isPartialMatch = false;
  let saysNothingFound = false;
  let hasNext = false;
  let tabs: 'none' | 'current' | 'count' = 'none';
  let count = '';
  const parser = new Parser({
    onopentag(name, attributes) {
      const classes = attributes['class'];
      if (name === 'li') {
        if (classes !== undefined && hasClass(classes, 'Product')) {
          current = { data: {}, texts: {}, hasFreeShippingIcon: false };
          products.push(current);
          listDepth = 0;
        } else listDepth += 1;
      }
      if (current) noteProduct(current, attributes);
      // The names are hashed or few: most elements carry none of these.
      if (classes === undefined) return;
      if (hasClass(classes, 'Tab__item'))
        tabs = hasClass(classes, 'Tab__item--current') ? 'current' : 'none';
      if (tabs === 'current' && hasClass(classes, 'Tab__subText')) tabs = 'count';
      if (hasClass(classes, 'Notice__wandQuery')) isPartialMatch = true;
      if (classes.includes('Pager__list--next') && !classes.includes('is-off')) hasNext = true;
      if (!current) return;
      if (classes.includes('Product__icon--freeShipping')) current.hasFreeShippingIcon = true;
      const text = TEXTS.find((candidate) => hasClass(classes, candidate));
      if (text) {
        collecting = text;
        current.texts[text] = current.texts[text] === undefined ? '' : `${current.texts[text]} `;
      }
    },
    ontext(text) {
      if (tabs === 'count') count += text;
      if (products.length === 0 && text.includes(ZERO_RESULTS)) saysNothingFound = true;
      if (current && collecting) current.texts[collecting] += text;
    },
    onclosetag(name) {
      if (tabs === 'count') tabs = 'none';
      if (name === 'dd' || name === 'span') collecting = undefined;
      if (name !== 'li' || !current) return;
      if (listDepth === 0) current = undefined;
      else listDepth -= 1;
    },
  });
  parser.end(html);
  return {
    products,
    isPartialMatch,
    saysNothingFound,
    hasNext,
    counted: Number(/^([\d,]+)件$/.exec(count.trim())?.[1]?.replaceAll(',', '') ?? 0),
  };
}

function noteProduct({ data }: Found, attributes: Readonly<Record<string, string>>): void {
  for (const key in attributes) {
    if (key.startsWith('data-auction-')) data[key.slice(13)] ??= attributes[key] as string;
    else if (key === 'data-cl-params' && attributes['class']?.includes('Product__imageLink'))
      data['params'] = attributes[key] as string;
  }
}

function cardOf(found: Found, at: string, readAt: Date): ListingCard {
  const { data, texts } = found;
  const need = (key: string): string => {
    const value = data[key];
    if (value === undefined || value === '') throw broken(SOURCE, `${at}.data-auction-${key}`);
    return value;
  };
  const code = need('id');
  if (!CODE.test(code)) throw broken(SOURCE, `${at}.data-auction-id`, code);
  const params = new Map(
    need('params')
      .split(';')
      .map((pair) => pair.split(':', 2) as [string, string]),
  );
  if (params.get('cid') !== code) throw broken(SOURCE, `${at}.data-cl-params.cid`);
  const endsAtSeconds = Number(need('endtime'));
  if (!Number.isInteger(endsAtSeconds) || endsAtSeconds < 1_000_000_000)
    throw broken(SOURCE, `${at}.data-auction-endtime`);
  const price = priceOf(found, params, at, need);
  const bids = texts['Product__bid']?.trim();
  const isFixedPrice =
    bids === undefined && price.buyNow !== undefined && price.buyNow === price.start;
  if (!isFixedPrice && !/^\d+$/.test(bids ?? '')) throw broken(SOURCE, `${at}.Product__bid`);
  return {
    site: 'auction',
    code,
    url: itemUrl(code),
    title: need('title'),
    pictures: data['img'] ? [data['img']] : [],
    price,
    condition: 'unknown',
    categoryPath: (data['categoryidpath'] ?? '')
      .split(',')
      .filter((id) => id !== '' && id !== '0')
      .map((id) => ({ id, name: '' })),
    brand: undefined,
    seller: {
      id: need('auc-seller-id'),
      name: '********',
      ratingPercent: percentOf(params.get('grat')),
      goodCount: undefined,
      badCount: undefined,
      isStore: data['isshoppingitem'] === '1',
    },
    shipping: shippingOf(found, params),
    auction: isFixedPrice
      ? undefined
      : {
          bidCount: Number(bids),
          startsAt: undefined,
          endsAt: new Date(endsAtSeconds * 1000),
          isAutoExtension: undefined,
          isEarlyClosing: undefined,
          restrictions: [],
          highestBidder: undefined,
        },
    status: 'open',
    endsAt: new Date(endsAtSeconds * 1000),
    isShopItem: data['isshoppingitem'] === '1',
    readAt,
  };
}

/** `data-auction-price` contains the tax, start and buy-now prices do not (`atax:1`); with `atax:2` all contain it. */
function priceOf(
  found: Found,
  params: ReadonlyMap<string, string>,
  at: string,
  need: (key: string) => string,
): ListingPrice {
  const amount = (key: string) => {
    const read = believablePrice(need(key));
    if (read === undefined) throw broken(SOURCE, `${at}.data-auction-${key}`, need(key));
    return read;
  };
  const current = amount('price');
  const startNet = amount('startprice');
  const buyNowNet = need('buynowprice') === '0' ? undefined : amount('buynowprice');
  const kind = params.get('atax');
  if (kind !== '0' && kind !== '1' && kind !== '2')
    throw broken(SOURCE, `${at}.data-cl-params.atax`, kind);
  const isAdded = kind === '1';
  const isFirst =
    found.texts['Product__bid'] === undefined || found.texts['Product__bid'].trim() === '0';
  const taxPercent = !isAdded ? 0 : isFirst ? taxPercentBetween(startNet, current) : 10;
  if (taxPercent === undefined || (!isAdded && isFirst && startNet !== current))
    throw broken(SOURCE, `${at}.data-auction-price`, 'does not follow from the start price');
  const buyNow =
    buyNowNet === undefined
      ? undefined
      : [current, ...shownPrices(found)].find((shown) => agree(buyNowNet, shown, taxPercent));
  if (buyNowNet !== undefined && buyNow === undefined)
    throw broken(SOURCE, `${at}.Product__priceValue`, 'no shown price is the buy-now price');
  return {
    current,
    currentBeforeTax:
      isAdded && isFirst ? startNet : isAdded ? withoutTax(current, taxPercent) : undefined,
    buyNow,
    buyNowBeforeTax: isAdded ? buyNowNet : undefined,
    start: isFirst ? current : withTax(startNet, taxPercent),
    startBeforeTax: isAdded ? startNet : undefined,
    tax: kind === '0' ? 'none' : isAdded ? 'added' : 'included',
    taxPercent: kind === '0' ? 0 : isAdded ? taxPercent : 10,
  };
}

/** The amounts as people see them, with tax: 現在, then 即決. */
const shownPrices = (found: Found): Yen[] =>
  (found.texts['Product__priceValue']?.match(/\d[\d,]*(?=円)/g) ?? []).flatMap(
    (text) => believablePrice(text.replaceAll(',', '')) ?? [],
  );

function shippingOf(found: Found, params: ReadonlyMap<string, string>): ListingShipping {
  const fee = params.get('cpsf');
  const isFree =
    found.hasFreeShippingIcon || params.get('fs') === '1' || found.data['isfreeshipping'] === '1';
  if (isFree)
    return { payer: 'seller', fee: yen(0), isFeeLowest: false, fromPrefecture: undefined };
  const told = fee ? believablePrice(fee) : undefined;
  return {
    payer: 'buyer',
    fee: told,
    isFeeLowest: params.get('cpsft') === '4',
    fromPrefecture: undefined,
  };
}
