import type { Static } from 'typebox';
import type { CatalogItem } from '../search/catalog/item.ts';

/** What the calculator may know of a listing; it prices again from what the marketplace says before any money moves. */
export function pricedItem(item: Static<typeof CatalogItem>, priceJpy: number) {
  // Orders are priced before tax, with the tax in a line of its own.
  const beforeTax =
    item.tax === 'added' && priceJpy === item.price_jpy ? item.price_before_tax_jpy : null;
  return {
    price: beforeTax ?? priceJpy,
    tax: beforeTax === null ? 0 : item.tax_percent,
    qty: 1,
    site_code: item.site_code,
    seller: item.seller.id,
    title: item.title.slice(0, 300),
    // A title alone does not always tell what the marketplace's own categories do, and bids are priced with those.
    category: item.goods_kind,
    condition:
      item.condition === 'new'
        ? ('new' as const)
        : item.condition === 'unknown'
          ? ('unknown' as const)
          : ('used' as const),
    stated: item.parcel?.stated,
    origin_country_shipping_fee: item.shipping_payer === 'seller' ? 0 : item.shipping_jpy,
    is_shipping_lowest: item.is_shipping_lowest,
  };
}
