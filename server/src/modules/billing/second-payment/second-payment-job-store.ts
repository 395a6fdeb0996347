import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';

/** The job that computes an order's second payment; one that failed for good keeps its place until it is added anew. */
export const jobKeyOf = (orderId: string): string => `second-payment:${orderId}`;

/** Order id -> what stopped its second payment when it was last tried; absent for one that never failed. */
export async function listFailures(
  reader: Reader,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const idOf = new Map(orderIds.map((id) => [jobKeyOf(id), id]));
  const { rows } = await sql<{ key: string; last_error: string }>`
    select key, last_error from graphile_worker.jobs where last_error is not null and key = any(${[...idOf.keys()]}::text[])`.execute(
    reader,
  );
  return new Map(
    rows.flatMap(({ key, last_error }) =>
      idOf.has(key) ? [[idOf.get(key) as string, firstLineOf(last_error)] as const] : [],
    ),
  );
}

const firstLineOf = (text: string): string => text.split('\n')[0]?.slice(0, 300) ?? '';
