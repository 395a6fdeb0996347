import { describe, expect, it } from 'vitest';
import { told } from '../../../test-support/world/pretend-service.ts';
import {
  house,
  service,
  rows,
  desk,
  stuck,
  run,
  mine,
  ordersOf,
  held,
  setUpBoughtOtherwiseRig,
} from '../../../test-support/rigs/bidding/bought-otherwise-rig.ts';

setUpBoughtOtherwiseRig();

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
