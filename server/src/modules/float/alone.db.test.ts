import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  approve,
  balanceOf,
  bought,
  call,
  cardWith,
  HEAD,
  holdAccount,
  isAsked,
  last,
  moved,
  nextDay,
  open,
  post,
  settle,
  statement,
  today,
  uploadStatement,
  whileHeld,
  why,
} from '../../../test-support/rigs/float-rig.ts';
import { STAFF_IDS } from '../../../test-support/rigs/orders-rig.ts';
import { rig, setUpPurchasesRig } from '../../../test-support/rigs/orders/purchases-rig.ts';

setUpPurchasesRig();

/** What the second person reads of the newest act. */
const factsOf = async (state: string) => {
  const [first] = (await call('GET', `/approvals?state=${state}`)).body.results;
  return first.facts.flatMap(({ label, value }: { label: string; value: string }) => [
    label,
    value,
  ]);
};

describe('what one person books of our yen alone', () => {
  it('is bounded by the day: many small fees count like a large one, and a second person goes on', async () => {
    const lines = [1, 2, 3, 4].map((n): [string, number] => [`Phí ${n}`, 18_000]);
    const { id, lineOf } = await cardWith('Thẻ phí', today(), lines);
    for (const words of ['Phí 1', 'Phí 2', 'Phí 3'])
      expect((await settle(lineOf(words), 'fee')).body.is_done).toBe(true);
    const fourth = await settle(lineOf('Phí 4'), 'fee');
    expect(isAsked(fourth)).toBe(true);
    expect((await settle(lineOf('Phí 4'), 'fee')).body.code).toBe('approvals.waiting');
    expect(await balanceOf(id)).toBe(-54_000);
    expect((await approve()).map(({ status }) => status)).toEqual([200]);
    expect(await balanceOf(id)).toBe(-72_000);
    expect(await last(id)).toMatchObject({ kind: 'fee', approved_by: expect.any(String) });
  });

  it('counts corrections and refunds of orders, of whoever says them', async () => {
    const card = await open('Thẻ đơn', { kind: 'card' });
    const { code } = await bought(15_000, { paid_from: card });
    const charged = { charged_jpy: 90_000, reason: why };
    expect(isAsked(await post(`/float/orders/${code}/correct`, charged))).toBe(true);
    const seen = ['Đơn', code, 'Sàn đã thu tất cả', '¥90,000'];
    const told = [...seen, 'Đã ghi trước đó', '¥15,000', 'Chênh lệch ghi sổ', '-¥75,000'];
    expect(await factsOf('waiting')).toEqual(told);
    await approve();
    expect(await factsOf('decided')).toEqual(told);
    expect(await balanceOf(card)).toBe(-90_000);
    const back = { refund_jpy: 70_000, reason: why };
    expect(isAsked(await post(`/float/orders/${code}/refund`, back))).toBe(true);
    await approve();
    expect(await balanceOf(card)).toBe(-20_000);
    const number = { number: 'N-9', price_paid_jpy: 151_000 };
    const refused = await post(`/orders/${code}/number`, number, 'staff buyer');
    expect(refused.body).toMatchObject({ code: 'float.over-day' });
    expect(refused.body.message).toContain('¥60,000');
  });

  it('shows the second person what a line of a statement corrects', async () => {
    const card = await open('Thẻ lệch', { kind: 'card' });
    const { code } = await bought(15_000, { paid_from: card });
    const purchase = (await last(card)).id;
    await uploadStatement(card, `${HEAD}\n${today()},N-${code},90000`);
    const [line] = (await statement(card)).rows;
    expect(isAsked(await settle(line.id, 'correct', [purchase]))).toBe(true);
    const told = ['Đơn', code, 'Đã ghi trước đó', '¥15,000', 'Chênh lệch ghi sổ', '-¥75,000'];
    expect((await factsOf('waiting')).slice(-6)).toEqual(told);
    await approve();
    expect((await factsOf('decided')).slice(-6)).toEqual(told);
    expect(await balanceOf(card)).toBe(-90_000);
  });

  it('leaves out what the customer of an order agreed to pay, and counts every fall', async () => {
    nextDay();
    const card = await open('Thẻ trúng thầu', { kind: 'card' });
    const tell = async (code: string, price_paid_jpy: number) =>
      (await post(`/orders/${code}/number`, { number: 'N-1', price_paid_jpy }, 'staff buyer')).body;
    for (let lot = 1; lot <= 4; lot++) {
      const { code } = await bought(1_000, { paid_from: card });
      // Its customer agreed to 20,000 yen, and 19,000 four times are more than the day's bound.
      expect(await tell(code, 20_000)).toMatchObject({ success: true });
      if (lot === 4) expect(await tell(code, 19_500)).toMatchObject({ success: true });
    }
    expect(await balanceOf(card)).toBe(-79_500);
    const counted = await rig.db
      .selectFrom('float_alone')
      .select('amount_jpy')
      .where('staff_id', '=', STAFF_IDS.buyer)
      .where(sql<boolean>`day = ${today()}`)
      .execute();
    expect(counted).toEqual([{ amount_jpy: 500 }]);
  });

  it('is counted last, when the order and the account are held', async () => {
    const card = await open('Thẻ khoá', { kind: 'card' });
    const { code } = await bought(10_000, { paid_from: card });
    const name = `float alone by ${STAFF_IDS.accountant}`;
    const [answer] = await whileHeld(
      holdAccount(card),
      [() => post(`/float/orders/${code}/correct`, { charged_jpy: 10_100, reason: why })],
      async (trx) => {
        const { rows } = await sql<{ free: boolean }>`
          select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as free`.execute(trx);
        expect(rows).toEqual([{ free: true }]);
      },
    );
    expect(answer?.body).toMatchObject({ is_done: true });
  });

  it('is refused with its sentence where the owner lowers the bound while it is booked', async () => {
    const card = await open('Thẻ hạ mức', { kind: 'card' });
    const { code } = await bought(10_000, { paid_from: card });
    const bound = (staff_day_limit_jpy: number) =>
      rig.db.updateTable('float_settings').set({ staff_day_limit_jpy }).execute();
    const [answer] = await whileHeld(
      (trx) => sql`lock table float_movements in share mode`.execute(trx),
      [() => post(`/float/orders/${code}/correct`, { charged_jpy: 10_100, reason: why })],
      () => bound(0),
    );
    await bound(60_000);
    expect(answer?.body).toMatchObject({ code: 'float.over-day' });
    expect(await balanceOf(card)).toBe(-10_000);
  });

  it('is refused by the table itself, whoever writes it', async () => {
    const staff = (await moved(await open('Thẻ lạ', { kind: 'card' }))).length;
    expect(staff).toBe(0);
    const written = sql`insert into float_movements
      (id, account_id, amount_jpy, kind, day, at, act_id, ledger_key, made_by)
      select gen_random_uuid(), id, -60001, 'fee', current_date, now(), id, 'x', gen_random_uuid()
      from float_accounts where name = 'Thẻ lạ'`.execute(rig.db);
    await expect(written).rejects.toMatchObject({ constraint: 'float_day_limit' });
  });
});
