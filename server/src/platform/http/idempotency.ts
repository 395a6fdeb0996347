import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../kernel/refusal.ts';
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

/** `Idempotency-Key` on any write: the same key with the same content gets the same answer, with other content a refusal. */
export function createIdempotency(db: Database, presence: Presence): Idempotency {
  return {
    async begin(caller, key, request, now) {
      const hash = hashOf(request);
      const inserted = await db
        .insertInto('idempotent_answers')
        .values({ caller, key, request_hash: hash, process: presence.me, created_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .returning('key')
        .executeTakeFirst();
      if (inserted) return undefined;
      const known = await db
        .selectFrom('idempotent_answers')
        .selectAll()
        .where('caller', '=', caller)
        .where('key', '=', key)
        .executeTakeFirst();
      if (!known) return undefined;
      if (known.request_hash !== hash) throw new Refusal('request.key-reused');
      if (known.status !== null) return { status: known.status, reply: known.reply };
      if (await presence.isAlive(db, known.process)) throw new Refusal('request.under-way');
      // The process of the first request died without an answer: the use case's own key keeps this run from doubling anything.
      const { numUpdatedRows } = await db
        .updateTable('idempotent_answers')
        .set({ process: presence.me })
        .where('caller', '=', caller)
        .where('key', '=', key)
        .where('process', '=', known.process)
        .where('status', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new Refusal('request.under-way');
      return undefined;
    },
    async finish(caller, key, { status, reply }) {
      await db
        .updateTable('idempotent_answers')
        .set({ status, reply: JSON.stringify(reply) })
        .where('caller', '=', caller)
        .where('key', '=', key)
        .execute();
    },
    async forget(caller, key) {
      await db
        .deleteFrom('idempotent_answers')
        .where('caller', '=', caller)
        .where('key', '=', key)
        .where('status', 'is', null)
        .execute();
    },
  };
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
