import { describe, expect, it } from 'vitest';
import { told } from '../../../test-support/world/pretend-service.ts';
import {
  desk,
  house,
  service,
  rows,
  run,
  mine,
  ordersOf,
  held,
  stuck,
  setUpBoughtOtherwiseRig,
} from '../../../test-support/rigs/bidding/bought-otherwise-rig.ts';

setUpBoughtOtherwiseRig();

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
    expect(news.title).toBe('Món này đã được mua ngay');
    expect(news.body).toMatch(/không còn khoản nào bị tạm giữ/i);
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
