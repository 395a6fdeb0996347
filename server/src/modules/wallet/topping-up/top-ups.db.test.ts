import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type BankNews,
  cassoDelivery,
  createWalletRig,
  type Signed,
  SECOND_STAFF_ID,
  STAFF_ID,
  sepayDelivery,
  type WalletRig,
} from '../../../../test-support/rigs/wallet-rig.ts';
import { movableClock } from '../../../kernel/clock.ts';
import type { LiveMessage } from '../../../platform/live.ts';
import { company } from '../../ledger/index.ts';

const clock = movableClock(new Date('2026-11-21T05:00:00Z'));
let rig: WalletRig;
beforeAll(async () => {
  rig = await createWalletRig({ clock });
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
const availableOf = async (id: string) =>
  (await rig.wallet.balanceOf(rig.platform.db, id)).available;
const unmatched = async () =>
  (await rig.call('GET', '/api/desk/transfers?state=unmatched&size=100', 'staff accountant'))
    .body as unknown as {
    results: { id: string; content: string; claims: unknown[] }[];
  };

describe('a bank transfer', () => {
  it('is in the wallet, in the notifications and on the open page when the webhook is answered', async () => {
    const phone = newPhone();
    const customer = rig.addCustomer(phone);
    const heard: LiveMessage[] = [];
    rig.platform.live.listen(`customer:${customer}`, (message) => heard.push(message));
    expect(
      await sepay({ content: `MBVCB.1.${local(phone)} QA ODN.CT tu 1`, amount: 2_500_000 }),
    ).toEqual({ status: 200, body: { success: true } });
    expect((await rig.call('GET', '/api/user/wallet', `customer ${customer}`)).body).toEqual({
      status: true,
      data: {
        balance: 2_500_000,
        freeze: 0,
        total: 2_500_000,
        primary: 2_500_000,
        account: 2_500_000,
        paid: 0,
        count: 1,
      },
    });
    expect(
      (await rig.call('GET', '/api/notification/mine', `customer ${customer}`)).body,
    ).toMatchObject({
      results: [{ type: 'top_up', title: 'Đã nạp 2.500.000 đ vào ví', is_read: false }],
      collected: [{ type: 'top_up', total: 1, unreaded: 1 }],
      statistics: { total_unreaded: 1 },
      pagination: { page: 1, size: 50, total: 1 },
    });
    await expect
      .poll(() => heard.map(({ kind }) => kind).sort())
      .toEqual(['notification', 'wallet']);
    expect(
      (await rig.call('GET', '/api/transfer/user', `customer ${customer}`)).body,
    ).toMatchObject({
      results: [{ amount: 2_500_000, status: 'credited' }],
      pagination: { total: 1 },
    });
  });

  it('is credited whatever bytes the bank let through', async () => {
    const phone = newPhone();
    const customer = rig.addCustomer(phone);
    expect((await sepay({ content: `\0${local(phone)} QR\0 ODN`, amount: 12_000 })).status).toBe(
      200,
    );
    expect(await availableOf(customer)).toBe(12_000);
    const credit = await rig.call('POST', '/api/desk/wallet/credit', 'staff accountant', {
      phone: local(phone),
      amount: 1_000,
      reason: 'a\0b của khách',
    });
    expect(credit).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
  });

  it('is credited once however often both its deliveries arrive together', async () => {
    const phone = newPhone();
    const customer = rig.addCustomer(phone);
    const news = { id: nextId++, content: `${local(phone)} QR ODN`, amount: 70_000 };
    const answers = await Promise.all(Array.from({ length: 20 }, () => sepay(news)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await availableOf(customer)).toBe(70_000);
  });

  it('keeps to what was said first, and shows the desk that something else was said later', async () => {
    const phone = newPhone();
    const customer = rig.addCustomer(phone);
    const id = nextId++;
    await sepay({ id, content: `${local(phone)} QA ODN`, amount: 100 });
    await sepay({ id, content: `${local(phone)} QA ODN`, amount: 9_999_999 });
    expect(await availableOf(customer)).toBe(100);
    const { results } = (
      await rig.call('GET', '/api/desk/transfers?state=credited&size=100', 'staff accountant')
    ).body as unknown as {
      results: Record<string, unknown>[];
    };
    expect(results.find(({ reference }) => reference === `FT${id}`)).toMatchObject({
      deliveries: 2,
      is_contradicted: true,
      amount_vnd: 100,
    });
  });

  it.each([
    ['that left the account', { direction: 'out' as const }],
    ['of an account that is not ours', { account: '999' }],
    ['of nothing', { amount: 0 }],
  ])('%s moves nothing', async (_, change) => {
    const phone = newPhone();
    const customer = rig.addCustomer(phone);
    expect(
      (await sepay({ content: `${local(phone)} QA ODN`, amount: 5_000, ...change })).status,
    ).toBe(200);
    expect(await availableOf(customer)).toBe(0);
  });

  it.each([
    [
      'another signature',
      401,
      'wallet.webhook-signature',
      (signed: Signed) => ({
        ...signed,
        headers: { ...signed.headers, 'x-sepay-signature': `sha256=${'0'.repeat(64)}` },
      }),
    ],
    [
      'another body',
      401,
      'wallet.webhook-signature',
      (signed: Signed) => ({ ...signed, payload: signed.payload.replace('5000', '9000') }),
    ],
    [
      'another content type',
      400,
      'request.invalid',
      (signed: Signed) => ({
        ...signed,
        headers: { ...signed.headers, 'content-type': 'application/x-www-form-urlencoded' },
      }),
    ],
  ])('is refused with %s and changes nothing', async (_, status, code, change) => {
    const phone = newPhone();
    const customer = rig.addCustomer(phone);
    const answer = await deliver(
      change(
        sepayDelivery(
          { id: nextId++, content: `${local(phone)} QA ODN`, amount: 5_000 },
          clock.now(),
        ),
      ),
    );
    expect(answer).toMatchObject({ status, body: { code } });
    expect(await availableOf(customer)).toBe(0);
  });

  it('is refused when it is older than five minutes', async () => {
    const signed = sepayDelivery(
      { id: nextId++, content: 'x', amount: 1 },
      new Date(clock.now().getTime() - 301_000),
    );
    expect(await deliver(signed)).toMatchObject({
      status: 401,
      body: { code: 'wallet.webhook-stale' },
    });
  });

  it('comes from Casso as well', async () => {
    const phone = newPhone();
    const customer = rig.addCustomer(phone);
    await deliver(
      cassoDelivery(
        { id: nextId++, content: `${local(phone)} qa odn`, amount: 40_000 },
        clock.now(),
      ),
    );
    expect(await availableOf(customer)).toBe(40_000);
  });
});

describe('a transfer that names nobody', () => {
  it('waits in suspense until the accountant gives it to its customer, once', async () => {
    const customer = rig.addCustomer(newPhone());
    const suspense = await rig.ledger.balanceOf(rig.platform.db, company('suspense'));
    await sepay({ content: 'nap tien giup minh', amount: 333_000 });
    expect(await rig.ledger.balanceOf(rig.platform.db, company('suspense'))).toBe(
      suspense + 333_000,
    );
    expect(
      (
        await rig.call('POST', '/api/wallet/claims', `customer ${customer}`, {
          amount: 333_000,
          reference: 'FT',
          note: 'quên nội dung',
        })
      ).status,
    ).toBe(200);
    const found = (await unmatched()).results.find(
      ({ content }) => content === 'nap tien giup minh',
    );
    expect(found?.claims).toMatchObject([{ customer: { id: customer }, note: 'quên nội dung' }]);

    const settle = () =>
      rig.call('POST', `/api/desk/transfers/${found?.id}/settle`, 'staff accountant', {
        customer_id: customer,
        reason: 'khớp biên lai',
      });
    const answers = await Promise.all([settle(), settle(), settle()]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(answers.filter(({ status }) => status === 409).map(({ body }) => body['code'])).toEqual(
      Array(2).fill('approvals.waiting'),
    );
    expect(await availableOf(customer)).toBe(0);
    const proposed = answers.find(({ status }) => status === 200)?.body as
      | { data?: { approval_id: string } }
      | undefined;
    const approve = () =>
      rig.call('POST', `/api/desk/approvals/${proposed?.data?.approval_id}/decide`, 'staff admin', {
        accept: true,
      });
    const decided = await Promise.all([approve(), approve()]);
    expect(decided.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    expect(await availableOf(customer)).toBe(333_000);
    expect(await rig.ledger.balanceOf(rig.platform.db, company('suspense'))).toBe(suspense);
    expect(rig.audited.filter(({ subject }) => subject === `transfer:${found?.id}`)).toMatchObject([
      { actor: STAFF_ID, action: 'transfer.settle.propose', reason: 'khớp biên lai' },
      { actor: SECOND_STAFF_ID, action: 'transfer.settle.approve', reason: 'khớp biên lai' },
    ]);
    expect(
      (await rig.call('GET', '/api/wallet/claims', `customer ${customer}`)).body,
    ).toMatchObject({ data: [{ is_settled: true }] });
  });

  it.each([
    ['a phone nobody verified', '0399999999 QA ODN', 'unknown-phone'],
    ['two phones', '0900000000 QA ODN 0900000001 QA ODN', 'several-phones'],
  ])('because of %s is listed with the reason', async (_, content, reason) => {
    await sepay({ content, amount: 1_000 });
    expect((await unmatched()).results.find((row) => row.content === content)).toMatchObject({
      reason,
    });
  });
});
