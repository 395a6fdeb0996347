import type { UnderWay } from '../../../kernel/under-way.ts';
import type { BiddingDeps } from '../deps.ts';
import type { Measured } from './account-store.ts';
import type { WriteSign } from './rules/account-choice.ts';

const MEASURED_EVERY_MS = 1_000;

/** Counts how the sites answer each account, and writes the counts beside, at most once a second. */
export interface MeasuredAnswers {
  add(site: string, account: string, sign: WriteSign, tookMs: number): void;
  /** What is counted and not written is written beside. */
  write(): void;
}

export function createMeasuredAnswers(
  deps: Pick<BiddingDeps, 'db' | 'stores' | 'clock'>,
  { track }: Pick<UnderWay, 'track'>,
): MeasuredAnswers {
  const measured = new Map<string, Measured>();
  let writtenAt = -Infinity;
  const write = async (): Promise<void> => {
    const rows = [...measured.values()];
    measured.clear();
    for (const row of rows) await deps.stores.accounts.addMeasured(deps.db, row);
  };
  return {
    add(site, account, sign, tookMs) {
      const key = `${site}:${account}`;
      const none = { site, name: account, answers: 0, refusals: 0, outages: 0, answerMs: tookMs };
      const before = measured.get(key) ?? none;
      const isAnswer = sign === 'answered' || sign === 'refused' || sign === 'signed-out';
      measured.set(key, {
        ...before,
        answers: before.answers + Number(isAnswer),
        refusals: before.refusals + Number(sign === 'refused' || sign === 'signed-out'),
        outages: before.outages + Number(!isAnswer),
        answerMs: isAnswer ? tookMs : before.answerMs,
      });
      const now = deps.clock.monotonicMs();
      if (now - writtenAt < MEASURED_EVERY_MS) return;
      writtenAt = now;
      track(write());
    },
    write() {
      if (measured.size > 0) track(write());
    },
  };
}
