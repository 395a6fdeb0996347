import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createWalletRig,
  SECOND_STAFF_ID,
  STAFF_ID,
  type WalletRig,
} from '../../../../test-support/rigs/wallet-rig.ts';
import { twoPeople } from '../../../../test-support/rigs/wallet/two-people-rig.ts';
import { movableClock } from '../../../kernel/clock.ts';

const clock = movableClock(new Date('2026-11-21T05:00:00Z'));
let rig: WalletRig;
beforeAll(async () => {
  rig = await createWalletRig({ clock });
});
afterAll(() => rig.close());

const NEXT_DAY_MS = 86_400_000;
const { send, waiting, told, newCustomer, availableOf, lastOf, decide } = twoPeople(() => rig);
let keys = 0;
const adjust = (
  way: 'credit' | 'debit',
  phone: string,
  amount: number,
  key = `by-hand-${++keys}`,
) =>
  send(
    'POST',
    `/api/desk/wallet/${way}`,
    'staff accountant',
    { phone, amount, reason: 'Xin lỗi vì giao chậm' },
    { 'idempotency-key': key },
  );
const actsOf = (subjectPart: string) =>
  rig.audited.flatMap(({ actor, action, subject }) =>
    subject?.includes(subjectPart) ? [[actor, action]] : [],
  );

describe('money added by hand', () => {
  it('is added at once for a request, once, within the bounds', async () => {
    const { phone, id } = newCustomer();
    const answers = [
      await adjust('credit', phone, 50_000, 'same-key-1'),
      await adjust('credit', phone, 50_000, 'same-key-1'),
    ];
    for (const { body } of answers)
      expect(body).toMatchObject({ data: { available_vnd: 50_000, is_done: true } });
    expect(await availableOf(id)).toBe(50_000);
    expect(actsOf(id)).toEqual([[STAFF_ID, 'wallet.credit']]);
  });

  it('waits for a second person once the day of the customer is full, until the next day', async () => {
    clock.advanceMs(NEXT_DAY_MS);
    const { phone, id } = newCustomer();
    for (const amount of [2_000_000, 3_000_000])
      expect((await adjust('credit', phone, amount)).body).toMatchObject({
        data: { is_done: true },
      });
    expect((await adjust('credit', phone, 1)).body).toMatchObject({
      data: { available_vnd: 5_000_000, is_done: false },
    });
    clock.advanceMs(NEXT_DAY_MS);
    expect((await adjust('credit', phone, 1)).body).toMatchObject({
      data: { available_vnd: 5_000_001, is_done: true },
    });
    expect(await availableOf(id)).toBe(5_000_001);
  });

  it('waits for a second person once the day of its giver is full, however many customers', async () => {
    clock.advanceMs(NEXT_DAY_MS);
    const done: boolean[] = [];
    for (let gift = 0; gift < 4; gift++)
      done.push((await adjust('credit', newCustomer().phone, 4_000_000)).body.data.is_done);
    expect(done).toEqual([true, true, false, false]);
  });

  it('counts gifts that are given at the same moment', async () => {
    clock.advanceMs(NEXT_DAY_MS);
    const { phone, id } = newCustomer();
    await Promise.all(Array.from({ length: 8 }, () => adjust('credit', phone, 1_000_000)));
    expect(await availableOf(id)).toBe(5_000_000);
  });

  it('is carried out as the second person saw it, and never by the first', async () => {
    const { phone, id } = newCustomer();
    await adjust('credit', phone, 7_000_000);
    const approval = await lastOf(id);
    expect(approval).toMatchObject({
      act: 'wallet.credit',
      amount_vnd: 7_000_000,
      is_own: false,
      facts: [
        { label: 'Số dư khả dụng hiện tại', value: '0 ₫' },
        { label: 'Sau khi duyệt', value: '7.000.000 ₫' },
      ],
      proposed_by: { id: STAFF_ID },
    });
    expect(told(await decide(approval.id, true, 'staff accountant'))).toEqual([
      409,
      'approvals.own',
    ]);
    expect(told(await decide(approval.id, true, 'staff warehouse'))[0]).toBe(403);
    expect(await availableOf(id)).toBe(0);
    expect((await decide(approval.id, true)).status).toBe(200);
    expect(await availableOf(id)).toBe(7_000_000);
    expect(told(await decide(approval.id, true))).toEqual([409, 'approvals.decided']);
    expect(actsOf(`adjustment:${STAFF_ID}:by-hand-${keys}`)).toEqual([
      [STAFF_ID, 'wallet.credit.propose'],
      [SECOND_STAFF_ID, 'wallet.credit.approve'],
    ]);
  });

  it('cannot be decided when nobody proposed it', async () => {
    expect(told(await decide(STAFF_ID, true))).toEqual([404, 'approvals.not-found']);
  });

  it('moves nothing when it is declined, which needs a reason, or taken back', async () => {
    const { phone, id } = newCustomer();
    await adjust('credit', phone, 7_000_000);
    const declined = await lastOf(id);
    expect(told(await decide(declined.id, false))).toEqual([400, 'approvals.needs-reason']);
    expect((await decide(declined.id, false, 'staff admin', 'Sai khách')).body).toMatchObject({
      data: { state: 'declined', answer: 'Sai khách' },
    });
    await adjust('credit', phone, 8_000_000);
    const own = await lastOf(id);
    expect((await decide(own.id, false, 'staff accountant')).body).toMatchObject({
      data: { state: 'withdrawn', is_own: true },
    });
    expect(await availableOf(id)).toBe(0);
    expect((await waiting()).filter(({ customer }) => customer?.id === id)).toEqual([]);
  });
});

describe('money taken by hand', () => {
  it('always waits for a second person, and never takes more than there is', async () => {
    clock.advanceMs(NEXT_DAY_MS);
    const { phone, id } = newCustomer();
    await adjust('credit', phone, 100_000);
    expect(told(await adjust('debit', phone, 100_001))).toEqual([402, 'wallet.not-enough']);
    expect((await adjust('debit', phone, 60_000)).body).toMatchObject({
      data: { available_vnd: 100_000, is_done: false },
    });
    const first = await lastOf(id);
    await adjust('debit', phone, 60_000);
    const second = await lastOf(id);
    expect((await decide(first.id, true)).status).toBe(200);
    expect(await availableOf(id)).toBe(40_000);
    expect(told(await decide(second.id, true))).toEqual([402, 'wallet.not-enough']);
    expect((await waiting()).map((row) => row.id)).toContain(second.id);
    expect(await availableOf(id)).toBe(40_000);
  });
});

it('an act that only a newer process knows is left out of the list, and not decided', async () => {
  const { phone, id } = newCustomer();
  await adjust('credit', phone, 6_000_000);
  const later = '0192f000-0000-7000-8000-00000000a001';
  await rig.platform.db
    .insertInto('approvals')
    .values({
      ...{ id: later, act: 'float.of-tomorrow', subject: 'float:1', terms: '{}', reason: 'mai' },
      ...{ proposed_by: STAFF_ID, proposed_at: clock.now() },
    })
    .execute();
  expect((await waiting()).map(({ act }) => act)).not.toContain('float.of-tomorrow');
  expect(await lastOf(id)).toMatchObject({ amount_vnd: 6_000_000 });
  expect(told(await decide(later, true))).toEqual([404, 'approvals.not-found']);
});
