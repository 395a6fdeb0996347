import { afterAll, beforeAll, expect, it } from 'vitest';
import { pretendSettings } from '../../../../scripts/pretend-settings.ts';
import { type Simulator, startSimulator } from '../../../../simulator/src/start.ts';
import {
  createWalletRig,
  sepayDelivery,
  type WalletRig,
} from '../../../test-support/rigs/wallet-rig.ts';
import { movableClock } from '../../kernel/clock.ts';
import { Outage } from '../../kernel/outage.ts';

const HOUR_MS = 3_600_000;
const clock = movableClock(new Date());
let sim: Simulator;
let rig: WalletRig;
beforeAll(async () => {
  sim = await startSimulator();
  const { HAKO_SEPAY_URL, HAKO_SEPAY_TOKEN } = pretendSettings(sim.url) as Record<string, string>;
  rig = await createWalletRig({
    clock,
    settings: {
      HAKO_SEPAY_URL: HAKO_SEPAY_URL as string,
      HAKO_SEPAY_TOKEN: HAKO_SEPAY_TOKEN as string,
    },
  });
});
afterAll(async () => {
  await rig.close();
  await sim.stop();
});

interface Line {
  id: number;
  reference: string;
}
/** Paid at the bank, which tells nobody. */
const pay = async (phone: string, amount: number): Promise<Line> => {
  const paid = await fetch(`${sim.url}/bank/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      accountNumber: '1017588888',
      amount,
      content: `${phone} QR ODN`,
      wording: 'plain',
    }),
  });
  return (await paid.json()) as Line;
};
const availableOf = async (id: string): Promise<number> =>
  (await rig.wallet.balanceOf(rig.platform.db, id)).available;
const deliver = async (line: Line, content: string, amount: number): Promise<void> => {
  const { url, payload, headers } = sepayDelivery(
    { id: line.id, content, amount, reference: line.reference },
    clock.now(),
  );
  expect((await rig.app.inject({ method: 'POST', url, payload, headers })).statusCode).toBe(200);
};

it('what no webhook told is taken from the list of the bank, once, and a late delivery of it changes nothing', async () => {
  const customer = rig.addCustomer('+84912345671');
  const [told, lost] = [await pay('0912345671', 100_000), await pay('0912345671', 30_000)];
  await deliver(told, '0912345671 QR ODN', 100_000);
  expect(await rig.topUps.readBankList()).toBe(0);
  expect(await availableOf(customer), 'its webhook may still come').toBe(100_000);
  clock.advanceMs(HOUR_MS);
  const taken = await Promise.all([rig.topUps.readBankList(), rig.topUps.readBankList()]);
  expect(taken[0] + taken[1]).toBe(1);
  expect(await availableOf(customer)).toBe(130_000);
  await deliver(lost, '0912345671 QR ODN', 30_000);
  expect(await rig.topUps.readBankList()).toBe(0);
  expect(await availableOf(customer)).toBe(130_000);
});

it('a list of several pages is read to its end, and one that is no list is an outage', async () => {
  const customer = rig.addCustomer('+84912345672');
  for (let paid = 0; paid < 105; paid++) await pay('0912345672', 1_000);
  clock.advanceMs(HOUR_MS);
  expect(await rig.topUps.readBankList()).toBe(105);
  expect(await availableOf(customer)).toBe(105_000);
  sim.world.faults.add({ party: 'bank', path: 'transactions', kind: 'garbage', times: 1 });
  await expect(rig.topUps.readBankList()).rejects.toThrow(Outage);
});
