import type { Static } from 'typebox';
import type { Condition, Listing, ListingCategory } from '../listing.ts';
import { htmlOfText } from '../reading/sanitise.ts';
import { fixedPrice } from '../listing-price.ts';
import { auctionOf, expectNoOtherAuction, ITEM_KEYS } from './auction.ts';
import {
  askedPrice,
  conditionOf,
  itemUrl,
  priceOf,
  sellerOf,
  shippingOf,
  statusOf,
  statusWith,
} from './card.ts';
import type { Item, readProduct } from './shapes.ts';

/** A private person's listing (`items/get`) in our words. */
export function listingOfItem(item: Static<typeof Item>, readAt: Date): Listing {
  const current = priceOf(item.price, 'data.price', item.is_no_price);
  expectNoOtherAuction(item, 'auction_info', 'data.');
  const told = auctionOf(item.auction_info, {
    keys: ITEM_KEYS,
    at: 'data.auction_info',
    price: current,
  });
  return {
    site: 'mercari',
    code: item.id,
    url: itemUrl(item.id),
    title: item.name,
    pictures: item.photos,
    price: askedPrice(current, told?.start),
    condition: conditionOf(item.item_condition.id),
    categoryPath: categoryPathOf(item),
    brand: item.item_brand?.name || undefined,
    seller: sellerOf(
      String(item.seller.id),
      item.seller.name,
      item.seller.ratings,
      item.seller.is_official ?? false,
    ),
    shipping: shippingOf(payerOf(item.shipping_payer.code), item.shipping_from_area.id),
    auction: told?.auction,
    status: statusWith(told, statusOf(item.status, 'data.status')),
    ...(told?.finishedAt && { endsAt: told.finishedAt }),
    isShopItem: false,
    readAt,
    quantity: 1,
    descriptionHtml: htmlOfText(item.description),
    descriptionText: item.description,
    dispatch: item.shipping_duration?.name,
    checksum: item.checksum,
    variants: [],
    isOfferable: (item.is_offerable_v2 ?? false) && told === undefined,
    likeCount: item.num_likes,
    updatedAt: new Date(item.updated * 1000),
  };
}

function payerOf(code: string): 'seller' | 'buyer' | 'unknown' {
  const lower = code.toLowerCase();
  return lower === 'seller' || lower === 'buyer' ? lower : 'unknown';
}

function categoryPathOf({
  item_category: own,
  parent_categories_ntiers: parents,
}: Static<typeof Item>): ListingCategory[] {
  const path = parents?.map(({ id, name }) => ({ id: String(id), name })) ?? [];
  if (
    path.length === 0 &&
    own.root_category_id !== undefined &&
    own.root_category_name !== undefined
  )
    path.push({ id: String(own.root_category_id), name: own.root_category_name });
  if (
    parents === undefined &&
    own.parent_category_id !== undefined &&
    own.parent_category_name !== undefined
  )
    path.push({ id: String(own.parent_category_id), name: own.parent_category_name });
  return [...path, { id: String(own.id), name: own.name }];
}

const SHOP_CONDITIONS: Readonly<Record<string, Condition>> = {
  '新品、未使用': 'new',
  未使用に近い: 'like-new',
  目立った傷や汚れなし: 'good',
  やや傷や汚れあり: 'fair',
  傷や汚れあり: 'poor',
  全体的に状態が悪い: 'junk',
};

/** A Mercari Shops product in our words. It has no status: sold out is a tag. */
export function listingOfProduct(product: ReturnType<typeof readProduct>, readAt: Date): Listing {
  const { productDetail: detail } = product;
  const onSale = detail.timeSaleDetails?.price;
  const variants = detail.variants.map((variant) => ({
    id: variant.variantId,
    name: variant.displayName,
    quantity: Number(variant.quantity),
  }));
  const quantity = variants.reduce((total, variant) => total + variant.quantity, 0);
  const isSoldOut =
    product.productTags.includes('sold_out') || (variants.length > 0 && quantity === 0);
  return {
    site: 'mercari',
    code: product.name,
    url: itemUrl(product.name),
    title: product.displayName,
    pictures: detail.photos,
    price: fixedPrice(
      priceOf(onSale ?? product.price, onSale ? 'productDetail.timeSaleDetails.price' : 'price'),
    ),
    condition: SHOP_CONDITIONS[detail.condition.displayName] ?? 'unknown',
    categoryPath: detail.categories
      .map(({ categoryId, displayName }) => ({ id: categoryId, name: displayName }))
      .reverse(),
    brand: detail.brand?.displayName ?? detail.brand?.name,
    seller: {
      ...sellerOf(detail.shop.name, detail.shop.displayName, undefined, true),
      ratingPercent: undefined,
    },
    shipping: shippingOf(
      payerOf(detail.shippingPayer.code),
      Number(/^jp(\d\d)$/.exec(detail.shippingFromArea?.shippingAreaCode ?? '')?.[1] ?? Number.NaN),
    ),
    auction: undefined,
    status: isSoldOut ? 'sold' : 'open',
    isShopItem: true,
    readAt,
    quantity: Math.max(1, quantity),
    descriptionHtml: htmlOfText(detail.description),
    descriptionText: detail.description,
    dispatch: detail.shippingDuration?.displayName,
    checksum: undefined,
    variants,
    isOfferable: false,
    likeCount: undefined,
    updatedAt: new Date(product.updateTime),
  };
}
