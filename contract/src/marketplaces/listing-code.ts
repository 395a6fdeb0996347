import { Type } from 'typebox';

/** What a site calls one of its listings: `x1229095297`, `m87177707015`, `shop:12345` (Rakuten), `store_item` (Yahoo! Shopping: stores choose up to 99 characters). */
export const ListingCode = Type.String({ pattern: '^[\\w:.-]{1,120}$' });
