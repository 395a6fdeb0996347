/**
 * The ledger: double entry, append-only. One row is one movement from an account to an account in one currency; the database
 * refuses a customer account below zero, a second use of a key, and every change of what was written.
 */
import assert from 'node:assert/strict';
import type { Clock } from '../../kernel/clock.ts';
import { dong, type Dong } from '../../kernel/money.ts';
import type { Reader, Trx } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { sealDays } from './seal-days.ts';
import { type AccountName, type Movement, splitAccount } from './movement.ts';
import {
  findPurses,
  countMovementsOf,
  listMovementsOf,
  lockPurses,
  postMovements,
  type StatementLine,
  type StatementPeriod,
  sumCompanyAccount,
  sumPaid,
  sumSpentSince,
} from './movement-store.ts';
import { ledgerPersonalData } from './personal-data.ts';

export { sealDays } from './seal-days.ts';
export {
  type AccountName,
  available,
  type Cause,
  type CauseType,
  type CompanyAccount,
  company,
  held,
  type Movement,
  type MovementKind,
} from './movement.ts';
export type { StatementLine } from './movement-store.ts';

/** What composition connects. Days are sealed at night in Vietnam, when the one before is surely over. */
export const ledgerParts = (platform: Pick<Platform, 'db' | 'clock' | 'log'>) => ({
  personalData: ledgerPersonalData,
  jobs: { 'ledger.seal': async () => void (await sealDays(platform)) },
  repeatedJobs: [{ name: 'ledger.seal', cron: '30 18 * * *' }],
});

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
  /** Both purses, what was paid so far less refunds (đồng), and the number of movements. */
  summaryOf(
    reader: Reader,
    customerId: string,
  ): Promise<{ available: Dong; held: Dong; paid: Dong; count: number }>;
  /** What was paid since then less discounts and refunds, plans for a level not counted; đồng. */
  spentSince(reader: Reader, customerId: string, since: Date): Promise<number>;
  /** A customer's movements, newest first, with version below `before`. */
  statementOf(
    reader: Reader,
    customerId: string,
    page: { before?: number; size: number } & StatementPeriod,
  ): Promise<readonly StatementLine[]>;
  /** How many a period has, counted no further than `most`. */
  countMovements(
    reader: Reader,
    customerId: string,
    period: StatementPeriod,
    most: number,
  ): Promise<number>;
}

export function createLedger({ clock }: { clock: Clock }): Ledger {
  const pursesOf = async (
    reader: Reader,
    customerId: string,
  ): Promise<{ available: Dong; held: Dong }> => {
    const { available, held } = await findPurses(reader, customerId);
    return { available: dong(available), held: dong(held) };
  };
  return {
    async post(trx, movements) {
      if (movements.length === 0) return 0;
      for (const { amount, from, to } of movements) {
        assert(Number.isSafeInteger(amount) && amount > 0, `a movement of ${amount}`);
        const [one, other] = [splitAccount(from).customerId, splitAccount(to).customerId];
        assert(!one || !other || one === other, 'a movement between two customers');
      }
      return postMovements(trx, movements, clock.now());
    },
    lockPurses,
    async balanceOf(reader, name, currency = 'VND') {
      const { account, customerId } = splitAccount(name);
      if (!customerId) return sumCompanyAccount(reader, account, currency);
      const purses = await findPurses(reader, customerId);
      return account === 'available' ? purses.available : purses.held;
    },
    pursesOf,
    async summaryOf(reader, customerId) {
      const { available, held, version } = await findPurses(reader, customerId);
      return {
        available: dong(available),
        held: dong(held),
        paid: dong(await sumPaid(reader, customerId)),
        count: version,
      };
    },
    spentSince: sumSpentSince,
    statementOf: (reader, customerId, { before, size, ...period }) =>
      listMovementsOf(reader, customerId, before, size, period),
    countMovements: countMovementsOf,
  };
}
