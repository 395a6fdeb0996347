import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../kernel/refusal.ts';
import { isDatabaseAway } from '../database/away.ts';
import type { Database } from '../database/database.ts';
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
  /** Keeps the answer for whoever asks again with the same key. */
  finish(caller: string, key: string, answer: StoredAnswer): Promise<void>;
  /** Nothing was decided (a failure of ours or of the outside): the same key may try again. */
  forget(caller: string, key: string): Promise<void>;
}

const AGAIN_MS = 500;
/** Longer than a database is away; what is not told to it then stays with this process. */
const LONGEST_AWAY_MS = 600_000;

/** `Idempotency-Key` on any write: the same key with the same content gets the same answer, with other content a refusal. */
export function createIdempotency(db: Database, presence: Presence): Idempotency {
  /** What this process works on, or has not been able to write down yet. */
  const running = new Set<string>();
  const own = (caller: string, key: string): undefined => void running.add(nameOf(caller, key));
  const settle = (caller: string, key: string, write: () => Promise<unknown>): Promise<void> =>
    writeSurely(write, () => running.delete(nameOf(caller, key)));

  return {
    async begin(caller, key, request, now) {
      const hash = hashOf(request);
      const inserted = await db
        .insertInto('idempotent_answers')
        .values({ caller, key, request_hash: hash, process: presence.me, created_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .returning('key')
        .executeTakeFirst();
      if (inserted) return own(caller, key);
      const known = await db
        .selectFrom('idempotent_answers')
        .selectAll()
        .where('caller', '=', caller)
        .where('key', '=', key)
        .executeTakeFirst();
      if (!known) return undefined;
      if (known.request_hash !== hash) throw new Refusal('request.key-reused');
      if (known.status !== null) return { status: known.status, reply: known.reply };
      if (running.has(nameOf(caller, key))) throw new Refusal('request.under-way');
      if (known.process !== presence.me && (await presence.isAlive(db, known.process)))
        throw new Refusal('request.under-way');
      // Its process died, or could not say that the call was not done. The use case's own key keeps
      // this run from doubling anything.
      if (running.has(nameOf(caller, key))) throw new Refusal('request.under-way');
      own(caller, key);
      const isTaken = await takeOver(db, { caller, key }, known.process, presence.me).catch(
        () => false,
      );
      if (isTaken) return undefined;
      running.delete(nameOf(caller, key));
      throw new Refusal('request.under-way');
    },
    finish: (caller, key, { status, reply }) =>
      settle(caller, key, () =>
        db
          .updateTable('idempotent_answers')
          .set({ status, reply: JSON.stringify(reply) })
          .where('caller', '=', caller)
          .where('key', '=', key)
          .execute(),
      ),
    forget: (caller, key) =>
      settle(caller, key, () =>
        db
          .deleteFrom('idempotent_answers')
          .where('caller', '=', caller)
          .where('key', '=', key)
          .where('status', 'is', null)
          .execute(),
      ),
  };
}

const nameOf = (caller: string, key: string): string => `${caller} ${key}`;

/** Of several who want the call of a dead process, one gets it. */
async function takeOver(
  db: Database,
  { caller, key }: { readonly caller: string; readonly key: string },
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
async function writeSurely(write: () => Promise<unknown>, done: () => void): Promise<void> {
  const untilMs = performance.now() + LONGEST_AWAY_MS;
  const again = async (): Promise<void> => {
    try {
      await write();
    } catch (error) {
      if (isDatabaseAway(error) && performance.now() < untilMs) {
        setTimeout(() => void again(), AGAIN_MS).unref();
        return;
      }
    }
    done();
  };
  try {
    await write();
  } catch (error) {
    if (isDatabaseAway(error)) {
      setTimeout(() => void again(), AGAIN_MS).unref();
      return;
    }
    done();
    throw error;
  }
  done();
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
