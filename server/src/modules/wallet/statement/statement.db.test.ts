import { describe, expect, it } from 'vitest';
import { readPdf } from '../../../../test-support/read-pdf.ts';
import { readSheet } from '../../../../test-support/read-sheet.ts';
import { dong } from '../../../kernel/money.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import {
  local,
  newPhone,
  rig,
  sepay,
  setUpTransfersRig,
} from '../../../../test-support/rigs/wallet/transfers-rig.ts';
import { ledgerInvariants } from '../../ledger/invariants.ts';
import { walletInvariants } from '../invariants.ts';

// What is held and paid here is for things that only have names.
setUpTransfersRig({ invariants: { ...ledgerInvariants, ...walletInvariants } });

/** What a line says, in the order of the sheet. */
const COLUMNS = [
  'label',
  'amount_vnd',
  'held_change_vnd',
  'available_after_vnd',
  'held_after_vnd',
  'id',
];
type Line = Readonly<Record<string, string | number>>;

async function customerWithAMillion(): Promise<string> {
  const phone = newPhone();
  const customer = rig.addCustomer(phone);
  await sepay({ content: `${local(phone)} QA ODN`, amount: 1_000_000 });
  return customer;
}
const hold = (customerId: string, amount: number, bid: string, label: string) =>
  inTransaction(rig.platform.db, (trx) =>
    rig.wallet.hold(trx, {
      customerId,
      amount: dong(amount),
      cause: { type: 'bid', id: bid },
      label,
    }),
  );
function expectTheSameLines(rows: readonly (readonly unknown[])[], lines: readonly Line[]): void {
  const said = rows.slice(1).map((row) => [row[2], ...row.slice(4, 8).map(Number), row[8]]);
  expect(said).toEqual(lines.map((line) => COLUMNS.map((name) => line[name])));
}
function expectTheSameOnPaper(text: string, lines: readonly Line[]): void {
  const figure = (amount: number): string => Math.abs(amount).toLocaleString('vi-VN');
  for (const line of lines) {
    expect(text).toContain(line['label']);
    for (const name of ['amount_vnd', 'held_change_vnd', 'available_after_vnd'])
      if (line[name]) expect(text).toContain(figure(Number(line[name])));
  }
  expect(text.match(/(\d\d:\d\d )/g)).toHaveLength(lines.length + 1);
}

describe('what a customer reads', () => {
  it('explains every đồng: statement, holds and the list of the mobile client', async () => {
    const customer = await customerWithAMillion();
    await hold(customer, 300_000, 'b1', 'Đặt giá Nikon F3');
    await inTransaction(rig.platform.db, (trx) =>
      rig.wallet.pay(trx, {
        customerId: customer,
        cause: { type: 'bill', id: 'p1' },
        parts: [{ to: 'freight', amount: dong(200_000) }],
        key: 'p1',
        label: 'Cước',
      }),
    );
    const as = `customer ${customer}`;
    expect((await rig.call('GET', '/api/wallet/holds', as)).body).toMatchObject({
      data: [{ label: 'Đặt giá Nikon F3', amount_vnd: 300_000, link: '/account/bids/b1' }],
    });
    const first = (await rig.call('GET', '/api/wallet/statement?size=2', as)).body as unknown as {
      data: { rows: unknown[]; next: string };
    };
    expect(first.data.rows).toMatchObject([
      {
        kind: 'payment',
        label: 'Cước',
        part: 'cước quốc tế',
        amount_vnd: -200_000,
        held_change_vnd: 0,
        available_after_vnd: 500_000,
      },
      {
        kind: 'hold',
        label: 'Đặt giá Nikon F3',
        amount_vnd: -300_000,
        held_change_vnd: 300_000,
        held_after_vnd: 300_000,
      },
    ]);
    const rest = (
      await rig.call('GET', `/api/wallet/statement?size=2&before=${first.data.next}`, as)
    ).body as unknown as {
      data: { rows: unknown[]; next?: string };
    };
    expect(rest.data).toMatchObject({ rows: [{ kind: 'top-up', amount_vnd: 1_000_000 }] });
    expect(rest.data.next).toBeUndefined();
    const { data } = (await rig.call('GET', '/api/transations/user', as)).body as unknown as {
      data: { transations: unknown[] };
    };
    expect(data).toMatchObject({
      balance: 800_000,
      freeze: 300_000,
      total: 500_000,
      paid: 200_000,
    });
    expect(data.transations).toHaveLength(3);
  });

  it('is read by what came in, went out or was held', async () => {
    const customer = await customerWithAMillion();
    const as = `customer ${customer}`;
    await hold(customer, 300_000, `w${customer}`, 'Đặt giá Nikon F3');
    await inTransaction(rig.platform.db, (trx) =>
      rig.wallet.pay(trx, {
        customerId: customer,
        cause: { type: 'bill', id: `w${customer}` },
        parts: [{ to: 'freight', amount: dong(200_000) }],
        key: `w${customer}`,
        label: 'Cước',
      }),
    );
    const kindsOf = async (way: string) => {
      const { body } = await rig.call('GET', `/api/wallet/statement?size=1&way=${way}`, as);
      const { data: page } = body as unknown as { data: { rows: { kind: string }[] } };
      return page.rows.map(({ kind }) => kind);
    };
    expect(await kindsOf('in')).toEqual(['top-up']);
    expect(await kindsOf('out')).toEqual(['payment']);
    expect(await kindsOf('held')).toEqual(['hold']);
    expect((await rig.call('GET', '/api/wallet/statement?way=sideways', as)).status).toBe(400);
  });

  it('is read from its beginning as well, each line once', async () => {
    const customer = await customerWithAMillion();
    for (const bid of ['1', '2', '3'])
      await hold(customer, 1_000, `o${customer}${bid}`, `Lô ${bid}`);
    const page = async (query: string) => {
      const address = `/api/wallet/statement?size=2&${query}`;
      const { body } = await rig.call('GET', address, `customer ${customer}`);
      return (body as unknown as { data: { rows: { id: string }[]; next?: string } }).data;
    };
    const idsOf = async (order: string) => {
      const first = await page(`order=${order}`);
      const rest = await page(`order=${order}&before=${first.next}`);
      expect([first.rows.length, rest.rows.length, rest.next]).toEqual([2, 2, undefined]);
      return [...first.rows, ...rest.rows].map(({ id }) => id);
    };
    expect(await idsOf('oldest')).toEqual((await idsOf('newest')).toReversed());
  });

  it('is a spreadsheet as well, with the same lines, of the days that were asked for', async () => {
    const customer = await customerWithAMillion();
    for (const bid of ['1', '2', '3'])
      await hold(customer, 1_000, `x${customer}${bid}`, '=SUM(A1:A9)');
    const file = (query: string, who = customer) =>
      rig.app.inject({
        method: 'GET',
        url: `/api/wallet/statement/export?${query}`,
        headers: { 'x-test-caller': `customer ${who}` },
      });
    const answer = await file('');
    expect(answer.headers['content-name']).toBe('sao-ke-vi-2026-11-21.xlsx');
    const { rows, elements } = await readSheet(answer.rawPayload);
    const { data } = (
      await rig.call('GET', '/api/wallet/statement?size=100', `customer ${customer}`)
    ).body as unknown as {
      data: { rows: Line[] };
    };
    expectTheSameLines(rows, data.rows);
    expect(data.rows).toHaveLength(4);
    expect(elements.has('f')).toBe(false);
    expect(
      (await readSheet((await file('from=2026-11-21&to=2026-11-21')).rawPayload)).rows,
    ).toHaveLength(5);
    const onPaper = await file('format=pdf');
    expect([onPaper.headers['content-type'], onPaper.headers['content-name']]).toEqual([
      'application/pdf',
      'sao-ke-vi-2026-11-21.pdf',
    ]);
    expectTheSameOnPaper(
      (await readPdf(onPaper.rawPayload)).join(' ').replace(/\s+/g, ' '),
      data.rows,
    );
    for (const query of ['to=2026-11-20', 'from=2026-11-22'])
      expect((await file(query)).json(), query).toMatchObject({
        code: 'request.nothing-to-export',
      });
    expect((await file('from=2026-02-31x')).statusCode).toBe(400);
    expect((await file('', rig.addCustomer(newPhone()))).json().code).toBe(
      'request.nothing-to-export',
    );
  });
});
