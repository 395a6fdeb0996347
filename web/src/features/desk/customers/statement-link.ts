import type { StatementRow } from '@hako/contract/wallet/wallet';
import type { Static } from 'typebox';

const PAGES: Readonly<Record<string, (id: string) => string>> = {
  bid: (id) => `/desk/bids/${id}`,
  order: (id) => `/desk/orders/${id}`,
  purchase: (id) => `/desk/orders/${id}`,
  complaint: (id) => `/desk/complaints?id=${id}`,
  withdrawal: () => '/desk/withdrawals',
  'top-up': () => '/desk/transfers',
};

/**
 * The page of the desk that explains a line of a customer's statement; where there is none, the
 * statement itself.
 */
export const deskLinkOf = ({ cause }: Pick<Static<typeof StatementRow>, 'cause'>): string =>
  PAGES[cause.type]?.(encodeURIComponent(cause.id)) ?? '?tab=statement';
