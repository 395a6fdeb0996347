import { type Reporting, reportOf } from './report.ts';
import type { Transfer } from './transfer.ts';

/** SePay's eight tries, in minutes after the transaction. */
const TRIES_AT_MINUTES = [0, 1, 2, 4, 7, 12, 20, 33];
const ANSWER_WITHIN_MS = 30_000;

export interface Settings extends Reporting {
  /** Real milliseconds that stand for a minute between tries; tests make it short. */
  minuteMs: number;
  /** `stopped` keeps the provider silent until it is turned on again, then it catches up. */
  isStopped: boolean;
}

export interface Line extends Transfer {
  attempts: number[];
  isReported: boolean;
}

/** Reports lines until somebody answers 2xx. `note` is told each answer, 0 when none came. */
export function createReporter(settings: Settings, note: (line: Line, status: number) => void) {
  /** Lines on their way to an answer: in flight, or waiting for their next try. */
  const underWay = new Map<number, NodeJS.Timeout | undefined>();
  let isEnded = false;

  const report = async (line: Line): Promise<void> => {
    const message = reportOf(line, settings, Date.now());
    if (!message) return;
    const { url, body, headers } = message;
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    const status = await fetch(url, { method: 'POST', body, headers, signal }).then(
      (answer) => answer.status,
      () => 0,
    );
    if (!isEnded) note(line, status);
  };

  const tryUntilAnswered = async (line: Line, attempt: number): Promise<void> => {
    if (settings.isStopped || isEnded) return void underWay.delete(line.id);
    underWay.set(line.id, undefined);
    await report(line);
    const [now, next] = [TRIES_AT_MINUTES[attempt], TRIES_AT_MINUTES[attempt + 1]];
    if (line.isReported || now === undefined || next === undefined || isEnded)
      return void underWay.delete(line.id);
    const again = () => void tryUntilAnswered(line, attempt + 1);
    underWay.set(line.id, setTimeout(again, (next - now) * settings.minuteMs).unref());
  };

  const forget = (): void => {
    for (const timer of underWay.values()) clearTimeout(timer);
    underWay.clear();
  };
  return {
    /** Once, whatever is answered. */
    report,
    /** At once, and again until it is answered or the tries are used up. */
    begin: (line: Line): void => void tryUntilAnswered(line, 0),
    isUnderWay: (line: Line): boolean => underWay.has(line.id),
    forget,
    stop(): void {
      isEnded = true;
      forget();
    },
  };
}
