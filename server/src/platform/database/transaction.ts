import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database, Trx } from './database.ts';

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const ATTEMPTS = 5;

/**
 * Runs the work in one transaction. Serialization failures and deadlocks begin it again, at most five times with
 * jitter; so the work may do nothing that cannot be done twice (no calls to the outside).
 */
export async function inTransaction<Result>(
  db: Database,
  work: (trx: Trx) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      const state = sqlStateOf(error);
      if (attempt === ATTEMPTS || (state !== SERIALIZATION_FAILURE && state !== DEADLOCK))
        throw error;
      await sleep(randomInt(5, 20) * attempt);
    }
  }
}

/** SQLSTATE of an error that PostgreSQL sent, or undefined. */
export function sqlStateOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
}
