import type { Clock } from '../../../kernel/clock.ts';
import type { Database, Reader, Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { ActHandler, Approvals } from '../../approvals/index.ts';
import type { Audit } from '../../staff/index.ts';
import { RATE_FACTS, rateLine } from './labels.ts';
import type { RateList } from './rate-feed.ts';
import {
  DESK_SOURCE,
  findLatestReading,
  insertReading,
  type RateAuthor,
  readLimits,
} from './rate-store.ts';
import { isWithin } from './read-rates.ts';

export interface EnterRateDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly audit: Audit;
  readonly approvals: Pick<Approvals, 'propose'>;
}

export interface RateByHand {
  /** đồng for 100 yen. */
  readonly sellX100: number;
  readonly staffId: string;
  readonly reason: string;
}

const SUBJECT = 'exchange-rate';

/**
 * A rate that an accountant sets by hand. Near the rate in use it holds at once, even over a list that
 * claims a later time; outside the bound of a jump, a second person decides (`isDone` false).
 * Refusal `approvals.waiting` while another one waits.
 */
export async function enterRate(
  deps: EnterRateDeps,
  { sellX100, staffId, reason }: RateByHand,
): Promise<{ readonly isDone: boolean }> {
  return inTransaction(deps.db, async (trx) => {
    const last = await findLatestReading(trx, 'good');
    const { jumpPercent } = await readLimits(trx);
    if (last && !isWithin(sellX100, last.jpySellX100, jumpPercent)) {
      const terms = { sellX100 };
      const act = 'exchange-rate.enter';
      await deps.approvals.propose(trx, {
        act,
        subject: SUBJECT,
        terms,
        reason,
        proposedBy: staffId,
      });
      return { isDone: false };
    }
    await insertRate(deps, trx, sellX100, { enteredBy: staffId, approvedBy: undefined, reason });
    await deps.audit(trx, {
      actor: staffId,
      action: 'exchange-rate.enter',
      subject: SUBJECT,
      reason,
      before: { sellX100: last?.jpySellX100 },
      after: { sellX100 },
    });
    return { isDone: true };
  });
}

/** A rate outside the bound of a jump, for the second person. `forget` makes the next price read it. */
export const enterRateAct = (
  deps: EnterRateDeps,
  forget: () => void,
): ActHandler<'exchange-rate.enter'> => ({
  factsOf: async (reader, { terms: { sellX100 }, state }) => {
    const entered = { label: RATE_FACTS.proposed, value: rateLine(sellX100) };
    return state === 'waiting' ? [entered, ...(await inUse(reader, sellX100))] : [entered];
  },
  carryOut: (trx, { terms, proposedBy, decidedBy, reason }) =>
    insertRate(deps, trx, terms.sellX100, {
      enteredBy: proposedBy,
      approvedBy: decidedBy,
      reason,
    }),
  onCarriedOut: forget,
});

async function inUse(reader: Reader, sellX100: number) {
  const last = await findLatestReading(reader, 'good');
  if (!last) return [];
  const perMille = Math.round(((sellX100 - last.jpySellX100) * 1_000) / last.jpySellX100);
  const percent = `${perMille < 0 ? '−' : '+'}${(Math.abs(perMille) / 10).toLocaleString('vi-VN')}%`;
  return [
    { label: RATE_FACTS.inUse, value: rateLine(last.jpySellX100) },
    { label: RATE_FACTS.change, value: percent },
  ];
}

async function insertRate(
  { clock }: EnterRateDeps,
  trx: Trx,
  sellX100: number,
  author: RateAuthor,
): Promise<void> {
  const last = await findLatestReading(trx, 'good');
  const quotedAt = new Date(Math.max(clock.now().getTime(), (last?.quotedAt.getTime() ?? 0) + 1));
  const entry = {
    code: 'JPY',
    name: 'JAPANESE YEN',
    buyX100: undefined,
    transferX100: undefined,
    sellX100,
  };
  const list: RateList = { source: DESK_SOURCE, quotedAt, entries: [entry] };
  await insertReading(trx, list, sellX100, 'good', clock.now(), author);
}
