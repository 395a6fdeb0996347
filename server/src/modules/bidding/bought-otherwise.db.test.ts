import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '../../../test-support/people/client.ts';
import {
  type PretendService,
  startPretendService,
  told,
} from '../../../test-support/world/pretend-service.ts';
import { staffToken } from '../../../test-support/people/sign-in.ts';

let service: PretendService;
let buyer: string;
beforeAll(async () => {
  service = await startPretendService(80_000_000);
  buyer = await staffToken(service, 'buyer');
});
afterAll(() => service.close());

const house = () => service.sim.world.house;
const run = (name: string, payload: object) => service.parts.jobs[name]?.(payload as never);
const rows = async (sql: string, ...values: unknown[]) =>
  (await service.platform.pool.query(sql, values)).rows;
const mine = async (code: string) =>
  (await service.asCustomer('GET', `/api/auctions/auction/${code}/standing`)).body.data.mine;
const desk = (method: string, path: string, body?: unknown) =>
  call(service, method, path, { token: buyer, ...(body ? { body } : {}) });
const stuck = async (code: string) =>
  (await desk('GET', '/api/desk/bids?size=50')).body.results.find(
    (row: { code: string }) => row.code === code,
  );
const setAccounts = (state: string) =>
  Promise.all(
    ['hako-02', 'hako-03'].map((name) =>
      desk('PUT', `/api/desk/site-accounts/auction/${name}`, { state, reason: 'nghỉ' }),
    ),
  );

/** Leads with 5,000 yen through one account, and then somebody presses buy-now at 8,000. */
async function ledAndBought() {
  const code = house().make({
    rivals: [],
    startPrice: 1_000,
    buyNowPrice: 8_000,
    endsInSeconds: 7_200,
    isStore: false,
  });
  expect(
    (await service.asCustomer('POST', '/api/bid/now', { code, price: 5_000 })).body,
  ).toMatchObject({ data: { state: 'leading' } });
  const [{ live_account: account }] = await rows(
    'select live_account from watched_auctions where code = $1',
    code,
  );
  const bought = await service.asCustomer('POST', '/api/bid/mercari', {
    site: 'auction',
    code,
    price: 8_000,
  });
  expect(bought.status, JSON.stringify(bought.body)).toBe(200);
  const [order] = await rows('select id, code from orders where listing_code = $1', code);
  await run('orders.buy', { orderId: order.id });
  return { code, account, orderId: order.id as string };
}
const ordersOf = async (code: string) =>
  (await rows('select count(*)::int as n from orders where listing_code = $1', code))[0].n;
const held = async (code: string) =>
  (await rows(`select count(*)::int as n from bids where code = $1 and is_held`, code))[0].n +
  (
    await rows(
      `select count(*)::int as n from bids b join wallet_holds h on h.cause_type = 'bid' and h.cause_id = b.id::text and h.open_vnd > 0 where b.code = $1`,
      code,
    )
  )[0].n;

describe('a lot that is bid on, and then bought at its fixed price', () => {
  it('is bought through another account than the one that bids: the bid is lost with its money back', async () => {
    const { code, account, orderId } = await ledAndBought();
    const [attempt] = await rows(
      'select account from purchase_attempts where order_id = $1',
      orderId,
    );
    expect(attempt.account).not.toBe(account);
    await run('bidding.read-auction', { site: 'auction', code });
    expect(await mine(code)).toMatchObject({ state: 'lost', hold: 0 });
    expect([await ordersOf(code), await held(code)]).toEqual([1, 0]);
  });

  it('goes to a person where no other account may buy; a win dearer than the maximum is never booked to the bid', async () => {
    await desk('PUT', '/api/desk/site-accounts/auction/hako-01', {
      state: 'healthy',
      reason: 'dùng',
    });
    await setAccounts('off');
    const { code, account, orderId } = await ledAndBought();
    await setAccounts('healthy');
    const [task] = await rows(
      'select state, reason from purchase_tasks where order_id = $1',
      orderId,
    );
    expect(task).toEqual({ state: 'desk', reason: 'account-bids' });
    expect(
      await rows('select account from purchase_attempts where order_id = $1', orderId),
    ).toEqual([]);
    // The person buys with the same account all the same, and has told nobody yet.
    house().buyNow(account, code, 8_000);
    await run('bidding.read-auction', { site: 'auction', code });
    expect(await mine(code)).toMatchObject({ state: 'lost', reason: 'bought-otherwise', hold: 0 });
    expect([await ordersOf(code), await held(code)]).toEqual([1, 0]);
    expect(await stuck(code)).toMatchObject({ why: 'doubt', state: 'lost' });
    const [news] = await rows('select title, body from notifications order by number desc limit 1');
    expect(news.title).toBe('Lô này đã được mua ngay');
    expect(news.body).toContain('không còn khoản nào bị giữ');
  });

  it('nobody knows of any purchase: what the marketplace says to have won is above the maximum, and goes to a person', async () => {
    const code = house().make({
      rivals: [],
      startPrice: 1_000,
      buyNowPrice: 8_000,
      endsInSeconds: 7_200,
      isStore: false,
    });
    await service.asCustomer('POST', '/api/bid/now', { code, price: 5_000 });
    const [{ live_account: account }] = await rows(
      'select live_account from watched_auctions where code = $1',
      code,
    );
    house().rivalBid(code, 6_000, 'rival');
    await run('bidding.read-auction', { site: 'auction', code });
    expect(await mine(code)).toMatchObject({ state: 'outbid' });
    house().buyNow(account, code, 8_000);
    await run('bidding.read-auction', { site: 'auction', code });
    expect(await mine(code)).toMatchObject({
      state: 'outbid',
      reason: 'above-maximum',
      hold: 0,
      order_code: null,
    });
    expect([await ordersOf(code), await held(code)]).toEqual([0, 0]);
    const { id, why, step } = await stuck(code);
    expect([why, step]).toEqual(['doubt', 'close']);
    expect(
      told(await desk('POST', `/api/desk/bids/${id}/outcome`, { outcome: 'won', price: 5_000 })),
    ).toEqual([409, 'bidding.outcome-known']);
    const close = () =>
      desk('POST', `/api/desk/bids/${id}/close`, {
        finding: 'Đơn mua ngay của phòng mua, mã Y-77',
      });
    expect((await close()).status).toBe(200);
    expect(await stuck(code)).toBeUndefined();
    expect(told(await close())).toEqual([409, 'bidding.not-in-doubt']);
    expect(await mine(code)).toMatchObject({ state: 'outbid', reason: 'above-maximum' });
    expect(
      await rows(
        "select reason from staff_audit where action = 'bid.close-doubt' and subject = $1",
        `bid:${id}`,
      ),
    ).toEqual([{ reason: 'Đơn mua ngay của phòng mua, mã Y-77' }]);
  });
});

describe('a bid that leads through an account that is switched off before the end', () => {
  it('is settled by what a person tells, once the lot is closed', async () => {
    const code = house().make({
      rivals: [],
      startPrice: 1_000,
      endsInSeconds: 7_200,
      isStore: false,
    });
    await service.asCustomer('POST', '/api/bid/now', { code, price: 5_000 });
    const [{ live_account: account, id }] = await rows(
      'select a.live_account, b.id from watched_auctions a join bids b on b.code = a.code where a.code = $1',
      code,
    );
    await desk('PUT', `/api/desk/site-accounts/auction/${account}`, {
      state: 'off',
      reason: 'khóa',
    });
    const outcome = (body: object) => desk('POST', `/api/desk/bids/${id}/outcome`, body);
    expect(await stuck(code)).toMatchObject({ why: 'account', step: null });
    expect(told(await outcome({ outcome: 'won', price: 1_200 }))).toEqual([
      409,
      'bidding.hand-still-open',
    ]);
    await service.platform.pool.query(
      "update watched_auctions set ends_at = now() - interval '1 minute' where code = $1",
      [code],
    );
    expect(await stuck(code)).toMatchObject({ why: 'account', step: 'tell-outcome' });
    house().patch(code, { isClosed: true });
    await run('bidding.read-auction', { site: 'auction', code });
    expect(await mine(code)).toMatchObject({ state: 'leading' });
    expect(told(await outcome({ outcome: 'won', price: 5_001 }))).toEqual([
      409,
      'bidding.hand-over-maximum',
    ]);
    expect((await outcome({ outcome: 'won', price: 1_200, order_number: 'Y-9' })).status).toBe(200);
    expect(await mine(code)).toMatchObject({ state: 'won', won_price: 1_200 });
    expect([await ordersOf(code), await held(code)]).toEqual([1, 0]);
    expect(told(await outcome({ outcome: 'outbid' }))).toEqual([409, 'bidding.outcome-known']);
    await desk('PUT', `/api/desk/site-accounts/auction/${account}`, {
      state: 'healthy',
      reason: 'mở',
    });
  });
});
