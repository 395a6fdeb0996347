import { sql } from 'kysely';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Reader } from './database/database.ts';
import { createStandingConnection } from './database/standing-connection.ts';

/** What is pushed to a browser: a kind that its listener knows and a few facts, small (a notification holds 8,000 bytes). */
export interface LiveMessage {
  readonly kind: string;
  readonly [fact: string]: unknown;
}

/**
 * News for open browsers. Told inside a transaction, it leaves when that commits, whichever process the browser is connected to.
 * Topics: `customer:<id>`, `auction:<site>:<code>`, `desk`. Never the only way to learn something: a page can always read again.
 * The streams that carry it to browsers, and what ends them, are in `http/live/`.
 */
export interface Live {
  tell(reader: Reader, topic: string, message: LiveMessage): Promise<void>;
  /** Calls back for each message of the topic until the returned function is called. */
  listen(topic: string, receive: (message: LiveMessage) => void): () => void;
}

const CHANNEL = 'live';

export function createLive(
  pool: pg.Pool,
  log: Logger,
): Live & { start(): Promise<void>; stop(): Promise<void> } {
  const receivers = new Map<string, Set<(message: LiveMessage) => void>>();
  const connection = createStandingConnection(
    pool,
    (client) => {
      client.on('notification', ({ payload }) => {
        const { topic, message } = JSON.parse(payload ?? '{}') as {
          topic: string;
          message: LiveMessage;
        };
        for (const receive of receivers.get(topic) ?? []) receive(message);
      });
      return client.query(`listen ${CHANNEL}`);
    },
    log,
    'live news are interrupted',
  );

  return {
    async tell(reader, topic, message) {
      await sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ topic, message })})`.execute(
        reader,
      );
    },
    listen(topic, receive) {
      const set = receivers.get(topic) ?? new Set();
      receivers.set(topic, set.add(receive));
      return () => {
        set.delete(receive);
        if (set.size === 0) receivers.delete(topic);
      };
    },
    start: () => connection.start(),
    async stop() {
      connection.stop();
    },
  };
}
