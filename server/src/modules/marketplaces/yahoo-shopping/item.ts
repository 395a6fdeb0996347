import type { Yen } from '../../../kernel/money.ts';
import type { Listing, ListingCategory } from '../listing.ts';
import { sanitiseHtml, textOfHtml } from '../reading/sanitise.ts';
import { fixedPrice } from '../listing-price.ts';
import { broken } from '../reading/shape.ts';
import { janOf, priceOf, sellerOf, shippingOf, shopOf } from './card.ts';
import { attributeOf, branchOf, rowsOf, textAt, textOf } from './indexed.ts';
import { optionsOf, variantsOf } from './item-options.ts';
import { SOURCE } from './shapes.ts';

/** The one item of a lookup answer; undefined when the site says that it returned none. */
export function hitOfLookup(json: unknown): unknown {
  const returned = textOf(
    branchOf(json, 'ResultSet.totalResultsReturned'),
    'ResultSet.totalResultsReturned',
  );
  if (returned === undefined || !/^\d+$/.test(returned))
    throw broken(SOURCE, 'ResultSet.totalResultsReturned', returned);
  if (returned === '0') return undefined;
  const [hit] = rowsOf(branchOf(json, 'ResultSet.0.Result'), 'ResultSet.0.Result');
  if (typeof hit !== 'object' || hit === null) throw broken(SOURCE, 'ResultSet.0.Result.0');
  return hit;
}

/** One item, with everything that its lookup tells (`responsegroup=large`), in our words. */
export function listingOfHit(hit: unknown, readAt: Date): Listing {
  const find = (path: string): string | undefined => textAt(hit, '', path);
  const read = (path: string): string => {
    const text = find(path);
    if (text === undefined) throw broken(SOURCE, path);
    return text;
  };
  const code = read('Code');
  const price = priceOf(priceTextOf(hit), 'Price');
  const story = storyOf(find);
  const variants = variantsOf(hit);
  return {
    site: 'shopping',
    code,
    url: read('Url').replace(/^http:/, 'https:'),
    title: read('Name'),
    pictures: picturesOf(hit),
    price: fixedPrice(price),
    condition: conditionOf(read('Condition')),
    categoryPath: categoryPathOf(hit),
    brand: find('Brands.Name'),
    seller: sellerOf(
      read('Store.Id'),
      find('Store.Name') ?? '',
      starsOf(find('Store.Ratings.Rate'), find('Store.Ratings.Count')),
    ),
    shipping: shippingOf(shippingCodeOf(read('Shipping.Code'))),
    auction: undefined,
    status: statusOf(read('Availability')),
    isShopItem: true,
    shop: shopFactsOf(find, price),
    jan: janOf(find('JanCode')),
    readAt,
    quantity: Math.max(
      1,
      variants.reduce((total, variant) => total + variant.quantity, 0),
    ),
    descriptionHtml: sanitiseHtml(story),
    descriptionText: textOfHtml(story),
    dispatch: find('Store.InventoryMessage'),
    checksum: undefined,
    variants,
    isOfferable: false,
    likeCount: undefined,
    updatedAt: undefined,
    options: optionsOf(hit),
    attributes: find('Model') === undefined ? [] : [{ name: '型番', value: read('Model') }],
    isAdultOnly: /^(1|true)$/.test(find('IsAdult') ?? ''),
  };
}

/** What stands at a path of the hit, when it does. */
type Find = (path: string) => string | undefined;

/** All that the shop writes about the goods. */
const storyOf = (find: Find): string =>
  ['Caption', 'Description', 'Additional1', 'Additional2', 'Additional3']
    .flatMap((path) => find(path) ?? [])
    .join('<hr>');

function shopFactsOf(find: Find, price: Yen): Listing['shop'] {
  const isOnSale = find('PriceLabel.SalePrice') !== undefined;
  const facts = {
    review: starsOf(find('Review.Rate'), find('Review.Count')),
    listPrice:
      numberOf(find('PriceLabel.FixedPrice')) ||
      (isOnSale ? numberOf(find('PriceLabel.DefaultPrice')) : undefined),
    catchcopy: find('Headline'),
    pointPercent: numberOf(find('Point.Times')),
    releasedOn: releaseDateOf(find('ReleaseDate')),
  };
  return shopOf(facts, price);
}

/** Yen, tax included: anything else that is said about it is not believed. */
function priceTextOf(hit: unknown): string {
  const price = branchOf(hit, 'Price');
  const currency = attributeOf(price, 'currency');
  if (currency !== undefined && currency !== 'JPY')
    throw broken(SOURCE, 'Price.currency', String(currency));
  const isTaxIncluded = attributeOf(branchOf(hit, 'PriceLabel'), 'taxIncluded');
  if (isTaxIncluded !== undefined && String(isTaxIncluded) !== 'true')
    throw broken(SOURCE, 'PriceLabel.taxIncluded', String(isTaxIncluded));
  const text = textOf(price, 'Price');
  if (text === undefined) throw broken(SOURCE, 'Price');
  return text;
}

function conditionOf(written: string): 'new' | 'used' {
  if (written !== 'new' && written !== 'used') throw broken(SOURCE, 'Condition', written);
  return written;
}

function statusOf(written: string): 'open' | 'sold' {
  if (written !== 'instock' && written !== 'outofstock')
    throw broken(SOURCE, 'Availability', written);
  return written === 'instock' ? 'open' : 'sold';
}

function shippingCodeOf(written: string): 1 | 2 | 3 {
  if (!/^[123]$/.test(written)) throw broken(SOURCE, 'Shipping.Code', written);
  return Number(written) as 1 | 2 | 3;
}

const numberOf = (text: string | undefined): number | undefined =>
  /^\d{1,9}$/.test(text ?? '') ? Number(text) : undefined;

function starsOf(
  rate: string | undefined,
  count: string | undefined,
): { rate: number; count: number } | undefined {
  const average = Number(rate);
  return count !== undefined && /^\d{1,9}$/.test(count) && average >= 0 && average <= 5
    ? { rate: average, count: Number(count) }
    : undefined;
}

/** `20261121`, `2026-11-21` or `2026/11/21`: the site says only that it is a date. */
const releaseDateOf = (written: string | undefined): string | undefined => {
  const [, year, month, day] = /^(\d{4})[-/]?(\d{2})[-/]?(\d{2})/.exec(written ?? '') ?? [];
  return year && `${year}-${month}-${day}`;
};

function picturesOf(hit: unknown): string[] {
  const own = textAt(hit, '', 'ExImage.Url') ?? textAt(hit, '', 'Image.Medium');
  const related = rowsOf(branchOf(hit, 'RelatedImages'), 'RelatedImages').map((row, i) =>
    textAt(row, `RelatedImages.${i}`, 'Medium'),
  );
  return [...new Set([own, ...related].filter((url) => url !== undefined))];
}

function categoryPathOf(hit: unknown): ListingCategory[] {
  return rowsOf(branchOf(hit, 'CategoryIdPath'), 'CategoryIdPath').flatMap((row, i) => {
    const at = `CategoryIdPath.${i}`;
    const id = textAt(row, at, 'Id');
    return id === undefined || id === '1'
      ? []
      : [{ id, name: textAt(row, at, 'Name') ?? textAt(row, at, 'Title.Name') ?? '' }];
  });
}
