import type { JournalRow } from '@hako/contract/books/books';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { startOfVietnamDay } from '../../../kernel/vietnam-day.ts';
import { chartOn, type Chart } from '../accounts/chart.ts';
import { isBookAccount } from '../accounts/chart-table.ts';
import { sidesOf } from '../accounts/sides.ts';
import type { BookAccount, Days, JournalEntry } from '../../ledger/index.ts';
import { type Customer, customerName } from '../../customers/index.ts';
import { daysAsked } from '../days.ts';
import type { BooksDeps } from '../deps.ts';
import { CAUSE_LABELS, KIND_LABELS } from '../labels.ts';
import { readVoucher, voucherOf } from './rules/voucher.ts';

const PAGE = 50;

export interface JournalQuery extends Days {
  readonly account?: string | undefined;
  /** Number of the last entry of the page before. */
  readonly before?: string | undefined;
}

/**
 * The newest fifty entries of some days, from day to day backwards, so that a long period costs no
 * more than a short one. Refusals `books.days`, `books.unknown-account`.
 */
export async function listJournal(
  deps: BooksDeps,
  { account, before, ...asked }: JournalQuery,
): Promise<{ rows: JournalRow[]; next?: string }> {
  const entries = await newestEntries(deps, daysAsked(asked), accountAsked(account), before);
  const last = entries.length === PAGE ? entries.at(-1) : undefined;
  return {
    rows: await rowsOf(deps, entries),
    ...(last ? { next: voucherOf(last.day, last.number) } : {}),
  };
}

async function newestEntries(
  { db, ledger }: BooksDeps,
  { from, to }: Days,
  account: BookAccount | undefined,
  before: string | undefined,
): Promise<JournalEntry[]> {
  const cursor = before === undefined ? undefined : readVoucher(before);
  refuseUnless(!cursor || startOfVietnamDay(cursor.day), 'request.invalid', { field: 'before' });
  const until = cursor && cursor.day < to ? cursor.day : to;
  if (until < from) return [];
  const entries: JournalEntry[] = [];
  for (const day of await ledger.bookDays(db, { from, to: until }, account)) {
    const after = cursor?.day === day ? cursor.place : undefined;
    const size = PAGE - entries.length;
    entries.push(...(await ledger.journalOf(db, day, { account, order: 'down', after, size })));
    if (entries.length === PAGE) break;
  }
  return entries;
}

function accountAsked(name: string | undefined): BookAccount | undefined {
  if (name === undefined) return undefined;
  refuseUnless(isBookAccount(name), 'books.unknown-account');
  return name;
}

async function rowsOf(deps: BooksDeps, entries: readonly JournalEntry[]): Promise<JournalRow[]> {
  const ids = new Set(entries.flatMap(({ customerId }) => customerId ?? []));
  const customers = await deps.customers.readMany(deps.db, [...ids]);
  const charts = new Map<string, Chart>();
  for (const { day } of entries) if (!charts.has(day)) charts.set(day, await chartOn(deps.db, day));
  return entries.map((entry) => rowOf(entry, charts.get(entry.day) as Chart, customers));
}

function rowOf(
  entry: JournalEntry,
  chart: Chart,
  customers: ReadonlyMap<string, Customer>,
): JournalRow {
  const { debit, credit } = sidesOf(entry);
  const { customerId, cause, kind } = entry;
  return {
    number: voucherOf(entry.day, entry.number),
    at: entry.at.toISOString(),
    debit: sideOf(debit, chart),
    credit: sideOf(credit, chart),
    amount: entry.amount,
    currency: entry.currency,
    kind_label: KIND_LABELS[kind],
    memo: entry.memo ?? null,
    cause: { ...cause, label: CAUSE_LABELS[cause.type] },
    customer: customerId ? customerName(customerId, customers.get(customerId)) : null,
  };
}

function sideOf(account: BookAccount, chart: Chart) {
  const { number, name } = chart(account);
  return { account, number, name };
}
