import type { Dong } from '../../kernel/money.ts';
import type { Reader, Trx } from '../../platform/database/database.ts';
import type { CausedMovement } from './cause-store.ts';
import type { StatementLine } from './movement-store.ts';
import type { StatementPage, StatementPeriod } from './statement-sql.ts';
import type { AccountName, Cause, Movement } from './movement.ts';
import type { JournalEntry, JournalPage } from './turnovers/journal-store.ts';
import type {
  BookAccount,
  Currency,
  Days,
  SealedDay,
  Step,
  StepTurnover,
  Turnover,
} from './turnovers/turnover.ts';

export interface Ledger {
  /**
   * Posts all or none, in their order, in one round trip; gives back how many were new. A key posted before with the same content is a no-op; with other
   * content the database raises LG001, our own mistake. A customer account that would fall below zero violates the
   * constraint `ledger_balance_not_negative`.
   */
  post(trx: Trx, movements: readonly Movement[]): Promise<number>;
  /**
   * Takes the lock that every movement of this customer takes. Whoever locks something else of a customer that transactions with
   * movements also lock (the count of their messages) takes this first, so that no two wait for each other.
   */
  lockPurses(trx: Trx, customerId: string): Promise<void>;
  /** Customer accounts are stored; those of the company are the sum of their movements, in the currency asked for. */
  balanceOf(reader: Reader, account: AccountName, currency?: 'VND' | 'JPY'): Promise<number>;
  /** Both purses of a customer at one moment. */
  pursesOf(reader: Reader, customerId: string): Promise<{ available: Dong; held: Dong }>;
  /** What is free in the purses of these customers, đồng; who never had any is left out. */
  availableOf(reader: Reader, customerIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Both purses, what was paid so far less refunds (đồng), and the number of movements. */
  summaryOf(
    reader: Reader,
    customerId: string,
  ): Promise<{ available: Dong; held: Dong; paid: Dong; count: number }>;
  /** What was paid since then less discounts and refunds, plans for a level not counted; đồng. */
  spentSince(reader: Reader, customerId: string, since: Date): Promise<number>;
  /**
   * A customer's movements with version below `before`, newest first; oldest first, with version
   * above it.
   */
  statementOf(
    reader: Reader,
    customerId: string,
    page: StatementPage,
  ): Promise<readonly StatementLine[]>;
  /** What each account of ours received for this cause, less discounts and these refunds, the largest first; đồng. */
  receivedFor(
    reader: Reader,
    cause: Cause,
    refunds: readonly { readonly cause: Cause; readonly key: string }[],
  ): Promise<{ account: string; amount: number }[]>;
  /** What was paid, discounted, given back and spent for these causes, the oldest first. */
  movementsFor(reader: Reader, causes: readonly Cause[]): Promise<readonly CausedMovement[]>;
  /** Orders for which a marketplace took yen since then, by their ids, behind one of them. */
  listSpent(
    reader: Reader,
    asked: { readonly since: Date; readonly after: string | undefined; readonly limit: number },
  ): Promise<string[]>;
  /** How many a period has, counted no further than `most`. */
  countMovements(
    reader: Reader,
    customerId: string,
    period: StatementPeriod,
    most: number,
  ): Promise<number>;
  /** What went in and out of each account in some days, with what it held before. */
  turnovers(reader: Reader, days: Days): Promise<Turnover[]>;
  /** The same by day or month. */
  turnoversByStep(reader: Reader, days: Days, step: Step): Promise<StepTurnover[]>;
  /** Days with movements, newest first; with an account, those on which it moved. */
  bookDays(reader: Reader, days: Days, account?: BookAccount): Promise<string[]>;
  daysOfAccount(
    reader: Reader,
    days: Days,
    of: { readonly account: BookAccount; readonly currency: Currency },
  ): Promise<{ day: string; received: number; spent: number }[]>;
  sealedDays(reader: Reader, days: Days): Promise<SealedDay[]>;
  /** How many entries some days have, counted no further than `most`. */
  countJournal(reader: Reader, days: Days, most: number): Promise<number>;
  /** Entries of one day, in the order of their numbers. */
  journalOf(reader: Reader, day: string, page: JournalPage): Promise<JournalEntry[]>;
}
