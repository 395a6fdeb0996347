import { OTHER_SHOP } from './labels.ts';
import { SITES, type Site } from '../../marketplaces/index.ts';

/** A marketplace that we read, or any other shop, whose things are quoted by hand. */
export type OrderSite = Site | 'other';

const OTHER = { siteCode: 'OTHER', name: OTHER_SHOP } as const;

/** Name and wire code of where an order is bought. */
export const orderSite = (site: OrderSite): { readonly siteCode: string; readonly name: string } =>
  site === 'other' ? OTHER : SITES[site];
