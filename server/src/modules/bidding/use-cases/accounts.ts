import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import {
  addAccounts,
  addMeasured,
  listAccounts,
  listCarried,
  listMovable,
  listStates,
  lockAccount,
  type Measured,
  moveToAccount,
  type SiteAccount,
  updateAccount,
} from '../account-store.ts';
import { lockKnownAuction } from '../auction-store.ts';
import { endLease, findBid, lockBid } from '../bid-store.ts';
import { noticeOf } from '../bid-notices.ts';
import type { BiddingDeps } from '../deps.ts';
import { type AccountState, chooseAccount, maySend, signOf, stateAfter, type WriteSign } from '../domain/account-choice.ts';
import type { Bid, WatchedAuction } from '../domain/bid.ts';
import { BY_HAND } from '../domain/by-hand.ts';
import { addReceipts } from '../receipt-store.ts';
import { tell } from './settle-bid.ts';
import { readAgain } from './watch-auction.ts';

type AccountDeps = Pick<BiddingDeps, 'db' | 'clock' | 'log' | 'jobs' | 'live' | 'accountsOf'>;

export const LEAVE_ACCOUNT_JOB = 'bidding.leave-account';
const STATES_SERVE_MS = 1_000;
const MEASURED_EVERY_MS = 1_000;
const LIMITED_REST_MS = 2 * 60_000;

type AccountAnswer = Parameters<typeof signOf>[0];
type ShutOutSign = 'robot-check' | 'signed-out';

/** What this process knows of our accounts: asked before every write without a call, told of every answer. */
export interface AccountBook {
  maySend(site: string, account: string): boolean;
  /** As far as this process knows: a person has to look before it takes lots again, or wants it so. */
  isClosed(site: string, account: string): boolean;
  /** Decided in this process; others learn it within a second. */
  know(site: string, account: string, state: AccountState): void;
  /** Never throws, never waits: what it writes is written beside. */
  note(site: string, account: string, result: AccountAnswer, tookMs: number): void;
  /** The site asked for a person where the account read or bought something. Never throws, never waits. */
  shutOut(site: string, account: string, sign: ShutOutSign): void;
  /** Everything noted is written. */
  settled(): Promise<void>;
}

export function createAccountBook(deps: AccountDeps): AccountBook {
  let states = new Map<string, AccountState>();
  let readAt = -Infinity;
  let measuredAt = -Infinity;
  const measured = new Map<string, Measured>();
  const underWay = new Set<Promise<unknown>>();
  const beside = (work: Promise<unknown>): void => {
    underWay.add(work);
    work.catch((error: Error) => deps.log.warn({ error: error.message }, 'an account could not be noted')).finally(() => underWay.delete(work));
  };
  let decided = 0;
  const read = async (): Promise<void> => {
    const before = decided;
    const rows = await listStates(deps.db);
    // What was decided here meanwhile is newer.
    if (decided === before) states = new Map(rows.map(({ site, name, state }) => [`${site}:${name}`, state]));
  };
  const know = (site: string, account: string, state: AccountState): void => {
    decided += 1;
    states.set(`${site}:${account}`, state);
  };
  const write = async (): Promise<void> => {
    const rows = [...measured.values()];
    measured.clear();
    for (const row of rows) await addMeasured(deps.db, row);
  };
  const stateOf = (site: string, account: string): AccountState => {
    const now = deps.clock.monotonicMs();
    if (now - readAt > STATES_SERVE_MS) {
      readAt = now;
      beside(read());
    }
    return states.get(`${site}:${account}`) ?? 'healthy';
  };
  const shutOut = (site: string, account: string, sign: ShutOutSign): void => {
    if (!deps.accountsOf(site).includes(account)) return;
    know(site, account, 'restricted');
    beside(rest(deps, site, account, sign).then(() => know(site, account, 'restricted')));
  };
  return {
    shutOut,
    maySend: (site, account) => maySend({ state: stateOf(site, account) }),
    isClosed: (site, account) => ['restricted', 'draining', 'off'].includes(stateOf(site, account)),
    know,
    note(site, account, result, tookMs) {
      const key = `${site}:${account}`;
      const sign = signOf(result);
      const before = measured.get(key) ?? { site, name: account, answers: 0, refusals: 0, outages: 0, answerMs: tookMs };
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
    await deps.jobs.add(trx, LEAVE_ACCOUNT_JOB, { site, account: name }, { key: `leave-account:${site}:${name}` });
  });
}

/**
 * The account of a new lot; `BY_HAND` where no program bids, or a person has to look at every account first. Refusal `bidding.unavailable`
 * while the site only wants a rest.
 */
export async function accountForLot(deps: BiddingDeps, site: string): Promise<string> {
  const names = deps.auctionsOf(site)?.placeBid ? deps.accountsOf(site) : [];
  const now = deps.clock.now();
  const known = await listAccounts(deps.db, site, names, now);
  if (known.length < names.length) {
    await addAccounts(deps.db, site, names, now);
    known.splice(0, known.length, ...(await listAccounts(deps.db, site, names, now)));
  }
  const chosen = chooseAccount(known, now);
  refuseUnless(chosen !== undefined || known.every(({ state }) => state !== 'limited'), 'bidding.unavailable');
  return chosen ?? BY_HAND;
}

export interface AccountOrder {
  readonly staffId: string;
  readonly site: string;
  readonly name: string;
  readonly state: 'healthy' | 'draining' | 'off';
  readonly pacePerMinute: number | undefined;
  readonly reason: string;
}

/** A person decides: back to work, no new lots, or nothing any more. Leaves an audit line. Refusal `bidding.no-such-account`. */
export const setAccount =
  (deps: BiddingDeps) =>
  async (order: AccountOrder): Promise<void> => {
    const { site, name, state, reason, pacePerMinute } = order;
    await inTransaction(deps.db, async (trx) => {
      refuseUnless(deps.accountsOf(site).includes(name), 'bidding.no-such-account');
      await addAccounts(trx, site, [name], deps.clock.now());
      const account = (await lockAccount(trx, site, name)) as SiteAccount;
      await updateAccount(trx, account, { state, reason, pacePerMinute }, deps.clock.now());
      await deps.audit?.(trx, {
        actor: order.staffId,
        action: 'account.state',
        subject: `account:${site}:${name}`,
        reason,
        before: { state: account.state, pace: account.pacePerMinute },
        after: { state, pace: pacePerMinute ?? account.pacePerMinute },
      });
      await deps.live.tell(trx, 'desk', { kind: 'accounts-changed', site, name, state });
      if (state === 'off') await deps.jobs.add(trx, LEAVE_ACCOUNT_JOB, { site, account: name }, { key: `leave-account:${site}:${name}` });
      // What it carries was not read meanwhile.
      if (state === 'healthy' && !maySend(account)) for (const bidId of await listCarried(trx, site, name)) await readLotOf(deps, trx, bidId);
    });
    deps.accounts?.know(site, name, state);
  };

async function readLotOf(deps: BiddingDeps, trx: Trx, bidId: string): Promise<void> {
  const bid = (await findBid(trx, bidId)) as Bid;
  const auction = await lockKnownAuction(trx, bid.site, bid.code);
  if (auction) await readAgain(deps, trx, auction, 0);
}

/** What an account that sends nothing any more carried: waiting snipes go to another one where the lot is untouched; the rest is told to its customers. */
export const leaveAccount =
  (deps: BiddingDeps) =>
  async ({ site, account }: { site: string; account: string }): Promise<void> => {
    for (const bidId of await listMovable(deps.db, site, account)) await moveBidTo(deps, bidId, site, account);
    for (const bidId of await listCarried(deps.db, site, account)) await tellStuck(deps, bidId, account);
  };

async function moveBidTo(deps: BiddingDeps, bidId: string, site: string, from: string): Promise<void> {
  const now = deps.clock.now();
  const others = (await listAccounts(deps.db, site, deps.accountsOf(site), now)).filter(({ name }) => name !== from);
  const to = chooseAccount(others, now);
  if (to === undefined) return;
  await underLock(deps, bidId, from, async (trx, auction) => {
    // Sent after all since it was listed.
    if (auction.liveAccount !== undefined) return;
    await moveToAccount(trx, bidId, to);
    await endLease(trx, bidId);
  });
}

async function tellStuck(deps: BiddingDeps, bidId: string, account: string): Promise<void> {
  await underLock(deps, bidId, account, async (trx, auction) => {
    const bid = await findBid(trx, bidId);
    if (!bid) return;
    await addReceipts(trx, [{ bidId, customerId: bid.customerId, at: deps.clock.now(), kind: 'account-rests' }]);
    await tell(deps, trx, auction, bid, noticeOf.accountRests(auction, bid.status === 'scheduled'), `account-rests:${bidId}:${account}`);
  });
}

/** Only while the bid is still carried by this account, and waits or is live. */
async function underLock(
  deps: BiddingDeps,
  bidId: string,
  account: string,
  work: (trx: Trx, auction: WatchedAuction) => Promise<void>,
): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const found = await findBid(trx, bidId);
    if (!found) return;
    const auction = (await lockKnownAuction(trx, found.site, found.code)) as WatchedAuction;
    const bid = await lockBid(trx, bidId);
    if (bid?.account !== account || bid.status !== found.status) return;
    await work(trx, auction);
  });
}
