import type { FloatAccountRow } from '@hako/contract/float/accounts';
import type { FloatDeps } from '../deps.ts';
import { type FloatBalance, listBalances } from './account-store.ts';

export const subjectOf = (accountId: string): string => `float-account:${accountId}`;

/** All accounts with what lies on them. */
export async function listAccounts({ db, approvals }: FloatDeps): Promise<FloatAccountRow[]> {
  const accounts = await listBalances(db);
  const waiting = await approvals.findWaiting(
    db,
    accounts.map(({ id }) => subjectOf(id)),
  );
  const isWaiting = new Set(waiting.map(({ subject }) => subject));
  return accounts.map((account) => rowOf(account, isWaiting.has(subjectOf(account.id))));
}

const rowOf = (account: FloatBalance, isWaiting: boolean): FloatAccountRow => ({
  id: account.id,
  name: account.name,
  kind: account.kind,
  is_open: !account.closedAt,
  sites: [...account.sites],
  low_jpy: account.lowJpy ?? null,
  is_low: isLow(account),
  note: account.note,
  balance_jpy: account.balanceJpy,
  has_opening: account.hasOpening,
  is_waiting: isWaiting,
});

const isLow = ({ lowJpy, closedAt, balanceJpy }: FloatBalance): boolean =>
  lowJpy !== undefined && !closedAt && balanceJpy < lowJpy;
