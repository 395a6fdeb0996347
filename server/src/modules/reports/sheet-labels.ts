import { siteName } from '@hako/contract/marketplaces/sites';

/** A site as people call it, or money that belongs to no order. */
export const siteCell = (site: string): string => siteName(site) || 'Ngoài đơn hàng';
