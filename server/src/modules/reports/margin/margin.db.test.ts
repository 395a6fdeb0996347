import type { MarginFigures } from '@hako/contract/reports/margin';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSheet } from '../../../../test-support/read-sheet.ts';
import {
  type Ask,
  type BooksRig,
  createBooksRig,
} from '../../../../test-support/rigs/books-rig.ts';
import { newId } from '../../../kernel/chance.ts';
import { dong } from '../../../kernel/money.ts';
import { brokenInvariants } from '../../../platform/database/invariants.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { available, company, sealDays } from '../../ledger/index.ts';
import { reportsInvariants } from '../invariants.ts';

let rig: BooksRig;
let ask: Ask & { readonly token: string };
const keep = async () => {
  await sealDays(rig.service.platform);
  await rig.service.parts.modules.reports.keepDays();
};

beforeAll(async () => {
  rig = await createBooksRig('2026-01-30');
  const wallet = available(rig.customerId);
  for (let day = 0; day < 3; day++) {
    await rig.tradeToday();
    rig.nextDay();
  }
  await keep();
  await rig.move(company('service-fee'), wallet, 20_000, 'refund');
  await rig.move(company('discount'), wallet, 7_000, 'discount');
  await rig.move(wallet, company('freight'), 90_000, 'payment');
  await rig.move(wallet, company('vat'), 11_000, 'payment');
  ask = await rig.as('accountant');
});
afterAll(() => rig.service.close());

const DAYS = 'from=2026-01-31&to=2026-02-28';
const read = async (days = DAYS) => (await ask('GET', `/reports/margin?${days}`)).body;
const NOTHING: MarginFigures = {
  fees_vnd: 0,
  carriage_vnd: 0,
  duties_vnd: 0,
  goods_vnd: 0,
  given_vnd: 0,
  revenue_vnd: 0,
  spent_jpy: 0,
  spent_vnd: 0,
  margin_vnd: 0,
};

describe('where money lay', () => {
  it('is what the books say, with what was given back', async () => {
    const { body } = await ask('GET', `/reports/balances?${DAYS}`);
    const books = (await ask('GET', `/reports/money?${DAYS}`)).body.at_end;
    expect(body.at_end).toEqual({ ...books, float_jpy: -10_215 });
    const { bank_vnd: bank, customers_vnd: customers } = body.at_end;
    expect(body.periods.at(-1)).toEqual({
      period: '2026-02-02',
      bank_in_vnd: 0,
      bank_out_vnd: 0,
      bank_vnd: bank,
      customers_vnd: customers,
      refunded_vnd: 20_000,
    });
    expect(body.periods[0].bank_in_vnd).toBe(1_000_000);
    expect(body.refunds).toEqual([{ cause: 'adjustment', count: 1, amount_vnd: 20_000 }]);
    expect(body.now).toEqual({
      available_vnd: customers,
      held: [],
      unpaid: [],
      owing: { count: 0, amount_vnd: 0 },
    });
  });
});

describe('what came in and what was left of it', () => {
  it('by day: kept days and the one that is not sealed yet', async () => {
    const { step, periods } = await read();
    const traded = {
      ...NOTHING,
      fees_vnd: 50_000,
      goods_vnd: 600_000,
      revenue_vnd: 50_000,
      spent_jpy: 3_405,
      margin_vnd: 650_000,
    };
    const today = {
      ...NOTHING,
      fees_vnd: -20_000,
      carriage_vnd: 90_000,
      duties_vnd: 11_000,
      given_vnd: 7_000,
      revenue_vnd: 63_000,
      margin_vnd: -27_000,
    };
    expect([step, periods]).toEqual([
      'day',
      [
        { period: '2026-01-31', ...traded },
        { period: '2026-02-01', ...traded },
        { period: '2026-02-02', ...today },
      ],
    ]);
  });

  it('and the revenue is the one of the books, also by month', async () => {
    for (const days of [DAYS, 'from=2026-01-01&to=2026-03-31']) {
      const books = (await ask('GET', `/reports/money?${days}`)).body;
      const { step, total, periods, sites } = await read(days);
      expect([step, total.revenue_vnd]).toEqual([books.step, books.total.revenue]);
      for (const rows of [periods, sites])
        expect(rows.reduce((sum: number, row: MarginFigures) => sum + row.revenue_vnd, 0)).toBe(
          books.total.revenue,
        );
    }
  });

  it('is the same after the day was sealed and kept, however often', async () => {
    const before = await read();
    rig.nextDay();
    await Promise.all([keep(), keep()].map((kept) => kept.catch(() => undefined)));
    await keep();
    ask = await rig.as('accountant');
    expect(await read()).toEqual(before);
    const { rows } = await rig.service.platform.pool.query(
      `select max(day)::text as day from report_days`,
    );
    expect(rows[0].day).toBe('2026-02-02');
  });

  it('is compared with the ledger: a kept sum that somebody changed is found', async () => {
    const change = (by: number) =>
      rig.tamper(`update report_site_days set received = received + ${by}
        where day = '2026-01-31' and account = 'company:service-fee'`);
    await change(1);
    const broken = await brokenInvariants(rig.service.platform.db, reportsInvariants);
    await change(-1);
    expect(broken.map(({ rows }) => rows)).toEqual([
      [
        {
          day: '2026-01-31',
          account: 'company:service-fee',
          received: 50_001,
          spent: 0,
          received_booked: 50_000,
          spent_booked: 0,
        },
      ],
    ]);
  });

  it('leaves as a spreadsheet and as text, each with a line in the audit', async () => {
    const file = (format: string) =>
      fetch(`${rig.service.url}/api/desk/reports/margin/export?${DAYS}&format=${format}`, {
        headers: { authorization: `Bearer ${ask.token}` },
      });
    const { rows } = await readSheet(Buffer.from(await (await file('xlsx')).arrayBuffer()));
    expect(rows).toHaveLength(4);
    expect(rows[3]?.slice(0, 6)).toEqual([
      '02/02/2026',
      'Ngoài đơn hàng',
      '-20000',
      '90000',
      '7000',
      '63000',
    ]);
    expect(await (await file('csv')).text()).toContain('02/02/2026,Ngoài đơn hàng,-20000,90000');
    const lines = await rig.service.platform.pool.query(
      `select after from staff_audit where subject = 'reports.margin' order by at`,
    );
    expect(lines.rows.map(({ after }) => [after.from, after.format, after.count])).toEqual([
      ['2026-01-31', 'xlsx', 3],
      ['2026-01-31', 'csv', 3],
    ]);
  });

  it.each([
    'from=2026-02-02&to=2026-02-01',
    'from=2026-02-30&to=2026-03-01',
    'from=2024-01-01&to=2026-01-01',
  ])('refuses %s', async (days) => {
    for (const report of ['margin', 'balances', 'forecast', 'states', 'trade', 'buyers'])
      expect((await ask('GET', `/reports/${report}?${days}`)).body.code).toBe('reports.days');
  });

  it('has no file where there is nothing, and nothing for who buys', async () => {
    const answer = await ask('GET', '/reports/margin/export?from=2025-01-01&to=2025-01-31');
    expect(answer.body.code).toBe('request.nothing-to-export');
    const buyer = await rig.as('buyer');
    expect((await buyer('GET', `/reports/margin?${DAYS}`)).status).toBe(403);
  });
});

describe('what was given back', () => {
  it('is counted once, from however many accounts it is taken', async () => {
    rig.nextDay();
    const { wallet } = rig.service.parts.modules;
    const cause = { type: 'bill' as const, id: newId() };
    const asked = { customerId: rig.customerId, cause, label: 'Phiếu xuất kho' };
    const part = (to: 'freight' | 'vat' | 'storage', amount: number) => ({
      to,
      amount: dong(amount),
    });
    const parts = [part('freight', 60_000), part('vat', 30_000), part('storage', 10_000)];
    await inTransaction(rig.service.platform.db, async (trx) => {
      await wallet.pay(trx, { ...asked, parts, key: `bill:${cause.id}` });
      for (const amount of [95_000, 5_000])
        await wallet.refund(trx, {
          ...{ ...asked, paidFor: cause },
          ...{ amount: dong(amount), key: `bill:${cause.id}:back:${amount}` },
        });
    });
    ask = await rig.as('accountant');
    const { body } = await ask('GET', '/reports/balances?from=2026-02-03&to=2026-02-28');
    expect(body.refunds).toEqual([{ cause: 'bill', count: 2, amount_vnd: 100_000 }]);
  });
});
