import { DEMO_PASSWORD, seedDemoPeople } from '../../src/demo-people.ts';
import { newId } from '../../src/kernel/chance.ts';
import { movableClock } from '../../src/kernel/clock.ts';
import { dong, yen } from '../../src/kernel/money.ts';
import { booksInvariants } from '../../src/modules/books/invariants.ts';
import { available, company, type Movement } from '../../src/modules/ledger/index.ts';
import { reportsInvariants } from '../../src/modules/reports/invariants.ts';
import { ledgerInvariants } from '../../src/modules/ledger/invariants.ts';
import { inTransaction } from '../../src/platform/database/transaction.ts';
import { call, type TestAnswer } from '../people/client.ts';
import { authenticatorCode } from '../people/sign-in.ts';
import { startTestService, type TestService } from '../test-service.ts';

const DAY_MS = 86_400_000;

/**
 * Movements are planted without the things that they happened for, so only the books are examined.
 */
export const BOOKS_INVARIANTS = {
  ...ledgerInvariants,
  ...booksInvariants,
  ...reportsInvariants,
};

export type Ask = (method: string, path: string, body?: unknown) => Promise<TestAnswer>;

export interface BooksRig {
  readonly service: TestService;
  readonly customerId: string;
  nextDay(): void;
  /**
   * A fresh session at the desk: those of staff end soon, and a code of the second factor serves
   * once.
   */
  as(name: 'accountant' | 'admin' | 'buyer'): Promise<Ask & { readonly token: string }>;
  move(
    from: Movement['from'],
    to: Movement['from'],
    amount: number,
    kind: Movement['kind'],
    memo?: string,
  ): Promise<void>;
  /** One customer pays in a million, buys, and we pay the seller 3,405 yen. */
  tradeToday(): Promise<void>;
  /** As somebody who owns the database could: past every trigger. */
  tamper(statement: string): Promise<void>;
}

/** A company with one customer whose money moves when told, at noon in Vietnam on `day`. */
export async function createBooksRig(day: string): Promise<BooksRig> {
  const clock = movableClock(new Date(`${day}T12:00:00+07:00`));
  const service = await startTestService({ clock, invariants: BOOKS_INVARIANTS });
  const { pool, db } = service.platform;
  await seedDemoPeople(service.platform);
  const { rows } = await pool.query<{ customer_id: string }>('select customer_id from customers');
  const customerId = rows[0]?.customer_id ?? '';
  const move: BooksRig['move'] = async (from, to, amount, kind, memo) => {
    const facts = { key: newId(), kind, cause: { type: 'adjustment' as const, id: newId() } };
    const money =
      kind === 'cost'
        ? { amount: yen(amount), currency: 'JPY' as const }
        : { amount: dong(amount), currency: 'VND' as const };
    const movement = { ...facts, from, to, ...money, ...(memo ? { memo } : {}) };
    await inTransaction(db, (trx) => service.parts.modules.ledger.post(trx, [movement]));
  };
  return {
    service,
    customerId,
    nextDay: () => clock.advanceMs(DAY_MS),
    async as(name) {
      clock.advanceMs(60_000);
      const code = authenticatorCode(clock.now().getTime());
      const body = { email: `${name}@hako.test`, password: DEMO_PASSWORD, code };
      const token = (await call(service, 'POST', '/api/desk/login', { body })).body.access_token;
      const ask: Ask = (method, path, sent) =>
        call(service, method, `/api/desk${path}`, { token, body: sent });
      return Object.assign(ask, { token });
    },
    move,
    async tradeToday() {
      const wallet = available(customerId);
      await move(company('bank'), wallet, 1_000_000, 'top-up', 'Nạp tiền');
      await move(wallet, company('goods'), 600_000, 'payment');
      await move(wallet, company('service-fee'), 50_000, 'payment');
      await move(company('marketplace-float'), company('marketplace-spend'), 3_405, 'cost');
    },
    async tamper(statement) {
      await pool.query(`begin; set local session_replication_role = replica; ${statement}; commit`);
    },
  };
}
