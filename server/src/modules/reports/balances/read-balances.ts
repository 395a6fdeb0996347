import type { BalancePeriod, readBalancesReportEndpoint } from '@hako/contract/reports/balances';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import { dayInVietnam } from '../../../kernel/vietnam-day.ts';
import type { BookAccount, StepTurnover, Turnover } from '../../ledger/index.ts';
import type { ReportsDeps } from '../deps.ts';
import { reportTable } from '../exporting/report-table.ts';
import { type AskedDays, askedDays, type Days } from '../rules/asked-days.ts';
import { listOpenHolds, listRefunds, listUnpaid, type Sum, sumOwing } from './money-store.ts';
import { BALANCE_COLUMNS, BALANCE_SHEET } from './sheet-labels.ts';

type Reply = EndpointReply<typeof readBalancesReportEndpoint>;

/**
 * Where money lay at the end of some days, what was given back in them, and what is held and owed
 * now. Refusal `reports.days`.
 */
export async function readBalances(deps: ReportsDeps, asked: Days): Promise<Reply> {
  const { db, ledger } = deps;
  const days = askedDays(asked);
  const turnovers = await ledger.turnovers(db, days);
  const refunds = await listRefunds(db, days);
  const lies = (account: BookAccount, currency: 'VND' | 'JPY' = 'VND') =>
    received(turnovers, account, currency).closing;
  return {
    step: days.step,
    periods: await periodsOf(deps, days, turnovers),
    at_end: {
      bank_vnd: 0 - lies('company:bank'),
      float_jpy: lies('company:marketplace-float', 'JPY'),
      customers_vnd: lies('customers'),
      with_carriers_vnd: 0 - lies('company:cash-on-delivery'),
      unmatched_vnd: lies('company:suspense'),
    },
    refunds: [...Map.groupBy(refunds, ({ cause }) => cause)]
      .map(([cause, of]) => ({ cause, ...wired(summed(of)) }))
      .toSorted((one, other) => other.amount_vnd - one.amount_vnd),
    now: await readNow(deps),
  };
}

/** The periods as a file. */
export async function tableBalances(deps: ReportsDeps, asked: Days) {
  const days = askedDays(asked);
  const rows = await periodsOf(deps, days, await deps.ledger.turnovers(deps.db, days));
  return reportTable(BALANCE_SHEET, BALANCE_COLUMNS, rows);
}

async function readNow({ db, ledger, clock }: ReportsDeps): Promise<Reply['now']> {
  const now = clock.now();
  const today = dayInVietnam(now);
  const held = await listOpenHolds(db);
  const all = received(await ledger.turnovers(db, { from: today, to: today }), 'customers', 'VND');
  return {
    available_vnd: all.closing - summed(held).amount,
    held: held.map((sum) => ({ cause: sum.cause, ...wired(sum) })),
    unpaid: (await listUnpaid(db, now)).map((sum) => ({ age: sum.age, ...wired(sum) })),
    owing: wired(await sumOwing(db)),
  };
}

/** Periods in which anything moved, each with what lay where at its end. */
async function periodsOf(
  { db, ledger }: ReportsDeps,
  days: AskedDays,
  turnovers: readonly Turnover[],
): Promise<BalancePeriod[]> {
  const refunds = Map.groupBy(await listRefunds(db, days), ({ period }) => period);
  const steps = Map.groupBy(
    await ledger.turnoversByStep(db, days, days.step),
    ({ period }) => period,
  );
  let bank = 0 - received(turnovers, 'company:bank', 'VND').opening;
  let customers = received(turnovers, 'customers', 'VND').opening;
  return [...steps].map(([period, of]) => {
    const { received: out, spent: into } = moved(of, 'company:bank');
    const wallets = moved(of, 'customers');
    bank += into - out;
    customers += wallets.received - wallets.spent;
    return {
      period,
      bank_in_vnd: into,
      bank_out_vnd: out,
      bank_vnd: bank,
      customers_vnd: customers,
      refunded_vnd: summed(refunds.get(period) ?? []).amount,
    };
  });
}

const NEVER_MOVED = { received: 0, spent: 0 };

const moved = (of: readonly StepTurnover[], account: BookAccount) =>
  of.find((one) => one.account === account && one.currency === 'VND') ?? NEVER_MOVED;

/** What an account received less what it spent, before and at the end of the days. */
function received(
  turnovers: readonly Turnover[],
  account: BookAccount,
  currency: 'VND' | 'JPY',
): { readonly opening: number; readonly closing: number } {
  const found = turnovers.find((one) => one.account === account && one.currency === currency);
  if (!found) return { opening: 0, closing: 0 };
  return { opening: found.opening, closing: found.opening + found.received - found.spent };
}

const summed = (sums: readonly Sum[]): Sum => ({
  count: sums.reduce((sum, { count }) => sum + count, 0),
  amount: sums.reduce((sum, { amount }) => sum + amount, 0),
});

const wired = ({ count, amount }: Sum) => ({ count, amount_vnd: amount });
