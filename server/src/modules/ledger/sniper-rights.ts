import type { TableRights } from '../../platform/database/rights.ts';

/** A bid that came to nothing gives its money back. */
export const ledgerSniperRights: TableRights = {
  ledger_balances: ['select', 'insert', 'update'],
  ledger_movements: ['select', 'insert'],
};
