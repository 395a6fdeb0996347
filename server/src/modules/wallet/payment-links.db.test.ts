import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pretendSettings } from '../../../../scripts/pretend-settings.ts';
import { type Simulator, startSimulator } from '../../../../simulator/src/start.ts';
import {
  cassoDelivery,
  createWalletRig,
  payosDelivery,
  type Signed,
  sepayDelivery,
  type WalletRig,
} from '../../../test-support/rigs/wallet-rig.ts';
import { movableClock } from '../../kernel/clock.ts';

const clock = movableClock(new Date('2026-11-21T05:00:00Z'));
let sim: Simulator;
let rig: WalletRig;
beforeAll(async () => {
  sim = await startSimulator();
  const { HAKO_PAYOS_URL, HAKO_PAYOS_CLIENT_ID, HAKO_PAYOS_API_KEY, HAKO_PAYOS_CHECKSUM_KEY } =
    pretendSettings(sim.url) as Record<string, string>;
  rig = await createWalletRig({
    clock,
    settings: {
      HAKO_PAYOS_URL: HAKO_PAYOS_URL as string,
      HAKO_PAYOS_CLIENT_ID: HAKO_PAYOS_CLIENT_ID as string,
      HAKO_PAYOS_API_KEY: HAKO_PAYOS_API_KEY as string,
      HAKO_PAYOS_CHECKSUM_KEY: HAKO_PAYOS_CHECKSUM_KEY as string,
    },
  });
});
afterAll(async () => {
  await rig.close();
  await sim.stop();
});

let nextPhone = 0;
const newcomer = (): string => rig.addCustomer(`+849${String(nextPhone++).padStart(8, '0')}`);
const deliver = async ({ url, payload, headers }: Signed): Promise<number> =>
  (await rig.app.inject({ method: 'POST', url, payload, headers })).statusCode;
const availableOf = async (id: string): Promise<number> =>
  (await rig.wallet.balanceOf(rig.platform.db, id)).available;
const ask = async (customer: string, amount: number) => {
  const { status, body } = await rig.call(
    'POST',
    '/api/wallet/payment-link',
    `customer ${customer}`,
    { amount },
  );
  const { data } = body as {
    data?: {
      content: string;
      expires_at: string;
      account: { account_number: string; payload: string };
    };
  };
  return {
    status,
    body,
    data,
    orderCode: Number(data?.account.account_number.replace(/\D/g, '').replace(/^3/, '')),
  };
};

describe('a payment that payOS collects', () => {
  it('is asked for once for an amount, and has a code that a bank app reads', async () => {
    const customer = newcomer();
    const [first, again, other] = [
      await ask(customer, 500_000),
      await ask(customer, 500_000),
      await ask(customer, 600_000),
    ];
    expect(first.status).toBe(200);
    expect(again.data).toEqual(first.data);
    expect(other.data?.account.account_number).not.toBe(first.data?.account.account_number);
    expect(first.data?.account.payload).toContain('5406500000');
    expect(Date.parse(first.data?.expires_at ?? '')).toBe(clock.now().getTime() + 30 * 60_000);
    clock.advanceMs(26 * 60_000);
    expect((await ask(customer, 500_000)).data?.account.account_number).not.toBe(
      first.data?.account.account_number,
    );
  });

  it('reaches the wallet of whoever asked, once, whatever the transfer says, and the next asking is another one', async () => {
    const customer = newcomer();
    const { orderCode, data } = await ask(customer, 300_000);
    const payment = payosDelivery({
      id: 1,
      orderCode,
      content: 'CK TIEN HANG',
      amount: 300_000,
      account: data?.account.account_number ?? '',
    });
    expect(await Promise.all(Array.from({ length: 10 }, () => deliver(payment)))).toEqual(
      Array.from({ length: 10 }, () => 200),
    );
    expect(await availableOf(customer)).toBe(300_000);
    expect((await ask(customer, 300_000)).orderCode).not.toBe(orderCode);
  });

  it('that nobody asked for moves nothing', async () => {
    expect(
      await deliver(
        payosDelivery({
          id: 2,
          orderCode: 123,
          content: 'VQRIO123',
          amount: 3_000,
          account: '12345678',
        }),
      ),
    ).toBe(200);
    const { rows } = await rig.topUps.listForDesk({ state: 'ignored', page: 1, size: 10 });
    expect(rows.map(({ reason }) => reason)).toEqual(['foreign-account']);
  });

  it.each([
    ['is turned down', { kind: 'status', status: 400 }],
    ['is broken', { kind: 'garbage' }],
    ['breaks off', { kind: 'reset' }],
  ] as const)('is said not to be had where payOS %s', async (_, fault) => {
    sim.world.faults.add({ party: 'payos', times: 1, ...fault });
    expect(await ask(newcomer(), 50_000)).toMatchObject({
      status: 503,
      body: { code: 'wallet.no-payment-link' },
    });
  });

  it('of less than two thousand đồng is not asked for', async () => {
    expect((await ask(newcomer(), 1_999)).status).toBe(400);
  });
});

it('one transaction of the bank that two feeds tell at once is credited once', async () => {
  const phone = '+84987000001';
  const customer = rig.addCustomer(phone);
  const content = `0${phone.slice(3)} QR ODN`;
  for (let id = 500; id < 510; id++) {
    const both = [
      sepayDelivery({ id, content, amount: 10_000 }, clock.now()),
      cassoDelivery({ id, content, amount: 10_000, reference: `FT${id}` }, clock.now()),
    ];
    expect(await Promise.all(both.map(deliver))).toEqual([200, 200]);
  }
  expect(await availableOf(customer)).toBe(100_000);
});
