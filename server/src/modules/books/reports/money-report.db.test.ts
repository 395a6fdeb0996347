import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSheet } from '../../../../test-support/read-sheet.ts';
import {
  type Ask,
  type BooksRig,
  createBooksRig,
} from '../../../../test-support/rigs/books-rig.ts';
import { available, company, sealDays } from '../../ledger/index.ts';

let rig: BooksRig;
let ask: Ask & { readonly token: string };
beforeAll(async () => {
  rig = await createBooksRig('2026-01-30');
  const wallet = available(rig.customerId);
  for (let day = 0; day < 3; day++) {
    await rig.tradeToday();
    rig.nextDay();
  }
  await rig.move(company('service-fee'), wallet, 20_000, 'refund');
  await rig.move(company('discount'), wallet, 7_000, 'discount');
  await rig.move(company('compensation'), wallet, 3_000, 'adjustment');
  await rig.move(wallet, company('freight'), 90_000, 'payment');
  await sealDays(rig.service.platform);
  ask = await rig.as('accountant');
});
afterAll(() => rig.service.close());

const read = async (from: string, to: string) =>
  (await ask('GET', `/reports/money?from=${from}&to=${to}`)).body;

describe('what the company earned', () => {
  it('by day, with what was given back and given taken out', async () => {
    const { step, rows, total, fees } = await read('2026-01-31', '2026-02-28');
    const day = { fees: 50_000, passed_on: 600_000, given: 0, revenue: 50_000 };
    expect([step, rows]).toEqual([
      'day',
      [
        { period: '2026-01-31', ...day },
        { period: '2026-02-01', ...day },
        { period: '2026-02-02', fees: 70_000, passed_on: 0, given: 10_000, revenue: 60_000 },
      ],
    ]);
    const whole = { fees: 170_000, passed_on: 1_200_000, given: 10_000, revenue: 160_000 };
    expect(total).toEqual({ period: '', ...whole });
    expect(fees.map((one: { amount: number }) => one.amount)).toEqual([90_000, 80_000]);
  });

  it('by month over a longer time', async () => {
    const { step, rows } = await read('2026-01-01', '2026-03-31');
    expect([step, rows.map((row: { period: string }) => row.period)]).toEqual([
      'month',
      ['2026-01', '2026-02'],
    ]);
    expect(rows.map((row: { revenue: number }) => row.revenue)).toEqual([100_000, 110_000]);
  });

  it('and what lies where is what the balance of the same days says', async () => {
    const { at_end: atEnd } = await read('2026-01-01', '2026-02-28');
    const { body } = await ask('GET', '/books/balance?from=2026-01-01&to=2026-02-28');
    const closing = (account: string) =>
      (body.rows as { account: string; closing: number }[]).find((row) => row.account === account)
        ?.closing;
    expect(atEnd).toEqual({
      bank_vnd: closing('company:bank'),
      customers_vnd: -(closing('customers') ?? 0),
      with_carriers_vnd: 0,
      unmatched_vnd: 0,
    });
    expect(atEnd.bank_vnd).toBe(3_000_000);
  });

  it('as a file with the same sums', async () => {
    const answer = await fetch(
      `${rig.service.url}/api/desk/reports/money/export?from=2026-01-01&to=2026-02-28`,
      { headers: { authorization: `Bearer ${ask.token}` } },
    );
    const { rows } = await readSheet(Buffer.from(await answer.arrayBuffer()));
    expect(rows).toHaveLength(5);
    expect(rows[4]).toEqual(['02/02/2026', '70000', '10000', '60000', '0']);
  });

  it('refuses days in the wrong order', async () => {
    expect((await read('2026-02-02', '2026-02-01')).code).toBe('books.days');
  });
});
