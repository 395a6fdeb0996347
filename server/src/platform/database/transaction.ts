import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isConnectionLost } from './away.ts';
import { constraintOf } from './constraints.ts';
import type { Database, Trx } from './database.ts';

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const UNIQUE_VIOLATION = '23505';
/** Codes that `newCode` made: another one is free. */
const MADE_CODES: ReadonlySet<string | undefined> = new Set([
  'orders_code',
  'parcels_code',
  'parcel_requests_code',
  'shipments_code',
  'bills_code',
  'complaints_code',
  'withdrawals_code',
  'customers_no_once',
  'staff_members_code_once',
]);
/** What waits for the commit of each open transaction. */
const afterCommits = new WeakMap<Trx, (() => void)[]>();
const ATTEMPTS = 5;
/** A database that restarts is back within seconds: the pauses double, three seconds together. */
const RESTART_PAUSE_MS = 200;

/**
 * Runs the work in one transaction. Serialization failures, deadlocks, made codes that are taken, and connections that break before
 * the commit was asked for begin it again, at most five times with jitter; so the work may do nothing that cannot be done twice
 * (no calls to the outside). A commit whose answer was lost may have been done, and is never repeated.
 */
export async function inTransaction<Result>(
  db: Database,
  work: (trx: Trx) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    const progress = { isCommitting: false };
    const waiting: (() => void)[] = [];
    try {
      const done = await db.transaction().execute(async (trx) => {
        afterCommits.set(trx, waiting);
        const result = await work(trx);
        progress.isCommitting = true;
        return result;
      });
      for (const tell of waiting) tell();
      return done;
    } catch (error) {
      const pauseMs = pauseBefore(attempt, error, progress.isCommitting);
      if (attempt === ATTEMPTS || pauseMs === undefined) throw error;
      await sleep(pauseMs);
    }
  }
}

/**
 * Runs `tell` once when the transaction is committed, and never when it is not: for lines of a log,
 * which cannot be taken back.
 */
export function afterCommit(trx: Trx, tell: () => void): void {
  const waiting = afterCommits.get(trx);
  assert(waiting, 'the transaction was not opened by inTransaction');
  waiting.push(tell);
}

/** Undefined: not again. */
function pauseBefore(attempt: number, error: unknown, isCommitting: boolean): number | undefined {
  const state = sqlStateOf(error);
  const isTaken = state === UNIQUE_VIOLATION && MADE_CODES.has(constraintOf(error));
  if (state === SERIALIZATION_FAILURE || state === DEADLOCK || isTaken)
    return randomInt(5, 20) * attempt;
  if (isCommitting || !isConnectionLost(error)) return undefined;
  return RESTART_PAUSE_MS * 2 ** (attempt - 1) + randomInt(0, 50);
}

/** SQLSTATE of an error that PostgreSQL sent, or undefined. */
export function sqlStateOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
}
