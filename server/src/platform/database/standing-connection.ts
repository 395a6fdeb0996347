import type pg from 'pg';
import type { Logger } from 'pino';

const RECONNECT_MS = 500;
const ASK_EVERY_MS = 5_000;
/** So many questions may be open at once; with one more the connection is taken for dead. */
const OPEN_QUESTIONS = 2;
/** So long after its database went silent a connection is noticed to be lost and taken anew. */
export const BACK_WITHIN_MS = ASK_EVERY_MS * (OPEN_QUESTIONS + 1) + RECONNECT_MS;

/** One connection that a process keeps as long as it lives. */
export interface StandingConnection {
  /** Throws when the first try fails; later ones are repeated until one succeeds. */
  start(): Promise<void>;
  stop(): void;
  /** For how long it was not lost: 0 while it is, infinite when it never was. */
  steadyMs(): number;
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
  const steadiness = createSteadiness();

  const open = async (): Promise<void> => {
    const client = await pool.connect();
    let isLeft = false;
    let isPrepared = false;
    const release = (): void => {
      if (isLeft) return;
      isLeft = true;
      stopAsking();
      client.release(true);
    };
    const lose = (): void => {
      if (isLeft) return;
      release();
      if (!isPrepared || isStopped) return;
      steadiness.lost();
      openSoon();
    };
    const stopAsking = askOften(client, lose);
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
    steadiness.held();
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
    steadyMs: steadiness.ms,
    stop() {
      isStopped = true;
      leave();
    },
  };
}

function askOften(client: pg.PoolClient, lose: () => void): () => void {
  let openQuestions = 0;
  const asking = setInterval(() => {
    if (openQuestions >= OPEN_QUESTIONS) return lose();
    openQuestions += 1;
    client.query('select 1').then(() => (openQuestions = 0), lose);
  }, ASK_EVERY_MS);
  return () => clearInterval(asking);
}

/** Since when something is held that was lost before. */
function createSteadiness(): { lost(): void; held(): void; ms(): number } {
  let sinceMs = Number.NEGATIVE_INFINITY;
  let isLost = false;
  return {
    lost() {
      isLost = true;
    },
    held() {
      if (isLost) sinceMs = performance.now();
      isLost = false;
    },
    ms: () => (isLost ? 0 : performance.now() - sinceMs),
  };
}
