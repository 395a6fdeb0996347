import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '../../../test-support/people/client.ts';
import {
  type PretendService,
  startPretendService,
  told,
} from '../../../test-support/world/pretend-service.ts';
import { DEMO_PASSWORD } from '../../demo-people.ts';
import { staffToken } from '../../../test-support/people/sign-in.ts';

let service: PretendService;
let accountant: string;
let admin: string;
beforeAll(async () => {
  service = await startPretendService(50_000_000);
  accountant = await staffToken(service, 'accountant');
  admin = await staffToken(service, 'admin');
});
afterAll(() => service.close());

const { asCustomer, query } = {
  asCustomer: (method: string, path: string, body?: object) =>
    service.asCustomer(method, path, body),
  query: (text: string, values: unknown[] = []) => service.platform.pool.query(text, values),
};
let numbers = 1_000_000;
const account = (changes: object = {}) => ({
  card_no: String(++numbers),
  card_name: 'Nguyễn Minh An',
  bank: { atm_bin: '970436' },
  password: DEMO_PASSWORD,
  ...changes,
});
const addCard = async (changes: object = {}) =>
  (await asCustomer('POST', '/api/card', account(changes))).body.result;
const noCards = () =>
  query(`update bank_cards set removed_at = now(), is_primary = false where removed_at is null`);
/** A day and more goes by for the bank accounts, but not for what identity noted of them. */
const restCards = () => query(`update bank_cards set usable_from = now() - interval '1 minute'`);
const rest = async () => {
  await restCards();
  await query(`delete from account_changes`);
  await query(`delete from budgets`);
};
const ask = (amount: number, more: object = {}) =>
  asCustomer('POST', '/api/transfer/refund', { amount, ...more });
const decide = (token: string, id: string, body: object) =>
  call(service, 'POST', `/api/desk/withdrawals/${id}/decide`, { token, body });
const wallet = async () => (await asCustomer('GET', '/api/user/wallet')).body.data;
const list = async () => (await asCustomer('GET', '/api/refund-request?size=100')).body.results;
const finishAll = async () => {
  for (const { id, status } of await list())
    if (['requested', 'approved'].includes(status))
      await decide(admin, id, { decision: 'reject', reason: 'Dọn' });
};

describe('bank accounts', () => {
  it('are saved, the first one as the primary one, and tell their owner', async () => {
    await noCards();
    const first = await addCard();
    const second = await addCard();
    expect([first.is_primary, second.is_primary]).toEqual([true, false]);
    expect(first).toMatchObject({
      card_name: 'NGUYEN MINH AN',
      card_format: 'account',
      bank: { atm_bin: '970436' },
    });
    expect((await asCustomer('GET', '/api/card/main')).body.data.id).toBe(first.id);
    await asCustomer('POST', '/api/card/primary', { id: second.id });
    expect(
      (await asCustomer('GET', '/api/card/user')).body.results.map(({ id }: { id: string }) => id),
    ).toEqual([second.id, first.id]);
    await asCustomer('DELETE', `/api/card/${second.id}`);
    expect((await asCustomer('GET', '/api/card/main')).body.data.id).toBe(first.id);
    const { results } = (await asCustomer('GET', '/api/notification/mine')).body;
    expect(
      results.some(({ title }: { title: string }) => title === 'Tài khoản nhận tiền mới'),
    ).toBe(true);
  });

  it.each([
    [
      'too long',
      { card_no: '1'.repeat(20) },
      'wallet.qr-id-length',
      'Độ dài id tổ chức thụ hưởng không chính xác',
    ],
    [
      'without a bank',
      { bank: undefined },
      'wallet.qr-id-length',
      'Độ dài id tổ chức thụ hưởng không chính xác',
    ],
    [
      'of no bank',
      { bank: { atm_bin: '123456' } },
      'payouts.card-not-saved',
      'Lưu thông tin thẻ thất bại: chưa chọn đúng ngân hàng nhận.',
    ],
    ['of nobody', { card_name: '1' }, 'payouts.card-not-saved', 'Lưu thông tin thẻ thất bại: '],
  ])('%s are refused and change nothing', async (_, changes, code, words) => {
    const before = (await asCustomer('GET', '/api/card/user')).body.results;
    const message = expect.stringContaining(words);
    expect((await asCustomer('POST', '/api/card', account(changes))).body).toMatchObject({
      code,
      message,
    });
    expect((await asCustomer('GET', '/api/card/user')).body.results).toEqual(before);
  });

  it('are saved once, and have one primary, however many calls race', async () => {
    await noCards();
    const same = account();
    const answers = await Promise.all(
      [...Array(8)].map((_, n) => asCustomer('POST', '/api/card', n < 4 ? same : account())),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(told(await asCustomer('POST', '/api/card', same))).toEqual([409, 'payouts.card-known']);
    const cards = (await asCustomer('GET', '/api/card/user')).body.results;
    expect(cards.filter(({ is_primary }: { is_primary: boolean }) => is_primary)).toHaveLength(1);
  });

  it('are at most ten, and without one nothing can be withdrawn', async () => {
    await noCards();
    expect(told(await ask(100_000))).toEqual([409, 'payouts.no-card']);
    for (let n = 0; n < 10; n++) await addCard();
    expect(told(await asCustomer('POST', '/api/card', account()))).toEqual([
      409,
      'payouts.too-many-cards',
    ]);
    await noCards();
  });

  it('of somebody else do not exist', async () => {
    await addCard();
    const { id } = await addCard();
    await query(`update bank_cards set customer_id = gen_random_uuid() where id = $1`, [id]);
    for (const answer of [
      await asCustomer('PUT', `/api/card/${id}`, account()),
      await asCustomer('POST', '/api/card/primary', { id }),
      await asCustomer('DELETE', `/api/card/${id}`),
      await ask(100_000, { card_id: id }),
    ])
      expect(told(answer)).toEqual([404, 'payouts.card-not-found']);
  });
});

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

  it('waits until a new account has rested', async () => {
    const card = await addCard();
    const { id } = (await ask(300_000, { card_id: card.id })).body.data;
    await decide(accountant, id, { decision: 'approve' });
    const { body } = await call(service, 'GET', '/api/desk/withdrawals', { token: admin });
    expect(body.results.find((row: { id: string }) => row.id === id)).toMatchObject({
      pay_obstacle: 'resting',
      payload: null,
    });
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
    await query(`update account_changes set noted_at = noted_at - interval '25 hours'`);
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
