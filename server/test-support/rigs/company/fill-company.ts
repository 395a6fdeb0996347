import type { Pool } from 'pg';
import { fillTables } from '../../fill-tables.ts';
import { goodsOf } from './goods.ts';
import { moneyOf } from './money.ts';
import { talkOf } from './talk.ts';
import type { People } from './statements.ts';

const TABLES = [
  'customers, orders, order_events, order_notes, purchase_tasks, seller_parcels, parcels',
  'parcel_orders, bills, bill_orders, invoices, einvoices, wallet_transfers, wallet_claims',
  'wallet_holds, withdrawals, complaints, customer_notes, ledger_movements, offers, approvals',
  'message_threads, thread_messages',
].join(', ');

/**
 * A hundred thousand rows of everything that the desk lists, past every rule and every sum. By SQL,
 * so that it takes seconds.
 */
export const fillCompany = (pool: Pool, people: People): Promise<void> =>
  fillTables(pool, [
    'set session_replication_role = replica',
    ...goodsOf(people),
    ...talkOf(people),
    ...moneyOf(people),
    `vacuum (analyze) ${TABLES}`,
  ]);

/** What was filled goes again: nothing that is summed or explained over whole tables meets it. */
export const emptyCompany = (pool: Pool): Promise<void> =>
  fillTables(pool, ['set session_replication_role = replica', `truncate ${TABLES} cascade`]);
