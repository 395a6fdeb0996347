import { describe, expect, it } from 'vitest';
import {
  rig,
  atTheDoor,
  delivery,
  read,
  settle,
  ok,
  desk,
  setUpDoorRig,
} from '../../../test-support/rigs/billing/door-rig.ts';

setUpDoorRig();

const owed = async () =>
  (await rig.call('GET', '/api/desk/cod-reports', 'staff accountant')).body.data;
const toSettle = async (): Promise<string[]> =>
  (
    await rig.call('GET', '/api/desk/queue?kind=cod-settle', 'staff accountant')
  ).body.data.sections[0].tasks.map(({ code }: { code: string }) => code);
describe('a bill that is paid at the door', () => {
  it('is not paid twice: what its carrier delivered, it collected', async () => {
    const { bill, customerId, tracking } = await atTheDoor('cod');
    await delivery.event(tracking, 'delivered', 2);
    expect((await read(bill)).may_pay).toBe(false);
    expect((await delivery.pay(customerId, bill)).body.bills[0].refusal).toBe(
      'billing.not-payable',
    );
    expect(await owed()).toMatchObject([{ count: 1 }]);
    expect((await settle(bill, (await read(bill)).total_vnd, 'DS-5')).status).toBe(200);
  });

  it('is paid by its customer, on whose word alone it was closed, or by what the carrier brings: by exactly one of them', async () => {
    const before = await rig.db
      .selectFrom('ledger_movements')
      .select('key')
      .where('from_account', '=', 'company:cash-on-delivery')
      .execute();
    const winners: string[] = [];
    for (const round of [1, 2, 3]) {
      const { bill, customerId, tracking, total } = await atTheDoor('cod');
      await delivery.event(tracking, 'delivered', 2);
      // As it stood when customers could still say so.
      await rig.db
        .updateTable('bills')
        .set({ received_word_at: rig.clock.now() })
        .where('code', '=', bill)
        .execute();
      expect((await read(bill)).may_pay).toBe(true);
      const available = (await rig.wallet.balanceOf(rig.db, customerId)).available;
      const answers = await Promise.all(
        round === 1
          ? [delivery.pay(customerId, bill), delivery.pay(customerId, bill)]
          : [
              delivery.pay(customerId, bill),
              settle(bill, total, 'DS-2'),
              delivery.pay(customerId, bill),
              settle(bill, total, 'DS-2'),
            ],
      );
      expect(answers.some(({ status }) => status === 200)).toBe(true);
      const spent = available - (await rig.wallet.balanceOf(rig.db, customerId)).available;
      const { is_paid, is_cod } = await read(bill);
      expect({ is_paid, spent }).toEqual({ is_paid: true, spent: is_cod ? 0 : total });
      winners.push(is_cod ? 'carrier' : 'wallet');
      expect(await toSettle()).not.toContain(bill);
    }
    expect(winners[0]).toBe('wallet');
    const after = await rig.db
      .selectFrom('ledger_movements')
      .select('key')
      .where('from_account', '=', 'company:cash-on-delivery')
      .execute();
    expect(after.length - before.length).toBe(
      winners.filter((winner) => winner === 'carrier').length,
    );
  });

  it('is paid though its carrier brings less: the rest is the carrier’s debt until it comes, once', async () => {
    const { bill, tracking, total, customerId } = await atTheDoor('cod');
    await delivery.event(tracking, 'delivered', 2);
    const short = total - 40_000;
    expect((await settle(bill, short, 'DS-3')).body.code).toBe('billing.cod-amount-differs');
    expect((await settle(bill, total + 1, 'DS-3', 'nhiều hơn')).body.code).toBe(
      'billing.cod-amount-differs',
    );
    const available = (await rig.wallet.balanceOf(rig.db, customerId)).available;
    const answers = await Promise.all(
      [1, 2].map(() => settle(bill, short, 'DS-3', 'Hãng trừ nhầm phí')),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await rig.wallet.balanceOf(rig.db, customerId)).available).toBe(available);
    expect(await read(bill)).toMatchObject({ is_paid: true, cod_owed_vnd: 40_000 });
    expect(await owed()).toEqual([
      expect.objectContaining({ carrier: 'ghn', count: 1, owed_vnd: 40_000 }),
    ]);
    expect(await toSettle()).toEqual([bill]);
    expect((await settle(bill, 39_999, 'DS-4')).body).toMatchObject({
      code: 'billing.cod-amount-differs',
    });
    await Promise.all([ok(settle(bill, 40_000, 'DS-4')), ok(settle(bill, 40_000, 'DS-4'))]);
    expect(await read(bill)).toMatchObject({ cod_owed_vnd: 0 });
    expect([await owed(), await toSettle()]).toEqual([[], []]);
  });

  it.each(['by hand', 'by a report'])(
    'gets its rest %s, also when the carrier names the number of the short report again',
    async (way) => {
      const { bill, tracking, total } = await atTheDoor('cod');
      await delivery.event(tracking, 'delivered', 2);
      const number = `DS-5 ${way}`;
      await ok(settle(bill, total - 40_000, number, 'Hãng trừ nhầm phí'));
      const report = async (amount_vnd: number) =>
        (
          await desk('cod-reports', 'accountant', {
            carrier: 'ghn',
            reference: number,
            lines: [{ tracking, amount_vnd }],
          })
        ).body.data.lines[0];
      expect(await report(total - 40_000)).toMatchObject({ outcome: 'settled-before' });
      expect(await report(39_000)).toMatchObject({
        outcome: 'amount-differs',
        expected_vnd: 40_000,
      });
      expect(await read(bill)).toMatchObject({ cod_owed_vnd: 40_000 });
      if (way === 'by hand') await ok(settle(bill, 40_000, number));
      else expect(await report(40_000)).toMatchObject({ outcome: 'settled' });
      expect(await read(bill)).toMatchObject({ cod_owed_vnd: 0 });
    },
  );
});
