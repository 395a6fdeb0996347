import { setImmediate as tick } from 'node:timers/promises';
import { sql } from 'kysely';
import { newId } from '../../../server/src/kernel/chance.ts';
import { Refusal } from '../../../server/src/kernel/refusal.ts';
import type { MoneyWorld } from '../money/world.ts';
import { AT_ONCE, type Prize } from './prize.ts';

/** What everybody writes first. Each must lose the same race, or the race is none. */
export async function naivePrizes({
  platform: { db },
}: MoneyWorld): Promise<Readonly<Record<string, Prize>>> {
  await sql`create table naive_counters (id text primary key, left_over integer not null)`.execute(
    db,
  );
  await sql`create table naive_uses (id text not null, used_by text not null)`.execute(db);
  const newCounter = async (left: number): Promise<string> => {
    const id = newId();
    await sql`insert into naive_counters values (${id}, ${left})`.execute(db);
    return id;
  };
  const requests = (id: string) => Array.from({ length: AT_ONCE }, () => ({ id }));
  const left = async (id: string): Promise<number> =>
    (
      await sql<{
        left_over: number;
      }>`select left_over from naive_counters where id = ${id}`.execute(db)
    ).rows[0]?.left_over ?? 0;
  return {
    'a balance that is read, compared and written as it was computed': {
      async run({ id }: { id: string }) {
        const before = await left(id);
        await tick();
        if (before < 1) throw new Refusal('wallet.not-enough');
        await sql`update naive_counters set left_over = ${before - 1} where id = ${id}`.execute(db);
      },
      refusals: ['wallet.not-enough'],
      prepare: async () => ({ bodies: requests(await newCounter(2)), winners: 2 }),
    },
    'a use that is looked for and then written, without a key that is unique': {
      async run({ id }: { id: string }) {
        const { rows } = await sql`select from naive_uses where id = ${id}`.execute(db);
        if (rows.length > 0) throw new Refusal('wallet.not-enough');
        await sql`insert into naive_uses values (${id}, ${newId()})`.execute(db);
      },
      refusals: ['wallet.not-enough'],
      prepare: async () => ({ bodies: requests(newId()), winners: 1 }),
    },
    'a counter in the memory of the process': {
      run: (() => {
        const used = new Map<string, number>();
        return async ({ id }: { id: string }) => {
          const before = used.get(id) ?? 0;
          if (before >= (await left(id))) throw new Refusal('wallet.not-enough');
          used.set(id, before + 1);
        };
      })(),
      refusals: ['wallet.not-enough'],
      prepare: async () => ({ bodies: requests(await newCounter(1)), winners: 1 }),
    },
  };
}
