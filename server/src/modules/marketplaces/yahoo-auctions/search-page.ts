import { readRows } from '../reading/rows.ts';
import { Parser } from 'htmlparser2';
import { hasClass } from '../reading/class-names.ts';
import { broken } from '../reading/shape.ts';
import { SOURCE } from './shapes.ts';
import type { ListingPage } from '../listing-query.ts';
import { cardOf } from './search-page-card.ts';
import type { Found } from './found-product.ts';

const TEXTS = ['Product__bid', 'Product__priceValue'];
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
          current = { data: {}, texts: {}, hasFreeShippingIcon: false, isUnused: false };
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
      if (hasClass(classes, 'Product__icon--unused')) current.isUnused = true;
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
