/**
 * The ledger: double entry, append-only. One row is one movement from an account to an account in one currency; the database
 * refuses a customer account below zero, a second use of a key, and every change of what was written.
 */
import assert from 'node:assert/strict';
import type { Clock } from '../../kernel/clock.ts';
import { dong, type Dong } from '../../kernel/money.ts';
import type { Reader } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Ledger } from './ledger.ts';
import { listMovementsFor, listSpent } from './cause-store.ts';
import {
  countMovementsOf,
  findPurses,
  listMovementsOf,
  lockPurses,
  postMovements,
  sumPaid,
  sumReceived,
  sumSpentSince,
  listAvailable,
} from './movement-store.ts';
import { splitAccount } from './movement.ts';
import { ledgerPersonalData } from './personal-data.ts';
import { sealDays } from './seal-days.ts';
import { countJournal, listJournal } from './turnovers/journal-store.ts';
import {
  listBookDays,
  listDaysOfAccount,
  listSealedDays,
  listTurnovers,
  listTurnoversByStep,
  sumCompanyAccount,
} from './turnovers/turnover-store.ts';

export type { CausedMovement } from './cause-store.ts';
export type { StatementLine } from './movement-store.ts';
export {
  available,
  company,
  held,
  type AccountName,
  type Cause,
  type CauseType,
  type CompanyAccount,
  type Movement,
  type MovementKind,
} from './movement.ts';
export { sealDays } from './seal-days.ts';
export type { JournalEntry } from './turnovers/journal-store.ts';
export type {
  BookAccount,
  Currency,
  Days,
  SealedDay,
  Step,
  StepTurnover,
  Turnover,
} from './turnovers/turnover.ts';

/**
 * What composition connects. Days are sealed at night in Vietnam, when the one before is surely
 * over; asked every hour, so that a night without a worker delays no closing of a month.
 */
export const ledgerParts = (platform: Pick<Platform, 'db' | 'clock' | 'log'>) => ({
  personalData: ledgerPersonalData,
  jobs: { 'ledger.seal': async () => void (await sealDays(platform)) },
  repeatedJobs: [{ name: 'ledger.seal', cron: '30 * * * *' }],
});

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
    availableOf: listAvailable,
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
    statementOf: listMovementsOf,
    countMovements: countMovementsOf,
    receivedFor: sumReceived,
    movementsFor: listMovementsFor,
    listSpent,
    turnovers: listTurnovers,
    turnoversByStep: listTurnoversByStep,
    bookDays: listBookDays,
    daysOfAccount: listDaysOfAccount,
    sealedDays: listSealedDays,
    journalOf: listJournal,
    countJournal,
  };
}

export type { Ledger } from './ledger.ts';
