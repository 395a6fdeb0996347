import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type BankNews,
  createWalletRig,
  type Signed,
  sepayDelivery,
  type WalletRig,
} from '../../../test-support/rigs/wallet-rig.ts';
import { readPdf } from '../../../test-support/read-pdf.ts';
import { readSheet } from '../../../test-support/read-sheet.ts';
import { movableClock } from '../../kernel/clock.ts';
import { dong } from '../../kernel/money.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ledgerInvariants } from '../ledger/invariants.ts';
import { walletInvariants } from './invariants.ts';

const clock = movableClock(new Date('2026-11-21T05:00:00Z'));
let rig: WalletRig;
beforeAll(async () => {
  // What is held and paid here is for things that only have names.
  rig = await createWalletRig({ clock, invariants: { ...ledgerInvariants, ...walletInvariants } });
});
afterAll(() => rig.close());

let nextId = 1;
let nextPhone = 0;
const newPhone = (): string => `+849${String(nextPhone++).padStart(8, '0')}`;
const local = (phone: string): string => `0${phone.slice(3)}`;
const deliver = async ({ url, payload, headers }: Signed) => {
  const answer = await rig.app.inject({ method: 'POST', url, payload, headers });
  return { status: answer.statusCode, body: answer.json() as Record<string, unknown> };
};
const sepay = (news: Omit<BankNews, 'id'> & { id?: number }) =>
  deliver(sepayDelivery({ id: nextId++, ...news }, clock.now()));

describe('what a customer reads', () => {
  it('explains every đồng: statement, holds and the list of the mobile client', async () => {
    const phone = newPhone();
    const customer = rig.addCustomer(phone);
    await sepay({ content: `${local(phone)} QA ODN`, amount: 1_000_000 });
    await inTransaction(rig.platform.db, (trx) =>
      rig.wallet.hold(trx, {
        customerId: customer,
        amount: dong(300_000),
        cause: { type: 'bid', id: 'b1' },
        label: 'Đặt giá Nikon F3',
      }),
    );
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

  it('is a spreadsheet as well, with the same lines, of the days that were asked for', async () => {
    const phone = newPhone();
    const customer = rig.addCustomer(phone);
    await sepay({ content: `${local(phone)} QA ODN`, amount: 1_000_000 });
    for (let number = 0; number < 3; number++)
      await inTransaction(rig.platform.db, (trx) =>
        rig.wallet.hold(trx, {
          customerId: customer,
          amount: dong(1_000),
          cause: { type: 'bid', id: `x${customer}${number}` },
          label: '=SUM(A1:A9)',
        }),
      );
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
      data: { rows: Record<string, string | number>[] };
    };
    expect(
      rows
        .slice(1)
        .map((row) => [
          row[2],
          Number(row[4]),
          Number(row[5]),
          Number(row[6]),
          Number(row[7]),
          row[8],
        ]),
    ).toEqual(
      data.rows.map((row) => [
        row['label'],
        row['amount_vnd'],
        row['held_change_vnd'],
        row['available_after_vnd'],
        row['held_after_vnd'],
        row['id'],
      ]),
    );
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
    const text = (await readPdf(onPaper.rawPayload)).join(' ').replace(/\s+/g, ' ');
    const figure = (amount: number): string => Math.abs(amount).toLocaleString('vi-VN');
    for (const row of data.rows) {
      expect(text).toContain(row['label']);
      for (const name of ['amount_vnd', 'held_change_vnd', 'available_after_vnd'])
        if (row[name]) expect(text).toContain(figure(Number(row[name])));
    }
    expect(text.match(/(\d\d:\d\d )/g)).toHaveLength(data.rows.length + 1);
    for (const query of ['to=2026-11-20', 'from=2026-11-22'])
      expect((await file(query)).json(), query).toMatchObject({
        code: 'request.nothing-to-export',
      });
    expect((await file('from=2026-02-31x')).statusCode).toBe(400);
    expect((await file('', rig.addCustomer(newPhone()))).json().code).toBe(
      'request.nothing-to-export',
    );
  });

  it('shows how to top up, with and without an amount', async () => {
    const customer = rig.addCustomer('+84912345678');
    const { body } = await rig.call(
      'GET',
      '/api/wallet/top-up?amount=2500000',
      `customer ${customer}`,
    );
    expect(body).toMatchObject({
      data: {
        content: '0912345678 QA ODN',
        amount_vnd: 2_500_000,
        amount_in_words: 'hai triệu năm trăm nghìn đồng',
        accounts: [{ bin: '970436', bank_short_name: 'Vietcombank', account_number: '1017588888' }],
      },
    });
    expect(JSON.stringify(body)).toContain('54072500000');
    expect(
      (await rig.call('GET', '/api/wallet/top-up', `customer ${customer}`)).body,
    ).toMatchObject({ data: { content: '0912345678 QR ODN' } });
  });

  it('says what is missing when no phone is verified', async () => {
    const customer = rig.addCustomer(undefined);
    expect(await rig.call('GET', '/api/wallet/top-up', `customer ${customer}`)).toMatchObject({
      status: 409,
      body: { code: 'wallet.no-verified-phone' },
    });
  });

  it('says so when we have no account to pay into', async () => {
    const other = await createWalletRig({ settings: { HAKO_BANK_ACCOUNTS: '' } });
    const customer = other.addCustomer('+84912345678');
    expect(await other.call('GET', '/api/wallet/top-up', `customer ${customer}`)).toMatchObject({
      status: 503,
      body: { code: 'wallet.no-bank-account' },
    });
    await other.close();
  });

  it('lists banks and ways to pay for anybody, and wallets for nobody else', async () => {
    expect((await rig.call('GET', '/api/bank/all?page=1&size=100', '')).body).toMatchObject({
      results: expect.arrayContaining([
        expect.objectContaining({ atm_bin: '970436', short_name: 'Vietcombank' }),
      ]),
      pagination: { page: 1, size: 100, total: 60 },
    });
    expect((await rig.call('GET', '/api/payment-method', '')).status).toBe(200);
    for (const url of [
      '/api/user/wallet',
      '/api/wallet/statement',
      '/api/wallet/holds',
      '/api/transations/user',
      '/api/notification/mine',
    ])
      expect((await rig.call('GET', url, '')).status, url).toBe(401);
  });
});
