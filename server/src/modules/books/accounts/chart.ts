import type { BookAccountRow as WireRow } from '@hako/contract/books/books';
import { dayInVietnam } from '../../../kernel/vietnam-day.ts';
import type { Reader } from '../../../platform/database/database.ts';
import type { BookAccount } from '../../ledger/index.ts';
import type { BooksDeps } from '../deps.ts';
import { FORMER_COLLEAGUE } from '../../../kernel/labels.ts';
import { listBookAccounts } from './book-account-store.ts';
import { type ChartEntry, isBookAccount, SUGGESTED_CHART } from './chart-table.ts';

/** The chart of accounts as it holds on a day. */
export type Chart = (account: BookAccount) => ChartEntry;

/** Reads the chart of a day: what the company set, else what we suggest. */
export async function chartOn(reader: Reader, day: string): Promise<Chart> {
  const rows = await listBookAccounts(reader, day);
  const set = new Map(rows.map((row) => [row.account, row]));
  return (account) => set.get(account) ?? SUGGESTED_CHART[account];
}

/** All accounts with what holds from now on, by number. */
export async function listChart(deps: BooksDeps): Promise<WireRow[]> {
  const rows = await listBookAccounts(deps.db, dayInVietnam(deps.clock.now()));
  const set = new Map(rows.map((row) => [row.account, row]));
  const all = Object.keys(SUGGESTED_CHART)
    .filter(isBookAccount)
    .map(async (account): Promise<WireRow> => {
      const own = set.get(account);
      const { number, name } = own ?? SUGGESTED_CHART[account];
      return {
        account,
        number,
        name,
        valid_from: own?.validFrom ?? null,
        set_by: own ? ((await deps.staffName(own.setBy)) ?? FORMER_COLLEAGUE) : null,
        reason: own?.reason ?? null,
      };
    });
  return (await Promise.all(all)).toSorted((one, other) =>
    one.number.localeCompare(other.number, 'en'),
  );
}
