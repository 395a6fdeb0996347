import type { TableRights } from '../../platform/database/rights.ts';

/** A sniper keeps the common pace of a site, and tells how the sites stand as it sees them. */
export const marketplaceSniperRights: TableRights = {
  site_paces: ['select', 'insert', 'update'],
  marketplace_health: ['select', 'insert', 'update', 'delete'],
  marketplace_unreadable_answers: ['select', 'insert', 'update', 'delete'],
};
