import { sql } from 'kysely';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Reader } from './database/database.ts';

/** What is pushed to a browser: a kind that its listener knows and a few facts, small (a notification holds 8,000 bytes). */
export interface LiveMessage {
  readonly kind: string;
  readonly [fact: string]: unknown;
}

/**
 * News for open browsers. Told inside a transaction, it leaves when that commits, whichever process the browser is connected to.
 * Topics: `customer:<id>`, `auction:<site>:<code>`, `desk`. Never the only way to learn something: a page can always read again.
 */
export interface Live {
  tell(reader: Reader, topic: string, message: LiveMessage): Promise<void>;
  /** Calls back for each message of the topic until the returned function is called. */
  listen(topic: string, receive: (message: LiveMessage) => void): () => void;
}

const CHANNEL = 'live';
const RECONNECT_MS = 1_000;

export function createLive(
  pool: pg.Pool,
  log: Logger,
): Live & { start(): Promise<void>; stop(): Promise<void> } {
  const receivers = new Map<string, Set<(message: LiveMessage) => void>>();
  let client: pg.PoolClient | undefined;
  let isStopped = false;

  const connect = async (): Promise<void> => {
    client = await pool.connect();
    client.on('notification', ({ payload }) => {
      const { topic, message } = JSON.parse(payload ?? '{}') as {
        topic: string;
        message: LiveMessage;
      };
      for (const receive of receivers.get(topic) ?? []) receive(message);
    });
    client.once('error', () => {
      const broken = client;
      client = undefined;
      broken?.release(true);
      if (!isStopped) reconnectSoon();
    });
    await client.query(`listen ${CHANNEL}`);
  };
  const reconnectSoon = (): void => {
    setTimeout(() => {
      if (isStopped) return;
      connect().catch((error: Error) => {
        log.warn({ error: error.message }, 'live news are interrupted');
        reconnectSoon();
      });
    }, RECONNECT_MS).unref();
  };

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
    start: connect,
    async stop() {
      isStopped = true;
      const leaving = client;
      // An error that arrives while it is released must not release it again.
      client = undefined;
      leaving?.release(true);
    },
  };
}
