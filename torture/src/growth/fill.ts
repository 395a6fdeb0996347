import type pg from 'pg';
import { fillTables } from '../../../server/test-support/fill-tables.ts';
import { type Cloning, cloning } from './clone.ts';
import { ordersIn, type Template } from './orders.ts';

/** How many rows a house of some years has. */
export interface Sizes {
  readonly customers: number;
  readonly orders: number;
  readonly movements: number;
  readonly notices: number;
  readonly bids: number;
}

/** One order, notice, bid and movement in so many is the heavy customer's. */
const ONE_IN = 50;
/** Of a house of some years nearly everything is over: this share is bought, in Japan or billed. */
export const OPEN_SHARE = 0.01;

/**
 * Multiplies what the heavy customer has, most of it for others; past every invariant, because here
 * only how things are found matters. Gives the large tables with their rows.
 */
export async function fillHouse(
  pool: pg.Pool,
  heavy: string,
  sizes: Sizes,
): Promise<ReadonlyMap<string, number>> {
  const other = `md5('customer' || n % ${sizes.customers})::uuid`;
  const whose = `case when n % ${ONE_IN} = 0 then '${heavy}'::uuid else ${other} end`;
  const { rows } = await pool.query<Template>(
    'select id, state from orders where customer_id = $1 order by created_at',
    [heavy],
  );
  const over = (state: string) => (state === 'COMPLETED' ? 1 - 3 * OPEN_SHARE : OPEN_SHARE);
  const parts: Cloning[] = [
    ...customers(sizes, heavy),
    ...rows.flatMap((template) =>
      ordersIn(template, Math.round(sizes.orders * over(template.state)), whose),
    ),
    ...movements(sizes, heavy, other),
    ...notices(sizes, heavy, other),
    bids(sizes, whose),
  ];
  for (const part of parts) await fillTables(pool, [await cloning(pool, part)]);
  await fillTables(pool, [...counters(heavy), 'vacuum analyze']);
  const large = await pool.query<{ name: string; rows: number }>(
    `select relname as name, reltuples::bigint as rows from pg_class
     where relkind = 'r' and reltuples > 10000 order by reltuples desc`,
  );
  return new Map(large.rows.map(({ name, rows: count }) => [name, Number(count)]));
}

const customers = ({ customers: times }: Sizes, heavy: string): Cloning[] => [
  {
    table: 'customers',
    where: `t.customer_id = '${heavy}'`,
    times,
    values: {
      customer_id: `md5('customer' || n % ${times})::uuid`,
      customer_no: `'KG' || lpad(upper(to_hex(n)), 8, '0')`,
      full_name: `'Nguyễn Văn ' || n`,
      created_at: `now() - n * interval '20 minutes'`,
    },
  },
  {
    table: 'ledger_balances',
    where: `t.customer_id = '${heavy}'`,
    times,
    values: { customer_id: `md5('customer' || n % ${times})::uuid`, version: '1000000' },
  },
];

/** A purse's movements count up; the heavy customer's follow those that are there. */
const movements = (sizes: Sizes, heavy: string, other: string): Cloning[] => {
  const of = { table: 'ledger_movements', cause_id: `md5('order' || n)::uuid::text` };
  const where = `t.customer_id = '${heavy}' and t.kind = 'hold' and t.cause_type = 'order'
    and t.customer_version = (select max(customer_version) from ledger_movements
      where customer_id = '${heavy}' and kind = 'hold' and cause_type = 'order')`;
  const at = (count: number) =>
    `now() - (${count} - n) * interval '${Math.ceil(90_000_000 / count)} seconds'`;
  const mine = Math.round(sizes.movements / ONE_IN);
  return [
    {
      ...{ table: of.table, where, times: sizes.movements - mine },
      values: {
        key: `'growth:' || n`,
        customer_id: other,
        customer_version: `n / ${sizes.customers} + 1`,
        cause_id: of.cause_id,
        posted_at: at(sizes.movements - mine),
      },
    },
    {
      ...{ table: of.table, where, times: mine },
      values: {
        key: `'growth:heavy:' || n`,
        customer_version: '1000 + n',
        cause_id: of.cause_id,
        posted_at: at(mine),
      },
    },
  ];
};

const notices = (sizes: Sizes, heavy: string, other: string): Cloning[] => {
  const where = `t.customer_id = '${heavy}' and t.number = 1`;
  const mine = Math.round(sizes.notices / ONE_IN);
  const link = `'/account/quotes/HG' || n / 4`;
  return [
    {
      ...{ table: 'notifications', where, times: sizes.notices - mine },
      values: {
        customer_id: other,
        number: `n / ${sizes.customers} + 1`,
        ...{ key: `'growth:' || n`, link },
      },
    },
    {
      ...{ table: 'notifications', where, times: mine },
      values: { number: '1000 + n', key: `'growth:' || n`, link },
    },
  ];
};

const bids = ({ bids: times }: Sizes, whose: string): Cloning => ({
  ...{ table: 'bids', where: `t.id = (select id from bids where mode = 'now' limit 1)`, times },
  values: {
    id: `md5('bid' || n)::uuid`,
    customer_id: whose,
    code: `'g' || n`,
    status: `(array['lost', 'lost', 'cancelled'])[1 + n % 3]`,
    is_held: 'false',
    created_at: `now() - n * interval '5 minutes'`,
    updated_at: `now() - n * interval '5 minutes'`,
  },
});

/** What is counted where rows are written follows them. */
const counters = (heavy: string): string[] => [
  `insert into notification_counters (customer_id, last_number, unread, total)
   select customer_id, max(number), count(*), count(*) from notifications group by 1
   on conflict (customer_id) do update set last_number = excluded.last_number,
     unread = excluded.unread, total = excluded.total`,
  `update ledger_balances set version = (select max(customer_version) from ledger_movements
     where customer_id = '${heavy}') where customer_id = '${heavy}'`,
];
