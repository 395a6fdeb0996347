import type { Logger } from 'pino';
import type { Clock } from '../../kernel/clock.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';

/** Asks somebody who may be away, so that nobody waits for long, or twice in a row. */
export interface Patience {
  /** Undefined when there was no answer in time, or none is expected now. */
  ask<Answer>(question: () => Promise<Answer>): Promise<Answer | undefined>;
  /** Something said that they are away. */
  isAway(why: unknown): void;
}

/** Over a network of ours an answer takes a millisecond. */
export const ANSWER_MS = 100;
/**
 * It is waited for in so many pieces: while our own thread is held up no piece ends, and nothing
 * that lies there unread is late.
 */
const PIECES = 5;
/** Then one call tries again. */
const REST_MS = 1_000;

export function createPatience(
  {
    clock,
    log,
    telemetry,
  }: { clock: Pick<Clock, 'monotonicMs'>; log: Logger; telemetry: Telemetry },
  isReady: () => boolean,
  answerMs = ANSWER_MS,
): Patience {
  let restsUntilMs = Number.NEGATIVE_INFINITY;
  let isTold = false;
  const count = (outcome: 'answered' | 'late' | 'skipped'): void =>
    telemetry.count('hako_shared_store_calls_total', { outcome });

  function isAway(why: unknown): void {
    restsUntilMs = clock.monotonicMs() + REST_MS;
    if (isTold) return;
    isTold = true;
    const message = why instanceof Error ? why.message : String(why);
    log.warn({ why: message }, 'the shared store is away: each process goes on by itself');
  }

  function isBack(): void {
    if (isTold) log.info('the shared store answers again');
    isTold = false;
  }

  return {
    isAway,
    async ask(question) {
      if (!isReady() || clock.monotonicMs() < restsUntilMs) {
        count('skipped');
        return undefined;
      }
      try {
        const answer = await within(answerMs, question());
        count('answered');
        isBack();
        return answer;
      } catch (failure) {
        count('late');
        isAway(failure);
        return undefined;
      }
    },
  };
}

/** Gives up waiting, not the question. */
function within<Answer>(ms: number, asked: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let pieces = 0;
    const timer = setInterval(() => {
      pieces += 1;
      if (pieces < PIECES) return;
      clearInterval(timer);
      reject(new Error(`no answer in ${ms} ms`));
    }, ms / PIECES);
    const stop = () => clearInterval(timer);
    asked.then(resolve, reject).then(stop, stop);
  });
}
