/**
 * Connection trouble, shutdown, recovery, a disk that is full or fails (53, 58), lock and statement
 * limits: worth trying again soon.
 */
export function isDatabaseAway(error: unknown): boolean {
  return (
    isConnectionLost(error) ||
    isTurnedAway(error) ||
    /^(ETIMEDOUT|EHOSTUNREACH|53|58|55P03|57014)/.test(codeOf(error)) ||
    (error instanceof Error && /timeout exceeded when trying to connect/.test(error.message))
  );
}

/** The connection broke, or was refused at once: what was not committed is not there. */
export function isConnectionLost(error: unknown): boolean {
  if (isTurnedAway(error)) return false;
  return (
    isOnStandby(error) ||
    /^(ECONN|EPIPE|EAI_AGAIN|57P|08)/.test(codeOf(error)) ||
    (error instanceof Error && /Connection terminated|not queryable/.test(error.message))
  );
}

/**
 * It takes no writes: a standby that is not promoted yet, or a primary that is none any more. Only
 * another connection leads to the primary.
 */
export const isOnStandby = (error: unknown): boolean => codeOf(error) === READ_ONLY;
const READ_ONLY = '25006';

/**
 * A pooler had no connection to the database in time: whoever asks again at once makes it worse.
 */
const isTurnedAway = (error: unknown): boolean =>
  error instanceof Error && /query_wait_timeout/.test(error.message);

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';
