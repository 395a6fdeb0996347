import pg from 'pg';
import { newId } from '../../server/src/kernel/chance.ts';
import { systemClock } from '../../server/src/kernel/clock.ts';
import { dong } from '../../server/src/kernel/money.ts';
import {
  available,
  company,
  createLedger,
  type Ledger,
  type Movement,
} from '../../server/src/modules/ledger/index.ts';
import type { Database } from '../../server/src/platform/database/database.ts';
import { inTransaction } from '../../server/src/platform/database/transaction.ts';
import type { BenchLine } from './bench-line.ts';
import { withDatabase } from './support/bench-database.ts';
import { BARE, bareValues, fill } from './support/bare-ledger.ts';
import { inputs } from './support/ledger-inputs.ts';

const CUSTOMERS = 1_000;
const AT_ONCE = 4;
const ROUNDS = 5;
const ROUND_MS = 600;
type Pay = (worker: number) => Promise<unknown>;
/**
 * Goal 8: a payment with four entries, its key and the check of the balance, beside the bare function and a bare insert of four rows.
 * Each in a transaction of its own over one driver, because money is never moved without what it is for.
 */
export async function run(): Promise<BenchLine[]> {
  return withDatabase(async (database) => {
    const { db, pool, url } = database;
    const clients = await Promise.all(Array.from({ length: AT_ONCE }, () => connect(url)));
    try {
      await pool.query(
        'create table bare (like ledger_movements including defaults, primary key (key))',
      );
      const customers = Array.from({ length: CUSTOMERS }, () => newId());
      const ledger = createLedger({ clock: systemClock });
      for (const customer of customers)
        await inTransaction(db, (trx) => ledger.post(trx, [topUp(customer)]));

      const ways = waysToPay(db, ledger, clients, customers);
      const few = await measure(ways);
      await fill(pool, customers);
      const many = await measure(ways);
      return [
        line('ledger beside its function', few.ours, few.rawFunction, 0.9, '>= 0.90 x function'),
        line(
          'ledger beside a bare insert',
          few.ours,
          few.bareInsert,
          0.5,
          '>= 0.50 x bare 4-row insert',
        ),
        // Against the bare insert of the same moment, so that a busy machine does not look like growth.
        line(
          'ledger with 10^6 movements',
          many.ours / many.bareInsert,
          few.ours / few.bareInsert,
          1 / 1.1,
          'growth <= 1.1 x',
          'x bare',
        ),
      ];
    } finally {
      await Promise.all(clients.map((client) => client.end()));
    }
  }, AT_ONCE);
}

/** A payment through the ledger, through its function alone, and as four bare rows. */
function waysToPay(
  db: Database,
  ledger: Ledger,
  clients: readonly pg.Client[],
  customers: readonly string[],
) {
  const spread = (worker: number): string =>
    customers[(worker * 257 + turn++) % CUSTOMERS] as string;
  let turn = 0;
  const ours: Pay = (worker) =>
    inTransaction(db, (trx) => ledger.post(trx, payment(spread(worker))));
  const inRawTransaction = async (worker: number, query: pg.QueryConfig): Promise<unknown> => {
    const client = clients[worker] as pg.Client;
    await client.query('begin');
    await client.query(query);
    return client.query('commit');
  };
  const rawFunction: Pay = (worker) =>
    inRawTransaction(worker, {
      text: 'select ledger_post($1::jsonb, $2)',
      values: [JSON.stringify(inputs(payment(spread(worker)))), new Date()],
    });
  const bareInsert: Pay = (worker) =>
    inRawTransaction(worker, { text: BARE, values: bareValues(payment(spread(worker))) });
  return { ours, rawFunction, bareInsert };
}

/** Payments a second of each way, turn and turn about; medians of the rounds. */
async function measure<Name extends string>(
  ways: Record<Name, Pay>,
): Promise<Record<Name, number>> {
  const rates = Object.fromEntries(
    Object.keys(ways).map((name) => [name, [] as number[]]),
  ) as Record<Name, number[]>;
  for (let round = -1; round < ROUNDS; round++) {
    for (const [name, pay] of Object.entries(ways) as [Name, Pay][]) {
      const rate = await rateOf(pay);
      if (round >= 0) rates[name].push(rate);
    }
  }
  return Object.fromEntries(
    Object.entries<number[]>(rates).map(([name, all]) => [name, median(all)]),
  ) as Record<Name, number>;
}
async function rateOf(pay: Pay): Promise<number> {
  let done = 0;
  const from = performance.now();
  const work = async (worker: number): Promise<void> => {
    while (performance.now() - from < ROUND_MS) {
      await pay(worker);
      done++;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, worker) => work(worker)));
  return (done * 1_000) / (performance.now() - from);
}
const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;
function line(
  name: string,
  ours: number,
  limit: number,
  least: number,
  goal: string,
  unit = 'payments/s',
): BenchLine {
  const ratio = ours / limit;
  return { name, ours, limit, ratio, goal, holds: ratio >= least, unit };
}
const topUp = (customer: string): Movement => ({
  key: newId(),
  from: company('bank'),
  to: available(customer),
  amount: dong(1_000_000_000_000),
  currency: 'VND',
  kind: 'top-up',
  cause: { type: 'top-up', id: customer },
});
/** Goods, two fees and domestic shipping: every payment touches the same accounts of the company. */
function payment(customer: string): Movement[] {
  const id = newId();
  const part = (
    to: 'goods' | 'service-fee' | 'payment-fee' | 'domestic-shipping',
    amount: number,
  ): Movement => ({
    key: `pay:${id}:${to}`,
    from: available(customer),
    to: company(to),
    amount: dong(amount),
    currency: 'VND',
    kind: 'payment',
    cause: { type: 'order', id },
    memo: 'Thanh toán lần 1',
  });
  return [
    part('goods', 1_200),
    part('service-fee', 60),
    part('payment-fee', 20),
    part('domestic-shipping', 90),
  ];
}
async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}
