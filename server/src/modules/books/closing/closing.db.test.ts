import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  BOOKS_INVARIANTS,
  type BooksRig,
  createBooksRig,
} from '../../../../test-support/rigs/books-rig.ts';
import { brokenInvariants } from '../../../platform/database/invariants.ts';
import { available, company, sealDays } from '../../ledger/index.ts';

let rig: BooksRig;
beforeAll(async () => {
  rig = await createBooksRig('2026-01-30');
});
afterAll(() => rig.service.close());

describe('days and months', () => {
  it('two days of January and one of February are traded', async () => {
    await rig.tradeToday();
    rig.nextDay();
    await rig.tradeToday();
    rig.nextDay();
    const wallet = available(rig.customerId);
    await rig.move(company('service-fee'), wallet, 20_000, 'refund', 'Hoàn phí');
  });

  it('a day is compared with the bank, and a difference is explained', async () => {
    const ask = await rig.as('accountant');
    const check = { account: 'company:bank', stated: 2_000_000, note: '' };
    expect((await ask('POST', '/books/days/2026-01-31/check', check)).body.difference).toBe(0);
    const off = { ...check, stated: 1_989_000 };
    const refused = await ask('POST', '/books/days/2026-01-31/check', off);
    expect(refused.body.code).toBe('books.difference-unexplained');
    expect(refused.body.message).toContain('-11.000 ₫');
    const explained = { ...off, note: 'Phí ngân hàng tháng 1' };
    const done = await ask('POST', '/books/days/2026-01-31/check', explained);
    expect(done.body.difference).toBe(-11_000);
    const early = await ask('POST', '/books/days/2026-02-01/check', check);
    expect(early.body.code).toBe('books.day-not-over');
    const { body } = await ask('GET', '/books/days?month=2026-01');
    expect(body.rows[0]).toMatchObject({
      day: '2026-01-31',
      movements: null,
      bank_in: 1_000_000,
      bank_out: 0,
      bank_closing: 2_000_000,
      checks: [{ stated: 1_989_000, booked: 2_000_000, note: 'Phí ngân hàng tháng 1' }],
    });
    expect(body.rows[1]).toMatchObject({ day: '2026-01-30', bank_closing: 1_000_000, checks: [] });
    expect(body.rows).toHaveLength(31);
  });

  it('a month is closed by two people when it is over and sealed, and not before', async () => {
    const ask = await rig.as('accountant');
    const close = (month: string) =>
      ask('POST', `/books/months/${month}/close`, { reason: 'Hết tháng' });
    expect((await close('2026-01')).body).toMatchObject({ code: 'books.month-not-ready' });
    await sealDays(rig.service.platform);
    expect((await close('2026-02')).body.message).toContain(
      'tháng chưa kết thúc; sổ tháng 01/2026 chưa khóa',
    );
    expect((await close('2026-01')).status).toBe(200);
    expect((await close('2026-01')).body.code).toBe('approvals.waiting');
    const waiting = await ask('GET', '/approvals');
    const [approval] = waiting.body.results;
    expect(approval).toMatchObject({
      act: 'books.close-month',
      facts: [
        { value: '01/2026' },
        { value: '8' },
        { value: '700.000 ₫' },
        { value: '2.000.000 ₫' },
        { value: '1' },
      ],
    });
    const decide = `/approvals/${approval.id}/decide`;
    expect((await ask('POST', decide, { accept: true })).status).toBe(409);
    expect((await (await rig.as('admin'))('POST', decide, { accept: true })).status).toBe(200);
    const again = await (await rig.as('accountant'))('POST', '/books/months/2026-01/close', {
      reason: 'Hết tháng',
    });
    expect(again.body.code).toBe('books.month-closed');
  });

  it('a closed month keeps its numbers, and a later change of the chart does not touch it', async () => {
    const ask = await rig.as('accountant');
    const change = { number: '51139', name: 'Phí', reason: 'Đổi số' };
    await ask('PUT', '/books/accounts/company:service-fee', change);
    const numberOf = async (days: string) => {
      const { body } = await ask('GET', `/books/balance?${days}`);
      return (body.rows as { account: string; number: string }[]).find(
        ({ account }) => account === 'company:service-fee',
      )?.number;
    };
    expect(await numberOf('from=2026-01-01&to=2026-01-31')).toBe('51131');
    expect(await numberOf('from=2026-01-01&to=2026-02-01')).toBe('51139');
    const { body } = await ask('GET', '/books/months');
    expect(
      body.rows.map((row: { month: string; state: string }) => [row.month, row.state]),
    ).toEqual([
      ['2026-02', 'open'],
      ['2026-01', 'closed'],
    ]);
    expect(body.rows[1]).toMatchObject({ movements: 8, unchecked_days: 1, obstacles: [] });
    await rig.tamper(
      `update book_month_totals set spent = spent + 1 where account = 'company:bank'`,
    );
    const broken = await brokenInvariants(rig.service.platform.db, BOOKS_INVARIANTS);
    expect(broken.map(({ name }) => name)).toEqual([
      'I9 the totals of a closed month are what the ledger adds up to',
      'I9 debit equals credit in each closed month',
    ]);
    await rig.tamper(
      `update book_month_totals set spent = spent - 1 where account = 'company:bank'`,
    );
  });
});
