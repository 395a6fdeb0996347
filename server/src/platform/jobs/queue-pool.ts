import type pg from 'pg';
import { isDatabaseAway } from '../database/away.ts';

/** The code that makes the queue try a statement again, with growing pauses. */
const TRY_AGAIN = 'ETIMEDOUT';
/**
 * The pool as the job queue gets it. The queue tries again only after few of the errors of a lost connection; any other one, when it
 * books a job that is done, ends the whole process.
 */
export function createQueuePool(pool: pg.Pool): pg.Pool {
  const connect = async (): Promise<pg.PoolClient> => {
    const client = await pool.connect().catch(retry);
    return new Proxy(client, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        return (...asked: unknown[]) => {
          const answer: unknown = Reflect.apply(value, target, asked);
          return answer instanceof Promise ? answer.catch(retry) : answer;
        };
      },
    });
  };
  return new Proxy(pool, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      if (name !== 'connect') return value.bind(target);
      return (callback?: Parameters<pg.Pool['connect']>[0]) =>
        callback ? target.connect(callback) : connect();
    },
  });
}

function retry(error: unknown): never {
  if (error instanceof Error && (isDatabaseAway(error) || !('code' in error)))
    throw Object.assign(error, { code: TRY_AGAIN });
  throw error;
}
