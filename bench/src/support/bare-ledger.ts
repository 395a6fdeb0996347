import type pg from 'pg';
import type { Movement } from '../../../server/src/modules/ledger/index.ts';
import { inputs } from './ledger-inputs.ts';

const MANY_MOVEMENTS = 1_000_000;
const BARE_COLUMNS = [
  'key',
  'from_account',
  'to_account',
  'amount',
  'currency',
  'kind',
  'cause_type',
  'cause_id',
  'memo',
  'posted_at',
  'customer_id',
  'customer_version',
  'available_after_vnd',
  'held_after_vnd',
];
export const BARE = `insert into bare (${BARE_COLUMNS.join()}) values ${[0, 1, 2, 3].map((row) => `(${BARE_COLUMNS.map((_, at) => `$${row * BARE_COLUMNS.length + at + 1}`).join()})`).join()}`;
export const bareValues = (movements: readonly Movement[]): unknown[] =>
  inputs(movements).flatMap((row) => [
    row.key,
    row.from_account,
    row.to_account,
    row.amount,
    row.currency,
    row.kind,
    row.cause_type,
    row.cause_id,
    row.memo,
    new Date(),
    row.customer_id,
    1,
    1,
    0,
  ]);
/** A million movements of the past, written as the ledger would have. */
export async function fill(pool: pg.Pool, customers: readonly string[]): Promise<void> {
  const each = Math.ceil(MANY_MOVEMENTS / customers.length);
  await pool.query('set statement_timeout = 0');
  await pool.query(
    `insert into ledger_movements (key, from_account, to_account, amount, currency, kind, cause_type, cause_id, posted_at, customer_id, customer_version, available_after_vnd, held_after_vnd)
     select 'past:' || customer_id || ':' || n, 'available', 'company:goods', 1, 'VND', 'payment', 'order', n, now() - interval '1 day', customer_id, version + n, available_vnd - n, 0
     from ledger_balances, generate_series(1, $1::bigint) n`,
    [each],
  );
  await pool.query(
    'update ledger_balances set version = version + $1::bigint, available_vnd = available_vnd - $1::bigint',
    [each],
  );
  await pool.query('vacuum analyze ledger_movements');
}
