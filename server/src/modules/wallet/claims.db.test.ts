import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createWalletRig,
  sepayDelivery,
  type WalletRig,
} from '../../../test-support/rigs/wallet-rig.ts';
import { systemClock } from '../../kernel/clock.ts';

let rig: WalletRig;
beforeAll(async () => {
  rig = await createWalletRig();
});
afterAll(() => rig.close());

let nextPhone = 0;
const newPhone = (): string => `+848${String(nextPhone++).padStart(8, '0')}`;
const sepay = async (content: string, amount: number): Promise<void> => {
  const { url, payload, headers } = sepayDelivery(
    { id: amount, content, amount },
    systemClock.now(),
  );
  expect((await rig.app.inject({ method: 'POST', url, payload, headers })).statusCode).toBe(200);
};

describe('a transfer that its sender misses', () => {
  it('that came late answers the claim of whoever missed it, and only that one', async () => {
    const phone = newPhone();
    const customer = rig.addCustomer(phone);
    const claim = (amount: number) =>
      rig.call('POST', '/api/wallet/claims', `customer ${customer}`, { amount });
    for (const amount of [777_000, 777_000, 888_000])
      expect((await claim(amount)).status).toBe(200);
    await sepay(`0${phone.slice(3)} QA ODN`, 777_000);
    const claims = (await rig.call('GET', '/api/wallet/claims', `customer ${customer}`)).body[
      'data'
    ] as unknown as {
      amount_vnd: number;
      state: string;
    }[];
    expect(claims.map(({ amount_vnd, state }) => `${amount_vnd} ${state}`).toSorted()).toEqual([
      '777000 open',
      '777000 settled',
      '888000 open',
    ]);
  });

  it('and is nowhere is answered by the accountant, once, or taken back by who missed it', async () => {
    const customer = rig.addCustomer(newPhone());
    const as = `customer ${customer}`;
    const ids: string[] = [];
    for (let index = 0; index < 5; index++)
      ids.push(
        (
          (await rig.call('POST', '/api/wallet/claims', as, { amount: 4_321 + index }))
            .body as unknown as { data: { id: string } }
        ).data.id,
      );
    expect(
      (await rig.call('POST', '/api/wallet/claims', as, { amount: 9_999 })).body,
    ).toMatchObject({ code: 'wallet.claims-many' });

    const waiting = (await rig.call('GET', '/api/desk/claims?size=100', 'staff accountant'))
      .body as unknown as {
      results: { id: string; amount_vnd: number }[];
    };
    expect(
      waiting.results
        .filter(({ id }) => ids.includes(id))
        .map(({ amount_vnd }) => amount_vnd)
        .toSorted((one, other) => one - other),
    ).toEqual([4_321, 4_322, 4_323, 4_324, 4_325]);
    const answer = (id?: string) =>
      rig.call('POST', `/api/desk/claims/${id}/answer`, 'staff accountant', {
        answer: 'Không có khoản nào như vậy trong ngày.',
      });
    expect(
      (await Promise.all([answer(ids[0]), answer(ids[0])]))
        .map(({ status }) => status)
        .toSorted((one, other) => one - other),
    ).toEqual([200, 409]);
    expect((await rig.call('GET', '/api/notification/mine', as)).body).toMatchObject({
      results: [{ title: 'Chưa tìm thấy khoản chuyển 4.321 ₫' }],
    });

    const takeBack = (id?: string, who = as) =>
      rig.call('POST', `/api/wallet/claims/${id}/withdraw`, who);
    expect((await takeBack(ids[1], `customer ${rig.addCustomer(newPhone())}`)).body).toMatchObject({
      code: 'wallet.claim-not-found',
    });
    expect((await takeBack(ids[1])).body).toMatchObject({ data: { state: 'withdrawn' } });
    expect((await answer(ids[1])).body).toMatchObject({ code: 'wallet.claim-ended' });
    expect((await takeBack(ids[0])).body).toMatchObject({ code: 'wallet.claim-ended' });
    const mine = (await rig.call('GET', '/api/wallet/claims', as)).body as unknown as {
      data: { id: string; state: string; answer?: string }[];
    };
    expect(mine.data.find(({ id }) => id === ids[0])).toMatchObject({
      state: 'answered',
      answer: 'Không có khoản nào như vậy trong ngày.',
    });
  });
});
