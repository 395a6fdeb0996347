import type pg from 'pg';
import type { Logger } from 'pino';

const RECONNECT_MS = 500;
const ASK_EVERY_MS = 5_000;
/** So many questions may be open at once; with one more the connection is taken for dead. */
const OPEN_QUESTIONS = 2;

/** One connection that a process keeps as long as it lives. */
export interface StandingConnection {
  /** Throws when the first try fails; later ones are repeated until one succeeds. */
  start(): Promise<void>;
  stop(): void;
}

/**
 * Takes a connection out of the pool, prepares it, and takes another when it breaks. It is asked again and again whether it is
 * still there: one that only listens would never notice that its database is gone.
 */
export function createStandingConnection(
  pool: pg.Pool,
  prepare: (client: pg.PoolClient) => Promise<unknown>,
  log: Logger,
  whatIsLost: string,
): StandingConnection {
  let leave = (): void => undefined;
  let isStopped = false;

  const open = async (): Promise<void> => {
    const client = await pool.connect();
    let isLeft = false;
    let isPrepared = false;
    let openQuestions = 0;
    const release = (): void => {
      if (isLeft) return;
      isLeft = true;
      clearInterval(asking);
      client.release(true);
    };
    const lose = (): void => {
      if (isLeft) return;
      release();
      if (isPrepared && !isStopped) openSoon();
    };
    const asking = setInterval(() => {
      if (openQuestions >= OPEN_QUESTIONS) return lose();
      openQuestions += 1;
      client.query('select 1').then(() => (openQuestions = 0), lose);
    }, ASK_EVERY_MS);
    client.once('error', lose);
    try {
      await prepare(client);
      isPrepared = true;
    } catch (error) {
      release();
      throw error;
    }
    if (isLeft) throw new Error('the connection broke while it was prepared');
    if (isStopped) release();
    leave = release;
  };
  const openSoon = (): void => {
    setTimeout(() => {
      if (isStopped) return;
      open().catch((error: Error) => {
        log.warn({ error: error.message }, whatIsLost);
        openSoon();
      });
    }, RECONNECT_MS).unref();
  };

  return {
    start: open,
    stop() {
      isStopped = true;
      leave();
    },
  };
}
