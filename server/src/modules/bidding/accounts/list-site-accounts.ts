import type { BiddingDeps } from '../deps.ts';
import type { SiteAccount } from './account-store.ts';

const AUCTION_SITES = ['auction'] as const;

/** Our accounts at the sites with auctions, those of the settings that were never used as well. */
export async function listSiteAccounts(deps: BiddingDeps, now: Date): Promise<SiteAccount[]> {
  const accounts: SiteAccount[] = [];
  for (const site of AUCTION_SITES) {
    await deps.stores.accounts.add(deps.db, site, deps.accountsOf(site), now);
    accounts.push(...(await deps.stores.accounts.list(deps.db, site, deps.accountsOf(site), now)));
  }
  return accounts;
}
