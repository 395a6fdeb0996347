import { setRateByTwo } from '../../../test-support/world/set-rate.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '../../../test-support/people/client.ts';
import {
  type PretendService,
  startPretendService,
} from '../../../test-support/world/pretend-service.ts';
import { staffToken } from '../../../test-support/people/sign-in.ts';
import { until } from '../../../test-support/until.ts';

let service: PretendService;
let sales: string;
beforeAll(async () => {
  service = await startPretendService(50_000_000);
  sales = await staffToken(service, 'sales');
});
afterAll(() => service.close());

const item = (price = 10_000) => service.sim.world.market.make({ price });
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
const jobsOf = async (key: string): Promise<number | null> =>
  (await service.platform.pool.query('select 1 from graphile_worker.jobs where key = $1', [key]))
    .rowCount;
const runJob = (name: string, payload: object) => service.parts.jobs[name]?.(payload as never);
const asked = async (
  price = 10_000,
  more: object = {},
): Promise<{ code: string; id: string; hold: number }> => {
  const code = item(price);
  const { body } = await service.asCustomer('POST', '/api/desired-price', {
    code,
    desired_price: price * 0.8,
    ...more,
  });
  return { code, id: body.data.id, hold: body.data.hold_vnd };
};

describe('many requests', () => {
  it('are all looked at in one run, also those beyond the first hundred; one reading serves all who asked for the same listing', async () => {
    const { id } = await asked();
    await answer(id, { answer: 'sent' });
    const codes = Array.from({ length: 120 }, () => item());
    const { rows: columns } = await service.platform.pool.query(
      "select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns where table_name = 'offers' and column_name not in ('id', 'code')",
    );
    await service.platform.pool.query(
      `insert into offers (id, code, ${columns[0].names}) select gen_random_uuid(), c, ${columns[0].names} from offers, unnest($2::text[]) as c where id = $1`,
      [id, codes],
    );
    const last = codes.at(-1) as string;
    service.sim.world.market.patch(last, { price: 7_000 });
    await runJob('negotiation.watch', {});
    const { rows } = await service.platform.pool.query(
      'select status, granted_price_jpy from offers where code = $1',
      [last],
    );
    expect(rows).toMatchObject([{ status: 'accepted', granted_price_jpy: 7_000 }]);
    const { rows: left } = await service.platform.pool.query(
      "select 1 from offers where status = 'sent' and watched_at is null",
    );
    expect(left).toEqual([]);
    await service.platform.pool.query(
      "delete from offers where code = any($1) and status = 'sent'",
      [codes],
    );
    await service.platform.pool.query('delete from offers where code = $1', [last]);
    await service.platform.pool.query(
      'delete from offer_events where offer_id not in (select id from offers)',
    );
  });

  it('buy by themselves never takes more than was held: when the rate rose the customer is asked', async () => {
    const { code, id, hold } = await asked(10_000, { buy_auto: true });
    await answer(id, { answer: 'sent' });
    await setRateByTwo(service, 19_900);
    service.sim.world.market.patch(code, { price: 8_000 });
    await runJob('negotiation.watch', {});
    await runJob('negotiation.buy', { offerId: id });
    expect(await read(id)).toMatchObject({ state: 'accepted', hold_vnd: hold });
    const { rows } = await service.platform.pool.query(
      "select body from notifications where title = 'Người bán đồng ý nhưng chưa mua được' order by number desc limit 1",
    );
    expect(rows[0].body).toContain('Khoản cần giữ đã tăng');
    expect(rows[0].body).not.toMatch(/[{}]/);
    const bought = await service.asCustomer('PUT', '/api/desired-price/change-status', {
      id,
      status: 4,
    });
    expect(bought.body.data.state).toBe('bought');
    await setRateByTwo(service, 17_600);
  });
});

describe('a request', () => {
  it.each([
    ['that the desk never sent', [], 'chưa kịp hỏi người bán'],
    ['that the seller did not answer', [{ answer: 'sent' }], 'không trả lời trong 24 giờ'],
    [
      'that was granted above the wish',
      [{ answer: 'sent' }, { answer: 'accepted', price: 9_000 }],
      '¥9,000, nhưng sản phẩm chưa được mua',
    ],
    [
      'that could not be bought by itself',
      [{ answer: 'sent' }, { answer: 'accepted', price: 8_000 }],
      '¥8,000, nhưng Hako chưa mua được',
    ],
  ])('%s says so when it expires', async (_, answers, words) => {
    const { id } = await asked(10_000, { buy_auto: true });
    for (const body of answers) expect((await answer(id, body)).status).toBe(200);
    await service.platform.pool.query(
      `update offers set expires_at = now() - interval '1 second' where id = $1`,
      [id],
    );
    await runJob('negotiation.expire', { offerId: id });
    expect(await lastNews()).toContain(words);
    expect(await lastNews()).toContain('Tiền tạm giữ đã được trả lại ví');
  });

  it('granted in the last minute leaves a day to buy', async () => {
    const { id } = await asked();
    await answer(id, { answer: 'sent' });
    await service.platform.pool.query(
      `update offers set expires_at = now() + interval '1 minute' where id = $1`,
      [id],
    );
    await answer(id, { answer: 'accepted', price: 8_000 });
    const { rows } = await service.platform.pool.query(
      `select o.expires_at > now() + interval '23 hours' and j.run_at > now() + interval '23 hours' as late
      from offers o join graphile_worker.jobs j on j.key = 'offer-expires:' || o.id where o.id = $1`,
      [id],
    );
    expect(rows).toEqual([{ late: true }]);
  });

  it('is bought by itself also when the site did not answer for a while', async () => {
    const { code, id } = await asked(10_000, { buy_auto: true });
    await answer(id, { answer: 'sent' });
    service.sim.world.market.patch(code, { price: 8_000 });
    await answer(id, { answer: 'accepted', price: 8_000 });
    await service.platform.pool.query('select graphile_worker.remove_job($1)', [
      `offer-buys:${id}`,
    ]);
    service.sim.world.faults.add({ party: 'mercari', kind: 'status', status: 503 });
    for (let n = 0; n < 2; n++) {
      await runJob('negotiation.buy', { offerId: id });
      expect(await read(id)).toMatchObject({ state: 'accepted' });
      expect(await jobsOf(`offer-buys:${id}`)).toBe(1);
    }
    service.sim.world.faults.remove({});
    // The site is left alone for a while after so many failures.
    await until(async () => {
      await runJob('negotiation.buy', { offerId: id });
      return (await read(id)).state === 'bought';
    }, 60_000);
  });
});
