import { systemTimers } from '../../../kernel/clock.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import {
  addAccounts,
  addMeasured,
  listStates,
  lockAccount,
  type Measured,
  type SiteAccount,
  updateAccount,
} from './account-store.ts';
import type { BiddingDeps } from '../deps.ts';
import {
  type AccountState,
  maySend,
  signOf,
  stateAfter,
  type WriteSign,
} from './rules/account-choice.ts';
import type { AccountBook } from './account-book.ts';
import type { ShutOutSign } from './account-book.ts';

type AccountDeps = Pick<BiddingDeps, 'db' | 'clock' | 'log' | 'jobs' | 'live' | 'accountsOf'>;

export const LEAVE_ACCOUNT_JOB = 'bidding.leave-account';
const STATES_SERVE_MS = 1_000;
/** Before what is known is too old to be asked without waiting. */
const READ_EVERY_MS = 700;
const MEASURED_EVERY_MS = 1_000;
const LIMITED_REST_MS = 2 * 60_000;

export function createAccountBook(deps: AccountDeps): AccountBook {
  let states: Map<string, AccountState> | undefined;
  let readAt = -Infinity;
  let askedAt = -Infinity;
  let reading: Promise<void> | undefined;
  let measuredAt = -Infinity;
  const measured = new Map<string, Measured>();
  const underWay = new Set<Promise<unknown>>();
  const beside = (work: Promise<unknown>): void => {
    underWay.add(work);
    work
      .catch((error: Error) =>
        deps.log.warn({ error: error.message }, 'an account could not be noted'),
      )
      .finally(() => underWay.delete(work));
  };
  /** Decided here, by how often until now; and what was decided and is not written yet, which no reading can know. */
  let decided = 0;
  const unwritten = new Map<string, AccountState>();
  const keyOf = (site: string, account: string): string => `${site}:${account}`;
  const read = async (): Promise<void> => {
    for (;;) {
      const [before, startedAt] = [decided, deps.clock.monotonicMs()];
      const rows = await listStates(deps.db);
      // What was decided here meanwhile is newer.
      if (decided !== before) continue;
      states = new Map([
        ...rows.map(({ site, name, state }) => [keyOf(site, name), state] as const),
        ...unwritten,
      ]);
      readAt = startedAt;
      return;
    }
  };
  const isFresh = (): boolean =>
    states !== undefined && deps.clock.monotonicMs() - readAt <= STATES_SERVE_MS;
  const readOnce = (): Promise<void> => {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  };
  /** Beside, and not again at once where it failed. */
  const readSoon = (): void => {
    const now = deps.clock.monotonicMs();
    if (reading !== undefined || now - askedAt < READ_EVERY_MS) return;
    askedAt = now;
    beside(readOnce());
  };
  const know = (site: string, account: string, state: AccountState): void => {
    decided += 1;
    states?.set(keyOf(site, account), state);
  };
  const write = async (): Promise<void> => {
    const rows = [...measured.values()];
    measured.clear();
    for (const row of rows) await addMeasured(deps.db, row);
  };
  const stateOf = (site: string, account: string): AccountState | undefined => {
    if (!isFresh()) readSoon();
    const decidedHere = unwritten.get(keyOf(site, account));
    return decidedHere ?? (states && (states.get(keyOf(site, account)) ?? 'healthy'));
  };
  const shutOut = (site: string, account: string, sign: ShutOutSign): void => {
    if (!deps.accountsOf(site).includes(account)) return;
    unwritten.set(keyOf(site, account), 'restricted');
    know(site, account, 'restricted');
    const written = rest(deps, site, account, sign).finally(() => {
      unwritten.delete(keyOf(site, account));
      decided += 1;
    });
    beside(written);
  };
  return {
    shutOut,
    maySend(site, account) {
      const state = stateOf(site, account);
      return state !== undefined && maySend({ state });
    },
    isClosed: (site, account) =>
      ['restricted', 'draining', 'off'].includes(stateOf(site, account) ?? 'healthy'),
    fresh: async () => (isFresh() ? undefined : readOnce()),
    follow(timers = systemTimers) {
      let isOver = false;
      let callOff = (): void => undefined;
      const again = (): void => {
        readSoon();
        if (!isOver) callOff = timers.after(READ_EVERY_MS, again);
      };
      again();
      return () => {
        isOver = true;
        callOff();
      };
    },
    know,
    note(site, account, result, tookMs) {
      const key = keyOf(site, account);
      const sign = signOf(result);
      const before = measured.get(key) ?? {
        site,
        name: account,
        answers: 0,
        refusals: 0,
        outages: 0,
        answerMs: tookMs,
      };
      const isAnswer = sign === 'answered' || sign === 'refused' || sign === 'signed-out';
      measured.set(key, {
        ...before,
        answers: before.answers + Number(isAnswer),
        refusals: before.refusals + Number(sign === 'refused' || sign === 'signed-out'),
        outages: before.outages + Number(!isAnswer),
        answerMs: isAnswer ? tookMs : before.answerMs,
      });
      if (sign === 'limited') beside(rest(deps, site, account, sign));
      else if (sign === 'robot-check' || sign === 'signed-out') shutOut(site, account, sign);
      const now = deps.clock.monotonicMs();
      if (now - measuredAt < MEASURED_EVERY_MS) return;
      measuredAt = now;
      beside(write());
    },
    async settled() {
      if (measured.size > 0) beside(write());
      while (underWay.size > 0) await Promise.allSettled([...underWay]);
    },
  };
}

/** The circuit breaker: the account rests, and where the site wants to see a person, a person is called. */
async function rest(deps: AccountDeps, site: string, name: string, sign: WriteSign): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    await addAccounts(trx, site, [name], deps.clock.now());
    const account = (await lockAccount(trx, site, name)) as SiteAccount;
    const state = stateAfter(account.state, sign);
    if (!state) return;
    const now = deps.clock.now();
    const restsUntil = state === 'limited' ? new Date(now.getTime() + LIMITED_REST_MS) : undefined;
    await updateAccount(trx, account, { state, reason: sign, restsUntil }, now);
    await deps.live.tell(trx, 'desk', { kind: 'accounts-changed', site, name, state });
    if (state !== 'restricted') return;
    deps.log.error({ site, account: name, sign }, 'an account rests: a person must look');
    await deps.jobs.add(
      trx,
      LEAVE_ACCOUNT_JOB,
      { site, account: name },
      { key: `leave-account:${site}:${name}` },
    );
  });
}
