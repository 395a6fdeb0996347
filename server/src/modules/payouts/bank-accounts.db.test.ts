import { describe, expect, it } from 'vitest';
import { told } from '../../../test-support/world/pretend-service.ts';
import {
  account,
  addCard,
  ask,
  noCards,
  setUpPayoutsRig,
  asCustomer,
  query,
} from '../../../test-support/rigs/payouts/payouts-rig.ts';

setUpPayoutsRig();

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
