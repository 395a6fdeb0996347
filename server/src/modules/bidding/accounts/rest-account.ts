import type { BiddingDeps } from '../deps.ts';
import type { SiteAccount } from './account-store.ts';
import { stateAfter, type WriteSign } from './rules/account-choice.ts';

export const LEAVE_ACCOUNT_JOB = 'bidding.leave-account';
const LIMITED_REST_MS = 2 * 60_000;

/** The circuit breaker: the account rests, and where the site wants to see a person, a person is called. */
export async function restAccount(
  deps: Pick<BiddingDeps, 'db' | 'stores' | 'clock' | 'log' | 'jobs' | 'live'>,
  site: string,
  name: string,
  sign: WriteSign,
): Promise<void> {
  await deps.stores.inTransaction(deps.db, async (trx) => {
    await deps.stores.accounts.add(trx, site, [name], deps.clock.now());
    const account = (await deps.stores.accounts.lock(trx, site, name)) as SiteAccount;
    const state = stateAfter(account.state, sign);
    if (!state) return;
    const now = deps.clock.now();
    const restsUntil = state === 'limited' ? new Date(now.getTime() + LIMITED_REST_MS) : undefined;
    await deps.stores.accounts.update(trx, account, { state, reason: sign, restsUntil }, now);
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
