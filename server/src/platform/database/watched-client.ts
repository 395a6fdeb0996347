import type { Socket } from 'node:net';
import pg from 'pg';
import { isOnStandby } from './away.ts';

/**
 * Is told of a statement that was answered: its text, without the values, and how long the answer
 * took.
 */
export type OnStatement = (text: string, tookMs: number, isFailed: boolean) => void;

/** A connection that knows how long its database owes an answer, and that can be broken off from our side. */
export class WatchedClient extends pg.Client {
  #unanswered = 0;
  #waitingSince = 0;
  #onStatement: OnStatement | undefined;
  #mustWrite = false;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const query = this.query.bind(this) as (...asked: unknown[]) => unknown;
    // By assignment, because pg declares a dozen forms of it.
    this.query = ((...asked: unknown[]) => this.#watched(query, asked)) as pg.Client['query'];
  }

  /** From now on `onStatement` hears of each statement that is answered. */
  listen(onStatement: OnStatement): void {
    this.#onStatement = onStatement;
  }

  /** From now on it ends when it turns out to lead to a database that takes no writes. */
  leaveStandby(): void {
    this.#mustWrite = true;
  }

  /** The number of the server process that works for it; 0 before it is connected. */
  backend(): number {
    return (this as unknown as { processID: number | null }).processID ?? 0;
  }

  /** When the oldest statement without an answer began to wait, on the clock of `performance.now()`. */
  waitingSince(): number | undefined {
    return this.#unanswered > 0 ? this.#waitingSince : undefined;
  }

  /** Grows with everything that the database says. */
  bytesHeard(): number {
    return this.#socket().bytesRead;
  }

  /** Closes without a word to the other side, which may not be there. What waits for an answer fails at once. */
  breakOff(): void {
    this.#socket().destroy();
  }

  /** A statement comes with a callback or gives a promise. */
  #watched(query: (...asked: unknown[]) => unknown, asked: unknown[]): unknown {
    const settle = this.#ask(asked[0]);
    const callback = asked.at(-1);
    const hasCallback = typeof callback === 'function';
    if (hasCallback)
      asked[asked.length - 1] = (...answer: unknown[]) => {
        settle(answer[0] instanceof Error);
        callback(...answer);
        this.#leaveIfUseless(answer[0]);
      };
    const answer = query(...asked);
    if (answer instanceof Promise)
      answer.then(
        () => settle(false),
        (error: unknown) => {
          settle(true);
          this.#leaveIfUseless(error);
        },
      );
    else if (!hasCallback) settle(false);
    return answer;
  }

  #leaveIfUseless(error: unknown): void {
    if (this.#mustWrite && isOnStandby(error)) this.breakOff();
  }

  #ask(statement: unknown): (isFailed: boolean) => void {
    const askedMs = performance.now();
    if (this.#unanswered === 0) this.#waitingSince = askedMs;
    this.#unanswered += 1;
    let isSettled = false;
    return (isFailed) => {
      if (isSettled) return;
      isSettled = true;
      this.#unanswered -= 1;
      this.#waitingSince = performance.now();
      this.#onStatement?.(textOf(statement), this.#waitingSince - askedMs, isFailed);
    };
  }

  #socket(): Socket {
    return this.connection.stream as Socket;
  }
}

/** A statement comes as its text, or as an object that has it. */
function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  const { text } = (statement ?? {}) as { readonly text?: unknown };
  return typeof text === 'string' ? text : '';
}
