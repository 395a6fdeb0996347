import { describe, expect, it } from 'vitest';
import { call } from '../../../test-support/people/client.ts';
import { told } from '../../../test-support/world/pretend-service.ts';
import {
  service,
  sales,
  item,
  ask,
  held,
  setUpNegotiationRig,
} from '../../../test-support/rigs/negotiation/negotiation-rig.ts';

setUpNegotiationRig();

const answer = (id: string, body: object) =>
  call(service, 'POST', `/api/desk/offers/${id}/answer`, { token: sales, body });
const read = async (id: string) =>
  (await service.asCustomer('GET', '/api/desired-price?size=100')).body.results.find(
    (row: { id: string }) => row.id === id,
  );
const lastNews = async (): Promise<string> =>
  (
    await service.platform.pool.query(
      "select body from notifications where kind = 'negotiation' order by number desc limit 1",
    )
  ).rows[0].body;
const runJob = (name: string, payload: object) => service.parts.jobs[name]?.(payload as never);
const jobsOf = async (key: string): Promise<number | null> =>
  (await service.platform.pool.query('select 1 from graphile_worker.jobs where key = $1', [key]))
    .rowCount;
const asked = async (
  price = 10_000,
  more: object = {},
): Promise<{ code: string; id: string; hold: number }> => {
  const code = item(price);
  const { body } = await ask(code, price * 0.8, more);
  return { code, id: body.data.id, hold: body.data.hold_vnd };
};
describe('a request', () => {
  it('is sent by the desk, granted by a lowered price, and bought by itself within the hold', async () => {
    const before = await held();
    const { code, id, hold } = await asked(10_000, { buy_auto: true });
    expect(await held()).toBe(before + hold);
    expect((await answer(id, { answer: 'sent', account: 'hako-01' })).body.data).toMatchObject({
      state: 'sent',
      account_id: 'hako-01',
    });
    service.sim.world.market.patch(code, { price: 8_000 });
    await runJob('negotiation.watch', {});
    expect(await read(id)).toMatchObject({ state: 'accepted', granted_price: 8_000 });
    await runJob('negotiation.buy', { offerId: id });
    const bought = await read(id);
    expect(bought).toMatchObject({ state: 'bought', status: 4, hold_vnd: 0 });
    const { body } = await service.asCustomer('GET', `/api/me/orders/${bought.quote_code}`);
    expect(body.data).toMatchObject({ code: bought.quote_code });
    expect(bought.history.map(({ state }: { state: string }) => state)).toEqual([
      'waiting',
      'sent',
      'accepted',
      'bought',
    ]);
    // What was held for the request is held for the order now, and not twice.
    expect(await held()).toBe(before + hold);
    await runJob('negotiation.buy', { offerId: id });
    expect(await held()).toBe(before + hold);
  });

  it('without a hold is bought by the customer when the seller agreed', async () => {
    const before = await held();
    const { code, id, hold } = await asked();
    expect(hold).toBe(0);
    await answer(id, { answer: 'sent' });
    service.sim.world.market.patch(code, { price: 8_000 });
    await answer(id, { answer: 'accepted' });
    expect(await read(id)).toMatchObject({ state: 'accepted', may: { buy: true } });
    expect(await held()).toBe(before);
    expect(
      (await service.asCustomer('PUT', '/api/desired-price/change-status', { id, status: 4 })).body
        .data,
    ).toMatchObject({ state: 'bought' });
    expect(await held()).toBeGreaterThan(before);
  });

  it('may be granted at another price, which the customer decides about', async () => {
    const { id } = await asked(10_000, { buy_auto: true });
    await answer(id, { answer: 'sent' });
    expect(told(await answer(id, { answer: 'accepted', price: 10_001 }))).toEqual([
      409,
      'negotiation.not-sent',
    ]);
    await answer(id, { answer: 'accepted', price: 9_000 });
    expect(await read(id)).toMatchObject({
      state: 'accepted',
      granted_price: 9_000,
      buy_auto: true,
    });
    // Nobody buys, so nobody says so.
    expect(await jobsOf(`offer-buys:${id}`)).toBe(0);
    expect(await lastNews()).toContain('nên Hako chưa mua');
    await service.asCustomer('PUT', '/api/desired-price/change-status', { id, status: 0 });
  });

  it.each([
    [
      'cancelled by the customer',
      (id: string) =>
        service.asCustomer('PUT', '/api/desired-price/change-status', { id, status: 0 }),
      'cancelled',
    ],
    [
      'refused by the seller',
      (id: string) => answer(id, { answer: 'rejected', reason: 'Người bán không giảm giá' }),
      'cancelled',
    ],
  ] as const)('%s gives the hold back and says why', async (_, finish, state) => {
    const before = await held();
    const { id } = await asked(10_000, { buy_auto: true });
    expect(await held()).toBeGreaterThan(before);
    await finish(id);
    const ended = await read(id);
    expect(ended).toMatchObject({ state, hold_vnd: 0 });
    expect(ended.reason).not.toBeNull();
    expect(await held()).toBe(before);
    expect(
      told(await service.asCustomer('PUT', '/api/desired-price/change-status', { id, status: 4 })),
    ).toEqual([409, 'negotiation.too-late']);
  });

  it('ends when the goods are sold to somebody else', async () => {
    const before = await held();
    const { code, id } = await asked(10_000, { buy_auto: true });
    await answer(id, { answer: 'sent' });
    service.sim.world.market.patch(code, { isSold: true });
    await runJob('negotiation.watch', {});
    expect(await read(id)).toMatchObject({
      state: 'cancelled',
      reason: 'sản phẩm đã được bán hoặc gỡ xuống',
    });
    expect(await held()).toBe(before);
  });

  it('expires once its time is over, and not before', async () => {
    const before = await held();
    const { id } = await asked(10_000, { buy_auto: true });
    // The worker has taken the job, a moment before our clock says that it is time.
    await service.platform.pool.query('select graphile_worker.remove_job($1)', [
      `offer-expires:${id}`,
    ]);
    await runJob('negotiation.expire', { offerId: id });
    expect(await read(id)).toMatchObject({ state: 'waiting' });
    expect(await jobsOf(`offer-expires:${id}`)).toBe(1);
    await service.platform.pool.query(
      `update offers set expires_at = now() - interval '1 second' where id = $1`,
      [id],
    );
    await runJob('negotiation.expire', { offerId: id });
    expect(await read(id)).toMatchObject({ state: 'expired', status: 5, hold_vnd: 0 });
    expect(await held()).toBe(before);
  });

  it('can be changed until it is sent, and its hold with it', async () => {
    const { id, hold } = await asked(10_000, { buy_auto: true });
    const change = (desired: number) =>
      service.asCustomer('PUT', '/api/desired-price', { id, desired_price: desired });
    expect((await change(6_000)).body.data).toMatchObject({ desired_price: 6_000 });
    expect((await read(id)).hold_vnd).toBeLessThan(hold);
    await answer(id, { answer: 'sent' });
    expect(told(await change(7_000))).toEqual([409, 'negotiation.too-late']);
  });

  it('of somebody else does not exist, and the desk is for the desk', async () => {
    const { id } = await asked();
    const { body } = await service.asCustomer('GET', '/api/desk/offers');
    expect(body.code).toBe('access.not-allowed');
    await service.platform.pool.query(
      `update offers set customer_id = gen_random_uuid() where id = $1`,
      [id],
    );
    expect(
      told(await service.asCustomer('PUT', '/api/desired-price/change-status', { id, status: 0 })),
    ).toEqual([404, 'negotiation.not-found']);
    const desk = await call(service, 'GET', '/api/desk/offers', { token: sales });
    expect(desk.body.results.map((row: { id: string }) => row.id)).toContain(id);
    for (const reason of [undefined, '   '])
      expect(told(await answer(id, { answer: 'rejected', reason }))).toEqual([
        400,
        'negotiation.needs-reason',
      ]);
  });
});
