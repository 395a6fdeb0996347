import type { Cause } from '../../ledger/index.ts';

const PAGES: Readonly<Record<Cause['type'], (id: string) => string>> = {
  'top-up': () => '/account/wallet',
  bid: (id) => `/account/bids/${id}`,
  order: (id) => `/account/quotes/${id}`,
  offer: (id) => `/account/negotiations?offer=${id}`,
  bill: (id) => `/account/invoices?code=${id}`,
  withdrawal: () => '/account/wallet',
  complaint: (id) => `/account/complaints/${id}`,
  vip: () => '/account/vip',
  purchase: (id) => `/account/quotes/${id}`,
  adjustment: () => '/account/wallet',
  float: () => '/account/wallet',
};

/** The page that explains why money moved. */
export const causeLink = ({ type, id }: Cause): string => PAGES[type](encodeURIComponent(id));
