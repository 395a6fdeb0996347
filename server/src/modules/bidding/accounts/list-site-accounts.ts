import type { BiddingDeps } from '../deps.ts';
import { addAccounts, listAccounts, type SiteAccount } from './account-store.ts';

const AUCTION_SITES = ['auction'] as const;

/** Our accounts at the sites with auctions, those of the settings that were never used as well. */
export async function listSiteAccounts(deps: BiddingDeps, now: Date): Promise<SiteAccount[]> {
  const accounts: SiteAccount[] = [];
  for (const site of AUCTION_SITES) {
    await addAccounts(deps.db, site, deps.accountsOf(site), now);
    accounts.push(...(await listAccounts(deps.db, site, deps.accountsOf(site), now)));
  }
  return accounts;
}
