import type { Socket } from 'node:net';
import pg from 'pg';

/** A connection that knows how long its database owes an answer, and that can be broken off from our side. */
export class WatchedClient extends pg.Client {
  #unanswered = 0;
  #waitingSince = 0;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const query = this.query.bind(this) as (...asked: unknown[]) => unknown;
    // By assignment, because pg declares a dozen forms of it.
    this.query = ((...asked: unknown[]) => this.#watched(query, asked)) as pg.Client['query'];
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
    const settle = this.#ask();
    const callback = asked.at(-1);
    const hasCallback = typeof callback === 'function';
    if (hasCallback)
      asked[asked.length - 1] = (...answer: unknown[]) => {
        settle();
        callback(...answer);
      };
    const answer = query(...asked);
    if (answer instanceof Promise) answer.then(settle, settle);
    else if (!hasCallback) settle();
    return answer;
  }

  #ask(): () => void {
    if (this.#unanswered === 0) this.#waitingSince = performance.now();
    this.#unanswered += 1;
    let isSettled = false;
    return () => {
      if (isSettled) return;
      isSettled = true;
      this.#unanswered -= 1;
      this.#waitingSince = performance.now();
    };
  }

  #socket(): Socket {
    return this.connection.stream as Socket;
  }
}
