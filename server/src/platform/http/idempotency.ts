import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Selectable } from 'kysely';
import type { Logger } from 'pino';
import { Refusal } from '../../kernel/refusal.ts';
import { isDatabaseAway } from '../database/away.ts';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import type { Presence } from '../presence.ts';

export interface StoredAnswer {
  readonly status: number;
  readonly reply: unknown;
}

export interface Idempotency {
  /** Undefined: go on. A stored answer: send that one. Refuses a key that was used for something else. */
  begin(
    caller: string,
    key: string,
    request: FastifyRequest,
    now: Date,
  ): Promise<StoredAnswer | undefined>;
  /** Keeps the answer for whoever asks again with the same key. Never fails. */
  finish(caller: string, key: string, answer: StoredAnswer): Promise<void>;
  /**
   * Nothing was decided (a failure of ours or of the outside): the same key may try again. Never
   * fails.
   */
  forget(caller: string, key: string): Promise<void>;
}

interface KeyedCall {
  readonly caller: string;
  readonly key: string;
  /** Of what is asked. */
  readonly hash: string;
}

/** What this process works on; its answer when that is not written yet. */
interface OwnCall {
  readonly hash: string;
  answer?: StoredAnswer;
}

const AGAIN_MS = 500;
/** Longer than a database is away. */
const LONGEST_AWAY_MS = 600_000;

/** `Idempotency-Key` on any write: the same key with the same content gets the same answer, with other content a refusal. */
export function createIdempotency(db: Database, presence: Presence, log: Logger): Idempotency {
  const running = new Map<string, OwnCall>();
  const warn = (caller: string, key: string, error: unknown): void =>
    log.warn(
      { caller, key, error: (error as Error).message },
      'the end of a call could not be kept',
    );

  return {
    async begin(caller, key, request, now) {
      const call = { caller, key, hash: hashOf(request) };
      const name = nameOf(caller, key);
      const own = running.get(name);
      if (own) return answerOfOwn(db, call, own);
      // Before the database is asked: others may see the row before we know that it is there.
      running.set(name, { hash: call.hash });
      let isNew = false;
      try {
        const kept = await claim(db, presence, call, now);
        isNew = kept === undefined;
        return kept;
      } finally {
        if (!isNew) running.delete(name);
      }
    },
    async finish(caller, key, answer) {
      const name = nameOf(caller, key);
      const own = running.get(name);
      if (own) own.answer = answer;
      const { status, reply } = answer;
      const write = (): Promise<unknown> =>
        db
          .updateTable('idempotent_answers')
          .set({ status, reply: JSON.stringify(reply) })
          .where('caller', '=', caller)
          .where('key', '=', key)
          .execute();
      // What was done is not free to be done again: an answer that cannot be written stays here.
      await writeSurely(write, {
        done: () => running.delete(name),
        giveUp: (error) => warn(caller, key, error),
      });
    },
    async forget(caller, key) {
      const done = (): unknown => running.delete(nameOf(caller, key));
      await writeSurely(() => deleteOpen(db, presence.me, caller, key), {
        done,
        giveUp(error) {
          warn(caller, key, error);
          done();
        },
      });
    },
  };
}

const nameOf = (caller: string, key: string): string => `${caller} ${key}`;

/** Not the row of a process that took the call over. */
const deleteOpen = (db: Database, me: number, caller: string, key: string): Promise<unknown> =>
  db
    .deleteFrom('idempotent_answers')
    .where('caller', '=', caller)
    .where('key', '=', key)
    .where('process', '=', me)
    .where('status', 'is', null)
    .execute();

/** For whoever asks again meanwhile. */
async function answerOfOwn(db: Database, call: KeyedCall, own: OwnCall): Promise<StoredAnswer> {
  const kept = own.answer ? undefined : await readRow(db, call);
  if ((kept?.request_hash ?? own.hash) !== call.hash) throw new Refusal('request.key-reused');
  const answer = own.answer ?? answerOf(kept);
  if (!answer) throw new Refusal('request.under-way');
  return answer;
}

/** Undefined: the call is ours to do. */
async function claim(
  db: Database,
  presence: Presence,
  call: KeyedCall,
  now: Date,
): Promise<StoredAnswer | undefined> {
  const known = await insertOrRead(db, presence.me, call, now);
  if (known === 'inserted') return undefined;
  if (known.request_hash !== call.hash) throw new Refusal('request.key-reused');
  const answer = answerOf(known);
  if (answer) return answer;
  if (known.process !== presence.me && (await presence.isAlive(db, known.process)))
    throw new Refusal('request.under-way');
  // Its process died, or could not say that nothing was done. The use case's own key keeps this run
  // from doubling anything.
  const isTaken = await takeOver(db, call, known.process, presence.me).catch(() => false);
  if (!isTaken) throw new Refusal('request.under-way');
  return undefined;
}

type Row = Selectable<Tables['idempotent_answers']>;

async function insertOrRead(
  db: Database,
  process: number,
  call: KeyedCall,
  now: Date,
): Promise<Row | 'inserted'> {
  const { caller, key, hash } = call;
  for (let tries = 0; tries < 2; tries++) {
    const inserted = await db
      .insertInto('idempotent_answers')
      .values({ caller, key, request_hash: hash, process, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst();
    if (inserted) return 'inserted';
    const known = await readRow(db, call);
    if (known) return known;
    // Forgotten in between.
  }
  throw new Refusal('request.under-way');
}

const readRow = (db: Database, { caller, key }: KeyedCall): Promise<Row | undefined> =>
  db
    .selectFrom('idempotent_answers')
    .selectAll()
    .where('caller', '=', caller)
    .where('key', '=', key)
    .executeTakeFirst();

const answerOf = (row: Row | undefined): StoredAnswer | undefined =>
  row && row.status !== null ? { status: row.status, reply: row.reply } : undefined;

/** Of several who want the call of a dead process, one gets it. */
async function takeOver(
  db: Database,
  { caller, key }: KeyedCall,
  dead: number,
  me: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('idempotent_answers')
    .set({ process: me })
    .where('caller', '=', caller)
    .where('key', '=', key)
    .where('process', '=', dead)
    .where('status', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * While the database is away nobody waits for it: the caller has an answer, and it is written when
 * the database is back. Otherwise whoever asks again would be told for ever that it is under way.
 */
async function writeSurely(
  write: () => Promise<unknown>,
  { done, giveUp }: { done(): unknown; giveUp(error: unknown): void },
): Promise<void> {
  const untilMs = performance.now() + LONGEST_AWAY_MS;
  const attempt = async (): Promise<void> => {
    try {
      await write();
    } catch (error) {
      if (!isDatabaseAway(error) || performance.now() > untilMs) return giveUp(error);
      setTimeout(() => void attempt(), AGAIN_MS).unref();
      return;
    }
    done();
  };
  await attempt();
}

/** Answers from before that moment; the same key is a new one then. */
export async function forgetOldAnswers(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('idempotent_answers').where('created_at', '<', before).execute();
}

function hashOf(request: FastifyRequest): string {
  return createHash('sha256')
    .update(`${request.method} ${request.url}\n${JSON.stringify(request.body ?? null)}`)
    .digest('base64url');
}
