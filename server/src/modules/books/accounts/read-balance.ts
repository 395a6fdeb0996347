import type { BalanceRow } from '@hako/contract/books/books';
import type { Days } from '../../ledger/index.ts';
import { daysAsked } from '../days.ts';
import type { BooksDeps } from '../deps.ts';
import { chartOn } from './chart.ts';
import { balanceOf } from './sides.ts';

/**
 * Opening, debit, credit and closing of each account over some days, by number. Refusal
 * `books.days`.
 */
export async function readBalance({ db, ledger }: BooksDeps, asked: Days): Promise<BalanceRow[]> {
  const days = daysAsked(asked);
  const chart = await chartOn(db, days.to);
  const turnovers = await ledger.turnovers(db, days);
  return turnovers
    .map((turnover): BalanceRow => {
      const { account, currency } = turnover;
      return { account, ...entryOf(chart(account)), currency, ...balanceOf(turnover) };
    })
    .toSorted((one, other) => one.number.localeCompare(other.number, 'en'));
}

const entryOf = ({ number, name }: { number: string; name: string }) => ({ number, name });
