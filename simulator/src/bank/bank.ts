import { chanceOf } from '../world/chance.ts';
import type { World } from '../world/world.ts';
import { type Reporting, reportOf } from './report.ts';
import { type Payment, type Transfer, worded } from './transfer.ts';

/** SePay's eight tries, in minutes after the transaction. */
const TRIES_AT_MINUTES = [0, 1, 2, 4, 7, 12, 20, 33];
const ANSWER_WITHIN_MS = 30_000;

export interface Settings extends Reporting {
  /** Real milliseconds that stand for a minute between tries; tests make it short. */
  minuteMs: number;
  /** `stopped` keeps the provider silent until it is turned on again, then it catches up. */
  isStopped: boolean;
}

interface Entry {
  transfer?: Transfer;
  attempt?: { id: number; status: number };
}

export interface Line extends Transfer {
  attempts: number[];
  isReported: boolean;
}

export interface Bank {
  readonly settings: Settings;
  pay(payment: Payment): Transfer;
  statement(accountNumber?: string): Line[];
  /** Sends what was not answered yet, now. */
  catchUp(): void;
}

/** A bank and the provider that watches its accounts. What was booked is reported until somebody answers 2xx, also after a restart. */
export function createBank(world: World, settings: Settings): Bank {
  const log = world.openLog<Entry>('bank');
  const lines = new Map<number, Line>();
  let last = 0;

  const take = (entry: Entry): void => {
    if (entry.transfer) {
      lines.set(entry.transfer.id, { ...entry.transfer, attempts: [], isReported: false });
      last = Math.max(last, entry.transfer.id);
    }
    const line = entry.attempt && lines.get(entry.attempt.id);
    if (line && entry.attempt) {
      line.attempts.push(entry.attempt.status);
      line.isReported ||= entry.attempt.status >= 200 && entry.attempt.status < 300;
    }
  };
  const book = (entry: Entry): void => {
    take(entry);
    log.append(entry);
  };

  /** Lines on their way to an answer: in flight, or waiting for their next try. */
  const underWay = new Map<number, NodeJS.Timeout | undefined>();
  let isEnded = false;

  const report = async (line: Line): Promise<void> => {
    const message = reportOf(line, settings, Date.now());
    if (!message) return;
    const { url, body, headers } = message;
    const status = await fetch(url, {
      method: 'POST',
      body,
      headers,
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    }).then(
      (answer) => answer.status,
      () => 0,
    );
    if (!isEnded) book({ attempt: { id: line.id, status } });
  };

  const tryUntilAnswered = async (line: Line, attempt: number): Promise<void> => {
    if (settings.isStopped || isEnded) return void underWay.delete(line.id);
    underWay.set(line.id, undefined);
    await report(line);
    const [now, next] = [TRIES_AT_MINUTES[attempt], TRIES_AT_MINUTES[attempt + 1]];
    if (line.isReported || now === undefined || next === undefined || isEnded)
      return void underWay.delete(line.id);
    underWay.set(
      line.id,
      setTimeout(
        () => void tryUntilAnswered(line, attempt + 1),
        (next - now) * settings.minuteMs,
      ).unref(),
    );
  };
  const catchUp = (): void => {
    for (const line of lines.values())
      if (!line.isReported && !underWay.has(line.id)) void tryUntilAnswered(line, 0);
  };

  log.past.forEach(take);
  catchUp();
  const forget = (): void => {
    for (const timer of underWay.values()) clearTimeout(timer);
    underWay.clear();
  };
  world.onReset(() => {
    forget();
    lines.clear();
  });
  world.onStop(() => {
    isEnded = true;
    forget();
  });

  return {
    settings,
    pay({
      accountNumber,
      amount,
      content,
      payer = 'NGUYEN VAN AN',
      direction = 'in',
      wording = 'bank',
      provider = 'sepay',
      copies = 1,
      orderCode,
    }) {
      const atMs = world.clock.now();
      // Above every id before it and growing with time: a fresh bank never repeats what a service may remember.
      const id = Math.max(last + 1, Math.floor(Date.now() / 10));
      const reference = `FT${vietnamDay(atMs)}${chanceOf(world.seed, 'bank', id).text(7, '0123456789')}`;
      book({
        transfer: {
          id,
          reference,
          accountNumber,
          amount,
          direction,
          content: worded(content, wording, reference, payer),
          payer,
          atMs,
          provider,
          orderCode,
        },
      });
      const line = lines.get(id) as Line;
      void tryUntilAnswered(line, 0);
      for (let copy = 1; copy < copies; copy++) void report(line);
      return line;
    },
    statement: (accountNumber) =>
      [...lines.values()]
        .filter((line) => accountNumber === undefined || line.accountNumber === accountNumber)
        .reverse(),
    catchUp,
  };
}

const vietnamDay = (ms: number): string =>
  new Date(ms + 7 * 3_600_000).toISOString().slice(2, 10).replaceAll('-', '');
