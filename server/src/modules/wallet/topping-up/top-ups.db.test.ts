import { describe, expect, it } from 'vitest';
import {
  cassoDelivery,
  type Signed,
  sepayDelivery,
} from '../../../../test-support/rigs/wallet-rig.ts';
import type { LiveMessage } from '../../../platform/live-news.ts';
import {
  availableOf,
  clock,
  deliver,
  local,
  newPhone,
  rig,
  sepay,
  setUpTransfersRig,
  newId,
} from '../../../../test-support/rigs/wallet/transfers-rig.ts';

setUpTransfersRig();

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
      results: [{ type: 'top_up', title: 'Đã nạp 2.500.000 ₫ vào ví', is_read: false }],
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
    const news = { id: newId(), content: `${local(phone)} QR ODN`, amount: 70_000 };
    const answers = await Promise.all(Array.from({ length: 20 }, () => sepay(news)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await availableOf(customer)).toBe(70_000);
  });

  it('keeps to what was said first, and shows the desk that something else was said later', async () => {
    const phone = newPhone();
    const customer = rig.addCustomer(phone);
    const id = newId();
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
          { id: newId(), content: `${local(phone)} QA ODN`, amount: 5_000 },
          clock.now(),
        ),
      ),
    );
    expect(answer).toMatchObject({ status, body: { code } });
    expect(await availableOf(customer)).toBe(0);
  });

  it('is refused when it is older than five minutes', async () => {
    const signed = sepayDelivery(
      { id: newId(), content: 'x', amount: 1 },
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
        { id: newId(), content: `${local(phone)} qa odn`, amount: 40_000 },
        clock.now(),
      ),
    );
    expect(await availableOf(customer)).toBe(40_000);
  });
});
