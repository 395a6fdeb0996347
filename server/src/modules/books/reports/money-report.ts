import type { MoneyPeriod } from '@hako/contract/books/reports';
import type { Readable } from 'node:stream';
import { refuseUnlessExportable } from '../../../platform/sheet/batches.ts';
import { streamCsv } from '../../../platform/sheet/csv.ts';
import { streamSheet } from '../../../platform/sheet/sheet.ts';
import type { Days, Step, StepTurnover, Turnover } from '../../ledger/index.ts';
import { chartOn } from '../accounts/chart.ts';
import { balanceOf } from '../accounts/sides.ts';
import { daysAsked } from '../days.ts';
import type { BooksDeps } from '../deps.ts';
import { type KindOfAccount, kindOfAccount } from './kinds-of-account.ts';
import { MONEY_COLUMNS, MONEY_SHEET } from './sheet-labels.ts';

const DAY_MS = 86_400_000;
/** More days than this are told by month. */
const MOST_DAYS = 62;

const stepOf = ({ from, to }: Days): Step =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS >= MOST_DAYS ? 'month' : 'day';

/**
 * What we earned in some days, period by period, and what lies where at their end. Refusal
 * `books.days`.
 */
export async function readMoneyReport({ db, ledger }: BooksDeps, asked: Days) {
  const days = daysAsked(asked);
  const step = stepOf(days);
  const turnovers = await ledger.turnovers(db, days);
  const chart = await chartOn(db, days.to);
  const fees = turnovers
    .filter(({ account, currency }) => currency === 'VND' && kindOfAccount(account) === 'fee')
    .map((one) => ({
      account: one.account,
      name: chart(one.account).name,
      amount: one.received - one.spent,
    }))
    .toSorted((one, other) => other.amount - one.amount);
  return {
    step,
    rows: periodsOf(await ledger.turnoversByStep(db, days, step)),
    total: periodOf('', turnovers),
    fees,
    at_end: {
      bank_vnd: closingOf(turnovers, 'company:bank'),
      customers_vnd: -closingOf(turnovers, 'customers'),
      with_carriers_vnd: closingOf(turnovers, 'company:cash-on-delivery'),
      unmatched_vnd: -closingOf(turnovers, 'company:suspense'),
    },
  };
}

/** The same periods as a file. Refusals `books.days`, `request.nothing-to-export`. */
export async function exportMoneyReport(
  deps: BooksDeps,
  { format = 'xlsx', ...asked }: Days & { readonly format?: 'xlsx' | 'csv' | undefined },
): Promise<Readable> {
  const days = daysAsked(asked);
  const rows = periodsOf(await deps.ledger.turnoversByStep(deps.db, days, stepOf(days)));
  refuseUnlessExportable(rows.length);
  return format === 'csv'
    ? streamCsv(MONEY_COLUMNS, once(rows))
    : streamSheet(MONEY_SHEET, MONEY_COLUMNS, once(rows));
}

async function* once<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows;
}

const periodsOf = (turnovers: readonly StepTurnover[]): MoneyPeriod[] =>
  [...Map.groupBy(turnovers, ({ period }) => period)].map(([period, of]) => periodOf(period, of));

function periodOf(
  period: string,
  turnovers: readonly Pick<Turnover, 'account' | 'currency' | 'received' | 'spent'>[],
): MoneyPeriod {
  const sumOf = (kind: KindOfAccount): number =>
    turnovers.reduce(
      (sum, { account, currency, received, spent }) =>
        currency === 'VND' && kindOfAccount(account) === kind ? sum + received - spent : sum,
      0,
    );
  const [fees, given] = [sumOf('fee'), 0 - sumOf('given')];
  return { period, fees, passed_on: sumOf('passed-on'), given, revenue: fees - given };
}

/** Debit less credit at the end; never minus nothing. */
function closingOf(turnovers: readonly Turnover[], account: Turnover['account']): number {
  const found = turnovers.find((one) => one.account === account && one.currency === 'VND');
  return (found ? balanceOf(found).closing : 0) || 0;
}
