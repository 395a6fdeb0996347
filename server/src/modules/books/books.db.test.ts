import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSheet } from '../../../test-support/read-sheet.ts';
import { type BooksRig, createBooksRig } from '../../../test-support/rigs/books-rig.ts';
import { available, company } from '../ledger/index.ts';

let rig: BooksRig;
beforeAll(async () => {
  rig = await createBooksRig('2026-01-30');
});
afterAll(() => rig.service.close());

describe('the books of a company', () => {
  it('two days of January and one of February are traded', async () => {
    await rig.service.platform.pool.query(
      `insert into exchange_rate_readings (source, quoted_at, read_at, jpy_sell_x100, entries, state)
       values ('test', '2026-01-29T02:00:00Z', now(), 17696, '[]', 'good')`,
    );
    await rig.tradeToday();
    rig.nextDay();
    await rig.tradeToday();
    rig.nextDay();
    const wallet = available(rig.customerId);
    await rig.move(company('service-fee'), wallet, 20_000, 'refund', 'Hoàn phí');
  });

  it('balance: debit and credit of each account, which are equal', async () => {
    const ask = await rig.as('accountant');
    const { body } = await ask('GET', '/books/balance?from=2026-01-31&to=2026-02-28');
    const rows = (body.rows as Record<string, string | number>[]).map((row) => [
      row['number'],
      row['currency'],
      row['opening'],
      row['debit'],
      row['credit'],
      row['closing'],
    ]);
    expect(rows).toEqual([
      ['1121', 'VND', 1_000_000, 1_000_000, 0, 2_000_000],
      ['1122', 'JPY', -3_405, 0, 3_405, -6_810],
      ['1311', 'VND', -350_000, 650_000, 1_020_000, -720_000],
      ['13881', 'JPY', 3_405, 3_405, 0, 6_810],
      ['33883', 'VND', -600_000, 0, 600_000, -1_200_000],
      ['51131', 'VND', -50_000, 20_000, 50_000, -80_000],
    ]);
    for (const path of [
      '/books/balance?from=2026-02-02&to=2026-02-01',
      '/books/balance?from=2024-01-01&to=2026-02-01',
      '/books/journal?from=2026-02-30&to=2026-02-30',
    ])
      expect((await ask('GET', path)).body.code).toBe('books.days');
    expect((await (await rig.as('buyer'))('GET', '/books/months')).status).toBe(403);
  });

  it('journal: newest first over the border of days, by account too', async () => {
    const ask = await rig.as('accountant');
    const { body } = await ask('GET', '/books/journal?from=2026-01-01&to=2026-02-28');
    const { rows } = body;
    expect(rows.map(({ number }: { number: string }) => number)).toEqual([
      '260201-000001',
      ...['4', '3', '2', '1'].map((place) => `260131-00000${place}`),
      ...['4', '3', '2', '1'].map((place) => `260130-00000${place}`),
    ]);
    expect(rows[0]).toMatchObject({
      debit: { number: '51131' },
      credit: { number: '1311' },
      amount: 20_000,
      memo: 'Hoàn phí',
      customer: { id: rig.customerId },
    });
    const goods = await ask(
      'GET',
      '/books/journal?from=2026-01-01&to=2026-02-28&account=company:goods&before=260131-000002',
    );
    expect(goods.body.rows.map(({ number }: { number: string }) => number)).toEqual([
      '260130-000002',
    ]);
    for (const bad of ['before=261199-000001', `before=260131-${'9'.repeat(20)}`])
      expect(
        (await ask('GET', `/books/journal?from=2026-01-01&to=2026-12-31&${bad}`)).body.code,
      ).toBe('request.invalid');
    const unknown = await ask(
      'GET',
      '/books/journal?from=2026-01-01&to=2026-02-28&account=company:x',
    );
    expect(unknown.body.code).toBe('books.unknown-account');
  });

  it('a number of the chart is changed with a reason, and stands in the audit', async () => {
    const ask = await rig.as('accountant');
    const change = { number: '51131', name: 'Phí mua hộ', reason: 'Theo kiểm toán' };
    const path = '/books/accounts/company:service-fee';
    expect((await ask('PUT', path, { ...change, number: '5111' })).status).toBe(200);
    expect((await ask('PUT', path, change)).status).toBe(200);
    expect((await ask('PUT', path, change)).status).toBe(200);
    expect((await ask('PUT', '/books/accounts/company:x', change)).body.code).toBe(
      'books.unknown-account',
    );
    const chart = await ask('GET', '/books/accounts');
    expect(
      chart.body.rows.find(({ number }: { number: string }) => number === '51131'),
    ).toMatchObject({ name: 'Phí mua hộ', reason: 'Theo kiểm toán' });
    const { rows } = await rig.service.platform.pool.query(
      `select before, after from staff_audit where action = 'books.change-account' order by at`,
    );
    expect(rows.map(({ after }: { after: { number: string } }) => after.number)).toEqual([
      '5111',
      '51131',
    ]);
  });

  it('export: every line of the journal, oldest first, as a spreadsheet and as text', async () => {
    const { token } = await rig.as('accountant');
    const load = async (query: string) => {
      const answer = await fetch(`${rig.service.url}/api/desk/books/journal/export?${query}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      return Buffer.from(await answer.arrayBuffer());
    };
    const { rows } = await readSheet(await load('from=2026-01-01&to=2026-02-28'));
    expect(rows).toHaveLength(10);
    expect(rows[0]?.slice(0, 7)).toEqual([
      'Ngày hạch toán',
      'Ngày chứng từ',
      'Số chứng từ',
      'Diễn giải',
      'TK Nợ',
      'TK Có',
      'Số tiền',
    ]);
    expect(rows[1]?.slice(1, 8)).toEqual([
      '30/01/2026',
      '260130-000001',
      'Nạp tiền',
      '1121',
      '1311',
      '1000000',
      'VND',
    ]);
    // 3,405 yen at 17,696 đồng for a hundred.
    expect(rows[4]?.slice(4, 10)).toEqual(['13881', '1122', '602549', 'JPY', '3405', '17696']);
    const text = (await load('from=2026-01-31&to=2026-01-31&format=csv')).toString('utf8');
    expect(text.startsWith('\uFEFFNgày hạch toán,')).toBe(true);
    expect(text.trim().split('\r\n')).toHaveLength(5);
    expect(text).toContain('31/01/2026,31/01/2026,260131-000001,Nạp tiền,1121,1311,1000000,VND');
  });
});
