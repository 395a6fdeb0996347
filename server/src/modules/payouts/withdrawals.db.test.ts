import { describe, expect, it } from 'vitest';
import { call } from '../../../test-support/people/client.ts';
import { letInBy } from '../../../test-support/people/let-in-by.ts';
import { told } from '../../../test-support/world/pretend-service.ts';
import {
  accountant,
  addCard,
  admin,
  asCustomer,
  ask,
  decide,
  finishAll,
  list,
  noCards,
  rest,
  service,
  wallet,
  setUpPayoutsRig,
} from '../../../test-support/rigs/payouts/payouts-rig.ts';

setUpPayoutsRig();

describe('a withdrawal', () => {
  it('is held, approved, paid and leaves the books right', async () => {
    await noCards();
    await addCard();
    await rest();
    const before = await wallet();
    const { body } = await ask(2_000_000, { note: 'Cần tiền' });
    expect(body).toMatchObject({
      status: true,
      data: { amount: 2_000_000, status: 'requested', may_cancel: true },
    });
    expect(await wallet()).toMatchObject({
      total: before.total - 2_000_000,
      freeze: before.freeze + 2_000_000,
    });
    const { id } = body.data;
    const desk = (await call(service, 'GET', '/api/desk/withdrawals', { token: accountant })).body
      .results;
    expect(desk.find((row: { id: string }) => row.id === id)).toMatchObject({
      is_name_other: false,
      pay_obstacle: 'not-approved',
      payload: null,
    });
    expect(told(await decide(admin, id, { decision: 'pay', bank_reference: 'FT1' }))).toEqual([
      409,
      'payouts.too-late',
    ]);
    await decide(accountant, id, { decision: 'approve' });
    expect(told(await asCustomer('DELETE', `/api/refund-request?id=${id}`))).toEqual([
      409,
      'payouts.too-late',
    ]);
    for (const bank_reference of [undefined, 'FT', '    '])
      expect(told(await decide(admin, id, { decision: 'pay', bank_reference }))).toEqual([
        400,
        'payouts.needs-reference',
      ]);
    await decide(admin, id, { decision: 'pay', bank_reference: 'FT-OUT-1' });
    expect(await wallet()).toMatchObject({
      balance: before.balance - 2_000_000,
      freeze: before.freeze,
    });
    const [row] = await list();
    expect(row).toMatchObject({ status: 'paid', bank_reference: 'FT-OUT-1' });
    expect(row.history.map(({ status }: { status: string }) => status)).toEqual([
      'requested',
      'approved',
      'paid',
    ]);
    expect(told(await decide(admin, id, { decision: 'pay', bank_reference: 'FT-OUT-2' }))).toEqual([
      409,
      'payouts.too-late',
    ]);
  });

  it.each([
    [
      'cancelled by its owner',
      (id: string) => asCustomer('DELETE', '/api/refund-request', { id }),
      'cancelled',
    ],
    [
      'rejected with a reason',
      (id: string) =>
        decide(accountant, id, { decision: 'reject', reason: 'Sai tên chủ tài khoản' }),
      'rejected',
    ],
  ] as const)('%s gives its money back at once', async (_, finish, status) => {
    const before = await wallet();
    const { id } = (await ask(300_000)).body.data;
    for (const reason of [undefined, '', '   '])
      expect(told(await decide(accountant, id, { decision: 'reject', reason }))).toEqual([
        400,
        'payouts.needs-reason',
      ]);
    expect((await finish(id)).status).toBe(200);
    expect((await list())[0]).toMatchObject({ status });
    expect(await wallet()).toEqual({ ...before, count: before.count + 2 });
  });

  it('of nobody, or of somebody else, is not found', async () => {
    const nobodys = '0190a000-0000-7000-8000-0000000000ff';
    expect(told(await asCustomer('DELETE', `/api/refund-request?id=${nobodys}`))).toEqual([
      404,
      'payouts.not-found',
    ]);
    expect(told(await decide(accountant, nobodys, { decision: 'approve' }))).toEqual([
      404,
      'payouts.not-found',
    ]);
  });

  it('is paid by another person than approved it, who alone sees the code to pay by', async () => {
    const { id } = (await ask(60_000)).body.data;
    await decide(accountant, id, { decision: 'approve' });
    expect(
      told(await decide(accountant, id, { decision: 'pay', bank_reference: 'FT-BIG' })),
    ).toEqual([403, 'payouts.second-person']);
    const seenBy = async (token: string) => {
      const { body } = await call(service, 'GET', '/api/desk/withdrawals', { token });
      return body.results.find((row: { id: string }) => row.id === id);
    };
    expect(await seenBy(accountant)).toMatchObject({ pay_obstacle: 'own', payload: null });
    expect(await seenBy(admin)).toMatchObject({
      pay_obstacle: null,
      payload: expect.stringContaining('60000'),
    });
    expect((await decide(admin, id, { decision: 'pay', bank_reference: 'FT-BIG' })).status).toBe(
      200,
    );
  });

  it('is not paid by whoever may be the one who approved it, who sees no code to pay by', async () => {
    const { pool } = service.platform;
    await letInBy(pool, 'accountant', 'admin');
    const { id } = (await ask(60_000)).body.data;
    await decide(accountant, id, { decision: 'approve' });
    const pay = () => decide(admin, id, { decision: 'pay', bank_reference: 'FT-ONE-HAND' });
    expect(told(await pay())).toEqual([409, 'approvals.one-hand']);
    const { body } = await call(service, 'GET', '/api/desk/withdrawals', { token: admin });
    expect(body.results.find((row: { id: string }) => row.id === id)).toMatchObject({
      pay_obstacle: 'one-hand',
      payload: null,
    });
    expect((await list())[0]).toMatchObject({ status: 'approved' });
    await letInBy(pool, 'accountant', null);
    expect((await pay()).status).toBe(200);
  });

  it('is paid once when somebody presses twice, and one bank reference pays one', async () => {
    const [one, other] = [(await ask(400_000)).body.data.id, (await ask(400_000)).body.data.id];
    await decide(accountant, one, { decision: 'approve' });
    await decide(accountant, other, { decision: 'approve' });
    const pressed = await Promise.all(
      [admin, admin].map((token) =>
        decide(token, one, { decision: 'pay', bank_reference: 'FT-ONCE' }),
      ),
    );
    expect(pressed.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ]);
    expect(
      told(await decide(admin, other, { decision: 'pay', bank_reference: 'FT-ONCE' })),
    ).toEqual([409, 'payouts.reference-used']);
    await finishAll();
  });
});
