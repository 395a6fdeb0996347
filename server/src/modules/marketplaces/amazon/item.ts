import type { Static } from 'typebox';
import type { Listing, ListingCard, ListingCategory, ListingVariant } from '../listing.ts';
import { fixedPrice } from '../listing-price.ts';
import { isJan } from '../rules/jan.ts';
import { htmlOfText } from '../reading/sanitise.ts';
import { broken } from '../reading/shape.ts';
import { type Sale, saleOf } from './offer.ts';
import { type Item, type NodeAbove, type readVariations, SOURCE } from './shapes.ts';

type Told = Static<typeof Item>;
type Family = ReturnType<typeof readVariations>['variationsResult'];

const HOST = 'https://www.amazon.co.jp';

/** An item in our words. Without an offer, or with one that is sold out, it cannot be bought now. */
export function cardOf(item: Told, at: string, readAt: Date): ListingCard {
  const sale = saleOf(item, at);
  const reviews = item.customerReviews;
  return {
    site: 'amazon',
    code: item.asin,
    url: item.detailPageURL?.startsWith(`${HOST}/`)
      ? item.detailPageURL
      : `${HOST}/dp/${item.asin}`,
    title: item.itemInfo.title.displayValue,
    pictures: picturesOf(item),
    price: fixedPrice(sale?.isOpen ? sale.price : undefined),
    condition: sale?.condition ?? 'unknown',
    categoryPath: pathOf(item),
    brand:
      item.itemInfo.byLineInfo?.brand?.displayValue ??
      item.itemInfo.byLineInfo?.manufacturer?.displayValue,
    seller: {
      id: sale?.seller.id ?? 'amazon',
      name: sale?.seller.name ?? 'Amazon',
      ratingPercent: undefined,
      goodCount: undefined,
      badCount: undefined,
      isStore: true,
    },
    // Whether delivery is free depends on the basket and on who asks; the interface does not tell.
    shipping: { payer: 'unknown', fee: undefined, isFeeLowest: false, fromPrefecture: undefined },
    auction: undefined,
    status: sale?.isOpen ? 'open' : 'sold',
    isShopItem: true,
    shop: {
      review:
        reviews?.starRating && reviews.count
          ? { average: reviews.starRating.value, count: reviews.count }
          : undefined,
      listPrice: sale?.listPrice,
      catchcopy: undefined,
      pointPercent: pointPercentOf(sale),
      isOwn: sale?.seller.isAmazon,
      availability: sale?.availability,
    },
    ...(sale?.deal && { deal: sale.deal }),
    jan: janOf(item),
    readAt,
  };
}

/** The whole item; `family` are the other sizes and colours, when it has any. */
export function listingOf(
  item: Told,
  family: Family | undefined,
  at: string,
  readAt: Date,
): Listing {
  const card = cardOf(item, at, readAt);
  const features = item.itemInfo.features?.displayValues ?? [];
  const text = features.map((line) => `・${line}`).join('\n');
  return {
    ...card,
    quantity: saleOf(item, at)?.quantity ?? 0,
    descriptionHtml: htmlOfText(text),
    descriptionText: text,
    dispatch: card.shop?.availability,
    checksum: undefined,
    variants: (family?.items ?? []).map((one, index) =>
      variantOf(one, `variationsResult.items.${index}`),
    ),
    isOfferable: false,
    likeCount: undefined,
    updatedAt: undefined,
    options: (family?.variationSummary?.variationDimensions ?? []).map(
      ({ name, displayName, values }) => ({ name: displayName ?? name, values }),
    ),
    attributes: attributesOf(item),
    isAdultOnly: item.itemInfo.productInfo?.isAdultProduct?.displayValue ?? false,
  };
}

function variantOf(item: Told, at: string): ListingVariant {
  const name = (item.variationAttributes ?? []).map(({ value }) => value).join(' / ');
  return {
    id: item.asin,
    name: name || item.itemInfo.title.displayValue,
    quantity: saleOf(item, at)?.quantity ?? 0,
  };
}

function picturesOf({ images }: Told): string[] {
  const all = [images?.primary, ...(images?.variants ?? [])];
  return all.flatMap((one) => one?.hiRes?.url ?? one?.large?.url ?? one?.medium?.url ?? []);
}

/** The first place where it stands, from the root down. */
function pathOf({ browseNodeInfo }: Told): ListingCategory[] {
  const [node] = browseNodeInfo?.browseNodes ?? [];
  return node ? trailOf(node) : [];
}

function trailOf(node: NodeAbove): ListingCategory[] {
  const trail: ListingCategory[] = [];
  for (let one: NodeAbove | null | undefined = node; one; one = one.ancestor) {
    if (typeof one.id !== 'string' || typeof one.displayName !== 'string')
      throw broken(SOURCE, 'browseNodeInfo.browseNodes.ancestor');
    trail.unshift({ id: one.id, name: one.displayName });
  }
  return trail;
}

/** Goods sold in several countries carry several codes: the Japanese one (45…, 49…) first. */
function janOf({ itemInfo }: Told): string | undefined {
  const codes = (itemInfo.externalIds?.eans?.displayValues ?? []).filter(isJan);
  return codes.find((code) => /^4[59]/.test(code)) ?? codes[0];
}

const pointPercentOf = (sale: Sale | undefined): number | undefined =>
  sale?.points !== undefined && sale.price !== undefined
    ? Math.floor((sale.points * 100) / sale.price)
    : undefined;

function attributesOf({
  itemInfo: { byLineInfo, manufactureInfo, productInfo, contentInfo },
}: Told): { name: string; value: string }[] {
  const { height, length, width, weight } = productInfo?.itemDimensions ?? {};
  const said = [
    byLineInfo?.brand,
    byLineInfo?.manufacturer,
    manufactureInfo?.model,
    manufactureInfo?.itemPartNumber,
    productInfo?.color,
    productInfo?.size,
    productInfo?.releaseDate,
    contentInfo?.publicationDate,
    ...[height, length, width, weight].map(
      (one) =>
        one && { label: one.label, displayValue: `${one.displayValue} ${one.unit ?? ''}`.trim() },
    ),
  ];
  return said.flatMap((one) => (one?.label ? [{ name: one.label, value: one.displayValue }] : []));
}
