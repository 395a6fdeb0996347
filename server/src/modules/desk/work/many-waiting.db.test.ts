import { newId } from '../../../kernel/chance.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDeliveryRig } from '../../../../test-support/rigs/delivery-rig.ts';
import { WAITING_WORK } from '../../../composition/work.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { countWorkRows, listWorkRows, readHours } from './work-store.ts';

const FEW = 2_000;
const MANY = 20_000;
/**
 * What the large list may cost of the small one, at most: reading all of it would cost ten times
 * as much.
 */
const AT_MOST = 2;

let delivery: Awaited<ReturnType<typeof createDeliveryRig>>;
beforeAll(async () => {
  delivery = await createDeliveryRig();
  await delivery.bought(await delivery.rig.customerWith(50_000_000));
});
afterAll(() => delivery.close());

/**
 * Copies of the one order that was bought, without what is heavy in them, until so many wait for
 * the warehouse.
 */
async function copiesUntil(trx: Trx, count: number, from: number): Promise<void> {
  for (let at = from; at < count; at += 5_000)
    await sql`insert into orders select copy.*
      from (select * from orders where state = 'BOUGHT' and code not like 'MANY%' limit 1) o,
        generate_series(${at + 1}::int, ${Math.min(at + 5_000, count)}::int) n,
        jsonb_populate_record(null::orders, to_jsonb(o) || jsonb_build_object(
          'id', gen_random_uuid(), 'code', 'MANY' || n, 'bid_id', null, 'listing_code', 'm' || n,
          'listing', '{}'::jsonb, 'question', '{}'::jsonb, 'price', '{}'::jsonb,
          'moved_at', o.moved_at + make_interval(secs => n))) copy`.execute(trx);
  await sql`analyze orders`.execute(trx);
}

/** Rows of tables that the database looked at for it: its work, which no busy machine changes. */
async function rowsFor(trx: Trx, read: () => Promise<unknown>): Promise<number> {
  const before = await rowsLookedAt(trx);
  await read();
  return (await rowsLookedAt(trx)) - before;
}

async function rowsLookedAt(trx: Trx): Promise<number> {
  const { rows } = await sql<{ seen: number }>`
    select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::float8 as seen
    from pg_stat_xact_user_tables`.execute(trx);
  return rows[0]?.seen ?? 0;
}

async function measured(trx: Trx) {
  const hours = await readHours(trx);
  const filter = { now: new Date() };
  const page = { filter, hours, limit: 51 };
  const [last] = (await listWorkRows(trx, WAITING_WORK, { ...page, limit: 1_000 })).slice(-1);
  return {
    first: await rowsFor(trx, () => listWorkRows(trx, WAITING_WORK, page)),
    behind: await rowsFor(trx, () =>
      listWorkRows(trx, WAITING_WORK, { ...page, after: last?.place }),
    ),
    nobody: await rowsFor(trx, () =>
      listWorkRows(trx, WAITING_WORK, {
        ...page,
        filter: { ...filter, whose: { idsOfKind: () => [newId(0)] } },
      }),
    ),
    counts: await rowsFor(trx, () =>
      countWorkRows(trx, WAITING_WORK, { filter, hours, most: 1_001 }),
    ),
  };
}

class TakenBack extends Error {}

it('twenty thousand waiting things cost no more to read than two thousand', async () => {
  const taken = await delivery.rig.db
    .transaction()
    .execute(async (trx) => {
      await copiesUntil(trx, FEW, 0);
      const few = await measured(trx);
      await copiesUntil(trx, MANY, FEW);
      const many = await measured(trx);
      expect(few.first).toBeGreaterThan(0);
      for (const [name, rows] of Object.entries(many))
        expect(rows / Math.max(1, few[name as keyof typeof few]), name).toBeLessThan(AT_MOST);
      throw new TakenBack();
    })
    .catch((failure: unknown) => failure);
  expect(taken).toBeInstanceOf(TakenBack);
}, 120_000);
