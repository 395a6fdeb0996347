import { Refusal } from '../../kernel/refusal.ts';

const WAITING_AT_MOST = 200;
const SECONDS_TO_WAIT = 5;

/** Runs work of one key at most `atOnce` together; more waits here, without a database connection. */
export type Turns = <Result>(
  key: string,
  atOnce: number,
  work: () => Promise<Result>,
) => Promise<Result>;

/**
 * Writes of one caller mostly wait for each other in the database anyway (they lock the same wallet), and each would hold a connection
 * while it waits: a few dozen calls of one customer would leave none for everybody else. Refuses when too many wait already.
 */
export function createTurns(): Turns {
  const lines = new Map<string, { running: number; waiting: (() => void)[] }>();
  return async (key, atOnce, work) => {
    const line = lines.get(key) ?? { running: 0, waiting: [] };
    lines.set(key, line);
    if (line.running >= atOnce) {
      if (line.waiting.length >= WAITING_AT_MOST)
        throw new Refusal('request.too-many', { seconds: SECONDS_TO_WAIT });
      await new Promise<void>((resolve) => line.waiting.push(resolve));
    } else line.running++;
    try {
      return await work();
    } finally {
      const next = line.waiting.shift();
      // The place goes to the next in line; the last one closes the line.
      if (next) next();
      else if (--line.running === 0) lines.delete(key);
    }
  };
}
