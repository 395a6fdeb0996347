import { PAYOUTS_MESSAGES } from '@hako/contract/payouts/messages';
import { describe, expect, it } from 'vitest';
import { call } from '../../../test-support/people/client.ts';
import { told } from '../../../test-support/world/pretend-service.ts';
import {
  accountant,
  addCard,
  admin,
  ask,
  decide,
  finishAll,
  list,
  restCards,
  service,
  wallet,
  setUpPayoutsRig,
  asCustomer,
  query,
} from '../../../test-support/rigs/payouts/payouts-rig.ts';

setUpPayoutsRig();

describe('a withdrawal', () => {
  it('waits until a new account has rested', async () => {
    const card = await addCard();
    const { id } = (await ask(300_000, { card_id: card.id })).body.data;
    await decide(accountant, id, { decision: 'approve' });
    const { body } = await call(service, 'GET', '/api/desk/withdrawals', { token: admin });
    expect(body.results.find((row: { id: string }) => row.id === id)).toMatchObject({
      pay_obstacle: 'resting',
      payload: null,
    });
    const ageChanges = (hours: number) =>
      query(`update account_changes set noted_at = noted_at - make_interval(hours => $1)`, [hours]);
    await ageChanges(25);
    const [mine] = await list();
    expect(mine).toMatchObject({ id, waits_because: PAYOUTS_MESSAGES.waits['new-bank-account'] });
    await ageChanges(-25);
    const refused = await decide(admin, id, { decision: 'pay', bank_reference: 'FT-NEW' });
    expect(told(refused)).toEqual([409, 'payouts.cooling']);
    expect(told(await asCustomer('DELETE', `/api/card/${card.id}`))).toEqual([
      409,
      'payouts.card-in-use',
    ]);
    await finishAll();
    await restCards();
  });

  it('waits for a day after the last change of the account, also on a bank account that rested', async () => {
    const { id } = (await ask(300_000)).body.data;
    await decide(accountant, id, { decision: 'approve' });
    const pay = () => decide(admin, id, { decision: 'pay', bank_reference: 'FT-PAUSED' });
    expect(told(await pay())).toEqual([409, 'payouts.cooling']);
    // It was asked for before the change: its own day is over.
    await query(`update withdrawals set payable_from = created_at where id = $1`, [id]);
    expect(told(await pay())).toEqual([409, 'payouts.cooling']);
    const { body } = await call(service, 'GET', '/api/desk/withdrawals', { token: admin });
    const row = body.results.find((one: { id: string }) => one.id === id);
    expect(row).toMatchObject({ pay_obstacle: 'resting', payload: null });
    expect(Date.parse(row.payable_from)).toBeGreaterThan(Date.now());
    const mine = async () => (await list()).find((one: { id: string }) => one.id === id);
    expect(await mine()).toMatchObject({
      payable_from: row.payable_from,
      waits_because: PAYOUTS_MESSAGES.waits['account-change'],
    });
    await query(`update account_changes set noted_at = noted_at - interval '25 hours'`);
    expect((await mine()).waits_because).toBeNull();
    expect((await pay()).status).toBe(200);
  });

  it.each([
    ['under the minimum', 49_999, {}, [400, 'payouts.under-minimum']],
    ['more than there is', 900_000_000, {}, [402, 'wallet.not-enough']],
    ['nothing', 0, {}, [400, 'request.invalid']],
    ['half a đồng', 100_000.5, {}, [400, 'request.invalid']],
  ])('of %s is refused and holds nothing', async (_, amount, more, answer) => {
    const before = await wallet();
    expect(told(await ask(amount, more))).toEqual(answer);
    expect(await wallet()).toEqual(before);
  });

  it('is at most the wallet and at most three under way, however many calls race', async () => {
    await finishAll();
    const before = await wallet();
    const answers = await Promise.all([...Array(10)].map(() => ask(1_000_000)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect((await wallet()).freeze).toBe(before.freeze + 3_000_000);
    expect(told(await ask(1_000_000))).toEqual([409, 'payouts.too-many-open']);
    await finishAll();
    expect((await wallet()).freeze).toBe(before.freeze);
  });

  it('of less than the minimum leaves when it is all there is', async () => {
    await finishAll();
    const { total } = await wallet();
    const whole = (await ask(total - 12_000)).body.data.id;
    await decide(accountant, whole, { decision: 'approve' });
    await decide(admin, whole, { decision: 'pay', bank_reference: 'FT-WHOLE' });
    expect(told(await ask(11_999))).toEqual([400, 'payouts.under-minimum']);
    expect((await ask(12_000)).status).toBe(200);
    expect(await wallet()).toMatchObject({ total: 0, freeze: 12_000 });
    await finishAll();
  });
});

it.each([
  ['minimum_vnd', 0],
  ['cool_down_hours', -1],
  ['open_requests', 0],
])('the database refuses a limit without sense: %s %i', async (column, value) => {
  await expect(query(`update payout_settings set ${column} = ${value}`)).rejects.toThrow(
    'payout_settings_sane',
  );
});
