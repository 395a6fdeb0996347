import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { eachAlone } from '../../../platform/jobs/each-alone.ts';
import type { SiteAccount } from './account-store.ts';
import { noticeOf } from '../watching/bid-notices.ts';
import type { BiddingDeps } from '../deps.ts';
import { chooseAccount, maySend } from './rules/account-choice.ts';
import type { Bid, WatchedAuction } from '../rules/bid.ts';
import { BY_HAND } from '../by-hand/rules/by-hand.ts';
import { LEAVE_ACCOUNT_JOB } from './rest-account.ts';
import { tell } from '../settling/settle-bid.ts';
import { readAgain } from '../watching/watch-auction.ts';

/**
 * The account of a new lot; `BY_HAND` where no program bids, or a person has to look at every account first. Refusal `bidding.unavailable`
 * while the site only wants a rest.
 */
export async function accountForLot(deps: BiddingDeps, site: string): Promise<string> {
  const names = deps.auctionsOf(site)?.placeBid ? deps.accountsOf(site) : [];
  const now = deps.clock.now();
  const known = await deps.stores.accounts.list(deps.db, site, names, now);
  if (known.length < names.length) {
    await deps.stores.accounts.add(deps.db, site, names, now);
    known.splice(0, known.length, ...(await deps.stores.accounts.list(deps.db, site, names, now)));
  }
  const chosen = chooseAccount(known, now);
  refuseUnless(
    chosen !== undefined || known.every(({ state }) => state !== 'limited'),
    'bidding.unavailable',
  );
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
export async function setAccount(deps: BiddingDeps, order: AccountOrder): Promise<void> {
  const { site, name, state, reason, pacePerMinute } = order;
  await deps.stores.inTransaction(deps.db, async (trx) => {
    refuseUnless(deps.accountsOf(site).includes(name), 'bidding.no-such-account');
    await deps.stores.accounts.add(trx, site, [name], deps.clock.now());
    const account = (await deps.stores.accounts.lock(trx, site, name)) as SiteAccount;
    await deps.stores.accounts.update(
      trx,
      account,
      { state, reason, pacePerMinute },
      deps.clock.now(),
    );
    await deps.audit?.(trx, {
      actor: order.staffId,
      action: 'account.state',
      subject: `account:${site}:${name}`,
      reason,
      before: { state: account.state, pace: account.pacePerMinute },
      after: { state, pace: pacePerMinute ?? account.pacePerMinute },
    });
    await deps.live.tell(trx, 'desk', { kind: 'accounts-changed', site, name, state });
    if (state === 'off')
      await deps.jobs.add(
        trx,
        LEAVE_ACCOUNT_JOB,
        { site, account: name },
        { key: `leave-account:${site}:${name}` },
      );
    // What it carries was not read meanwhile.
    if (state === 'healthy' && !maySend(account))
      for (const bidId of await deps.stores.accounts.listCarried(trx, site, name))
        await readLotOf(deps, trx, bidId);
  });
  deps.accounts?.know(site, name, state);
}

async function readLotOf(deps: BiddingDeps, trx: Trx, bidId: string): Promise<void> {
  const bid = (await deps.stores.bids.find(trx, bidId)) as Bid;
  const auction = await deps.stores.auctions.lockKnown(trx, bid.site, bid.code);
  if (auction) await readAgain(deps, trx, auction, 0);
}

/**
 * What an account that sends nothing any more carried: waiting snipes go to another one where the lot is untouched; the rest is told to its customers,
 * once for each rest. Does nothing where the account is at work again.
 */
export async function leaveAccount(
  deps: BiddingDeps,
  { site, account }: { site: string; account: string },
): Promise<void> {
  const standing = await deps.stores.accounts.find(deps.db, site, account);
  if (!standing || maySend(standing)) return;
  await leave(deps, standing, await deps.stores.accounts.listMovable(deps.db, site, account));
}

/** The next round tells the others. */
const TOLD_AT_ONCE = 500;

async function leave(
  deps: BiddingDeps,
  standing: SiteAccount,
  movable: readonly string[],
): Promise<void> {
  const { site, name, since } = standing;
  const nameOf = (bidId: string) => `bid:${bidId}`;
  if ((await chooseOther(deps, site, name)) !== undefined)
    await eachAlone(deps.log, movable, nameOf, (bidId) => moveBidTo(deps, bidId, site, name));
  await eachAlone(
    deps.log,
    await deps.stores.accounts.listUntold(deps.db, site, name, since, TOLD_AT_ONCE),
    nameOf,
    (bidId) => tellStuck(deps, bidId, standing),
  );
}

/** Snipes that could not move when their account began to rest, or were booked in that moment, move as soon as another one takes them. */
export async function leaveRestingAccounts(deps: BiddingDeps): Promise<void> {
  for (const standing of await deps.stores.accounts.listResting(deps.db)) {
    await leave(
      deps,
      standing,
      await deps.stores.accounts.listMovable(deps.db, standing.site, standing.name),
    );
  }
}

/** Refusal `bidding.unavailable` where the account that would have to carry a bid sends nothing. */
export async function refuseResting(
  deps: BiddingDeps,
  trx: Trx,
  site: string,
  name: string,
): Promise<void> {
  if (name === BY_HAND) return;
  const standing = await deps.stores.accounts.find(trx, site, name);
  refuseUnless(!standing || maySend(standing), 'bidding.unavailable');
}

/** Chosen anew for each bid, because each is a load. */
async function chooseOther(
  deps: BiddingDeps,
  site: string,
  from: string,
): Promise<string | undefined> {
  const now = deps.clock.now();
  const others = (
    await deps.stores.accounts.list(deps.db, site, deps.accountsOf(site), now)
  ).filter(({ name }) => name !== from);
  return chooseAccount(others, now);
}

async function moveBidTo(
  deps: BiddingDeps,
  bidId: string,
  site: string,
  from: string,
): Promise<void> {
  const to = await chooseOther(deps, site, from);
  if (to === undefined) return;
  await underLock(deps, bidId, from, async (trx, auction) => {
    // Sent after all since it was listed.
    if (auction.liveAccount !== undefined) return;
    await deps.stores.accounts.moveTo(trx, bidId, to);
    await deps.stores.bids.endLease(trx, bidId);
  });
}

async function tellStuck(
  deps: BiddingDeps,
  bidId: string,
  { name: account, since }: SiteAccount,
): Promise<void> {
  await underLock(deps, bidId, account, async (trx, auction) => {
    const bid = await deps.stores.bids.find(trx, bidId);
    if (!bid || (await deps.stores.receipts.hasSince(trx, bidId, 'account-rests', since))) return;
    await deps.stores.receipts.add(trx, [
      { bidId, customerId: bid.customerId, at: deps.clock.now(), kind: 'account-rests' },
    ]);
    await tell(
      deps,
      trx,
      auction,
      bid,
      noticeOf.accountRests(auction, bid.status === 'scheduled'),
      `account-rests:${bidId}:${account}`,
    );
  });
}

/** Only while the bid is still carried by this account, and waits or is live. */
async function underLock(
  deps: BiddingDeps,
  bidId: string,
  account: string,
  work: (trx: Trx, auction: WatchedAuction) => Promise<void>,
): Promise<void> {
  await deps.stores.inTransaction(deps.db, async (trx) => {
    const found = await deps.stores.bids.find(trx, bidId);
    if (!found) return;
    const auction = (await deps.stores.auctions.lockKnown(
      trx,
      found.site,
      found.code,
    )) as WatchedAuction;
    const bid = await deps.stores.bids.lock(trx, bidId);
    if (bid?.account !== account || bid.status !== found.status) return;
    await work(trx, auction);
  });
}
