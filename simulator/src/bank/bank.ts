import { chanceOf } from '../world/chance.ts';
import type { World } from '../world/world.ts';
import { createReporter, type Line, type Settings } from './reporter.ts';
import { type Payment, type Transfer, worded } from './transfer.ts';

export type { Line, Settings } from './reporter.ts';

interface Entry {
  transfer?: Transfer;
  attempt?: { id: number; status: number };
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
  const reporter = createReporter(settings, ({ id }, status) => book({ attempt: { id, status } }));
  const catchUp = (): void => {
    for (const line of lines.values())
      if (!line.isReported && !reporter.isUnderWay(line)) reporter.begin(line);
  };

  log.past.forEach(take);
  catchUp();
  world.onReset(() => {
    reporter.forget();
    lines.clear();
  });
  world.onStop(() => reporter.stop());

  return {
    settings,
    pay(payment) {
      // Above every id before it and growing with time: a fresh bank never repeats what a service may remember.
      const id = Math.max(last + 1, Math.floor(Date.now() / 10));
      book({ transfer: transferOf(world, payment, id) });
      const line = lines.get(id) as Line;
      reporter.begin(line);
      for (let copy = 1; copy < (payment.copies ?? 1); copy++) void reporter.report(line);
      return line;
    },
    statement: (accountNumber) =>
      [...lines.values()]
        .filter((line) => accountNumber === undefined || line.accountNumber === accountNumber)
        .reverse(),
    catchUp,
  };
}

function transferOf(
  world: World,
  {
    accountNumber,
    amount,
    content,
    payer = 'NGUYEN VAN AN',
    direction = 'in',
    wording = 'bank',
    provider = 'sepay',
    orderCode,
  }: Payment,
  id: number,
): Transfer {
  const atMs = world.clock.now();
  const reference = `FT${vietnamDay(atMs)}${chanceOf(world.seed, 'bank', id).text(7, '0123456789')}`;
  return {
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
  };
}

const vietnamDay = (ms: number): string =>
  new Date(ms + 7 * 3_600_000).toISOString().slice(2, 10).replaceAll('-', '');
