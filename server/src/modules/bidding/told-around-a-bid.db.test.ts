import { describe, expect, it } from 'vitest';
import { told } from '../../../test-support/world/pretend-service.ts';
import {
  auction,
  as,
  held,
  service,
  house,
  setUpEveryCallRig,
} from '../../../test-support/rigs/bidding/every-call-rig.ts';

setUpEveryCallRig();

const byText = (a: string, b: string): number => a.localeCompare(b);
describe('what a customer is told around a bid', () => {
  it('requests against a seller, restrictions, and the message of the last minutes', async () => {
    const code = auction({ sellerGoodPercent: 96.5 });
    const check = await as('GET', `/api/check-bid-request?code=${code}`);
    expect(check.body.data).toMatchObject({ is_warned: true, threshold: 99, status: null });
    const asked = await as('POST', '/api/bid-request', {
      code,
      note: 'Tôi đã mua của người bán này rồi',
    });
    expect(asked.body).toMatchObject({ success: true, data: { status: 'waiting' } });
    expect((await as('GET', `/api/check-bid-request?code=${code}`)).body.data.status).toBe(
      'waiting',
    );
    const limits = await as('GET', '/api/user/batch-restrictions');
    expect(limits.body.data).toMatchObject({ may_bid: true, restrictions: [] });
    const toggled = await as('POST', '/api/bid/toogle-last-minute-notif', { enabled: false });
    expect(toggled.body).toMatchObject({
      message: 'Cập nhật thành công!',
      data: { enabled: false },
    });
    expect((await as('GET', '/api/bid/check-last-minute-notif')).body.data.enabled).toBe(false);
    await as('POST', '/api/bid/toogle-last-minute-notif', {});
    expect((await as('GET', '/api/bid/check-last-minute-notif')).body.data.enabled).toBe(true);
  });

  it('a site that is too slow, or not there, in the words of the catalogue; nothing is held and nothing was sent', async () => {
    const before = await held();
    const code = auction();
    const { faults } = service.sim.world;
    faults.add({ party: 'yahoo-auctions', kind: 'status', status: 500, body: '' });
    const refused = await as('POST', '/api/bid/now', { code, price: 5_000 });
    faults.remove({ party: 'yahoo-auctions' });
    expect(refused).toMatchObject({
      status: 503,
      body: { code: 'bidding.unavailable', message: 'Không thể đặt giá sản phẩm vào lúc này!' },
    });
    expect(house().truthOfBids(code)).toEqual([]);
    expect(await held()).toBe(before);
  });

  it('an answer that was lost: the words for a timeout, the money kept, and no second bid', async () => {
    const code = auction();
    const { faults } = service.sim.world;
    faults.add({
      party: 'yahoo-auctions',
      method: 'POST',
      path: '/bids$',
      kind: 'reset-after-apply',
      times: 1,
    });
    const before = await held();
    const lost = await as('POST', '/api/bid/now', { code, price: 2_000 });
    expect(lost).toMatchObject({
      status: 504,
      body: { message: 'Thời gian phản hồi của máy chủ quá lâu, xin vui lòng thử lại!' },
    });
    expect(await held()).toBeGreaterThan(before);
    expect((await as('POST', '/api/bid/now', { code, price: 2_000 })).body.code).toBe(
      'bidding.being-checked',
    );
    expect(house().truthOfBids(code)).toHaveLength(1);
  });
});
describe('groups', () => {
  const waiting = async (price: number) =>
    (await as('POST', '/api/bid/snipe', { code: auction(), price })).body.data;

  it('are made of snipes that wait, told with their lots, changed, and taken apart', async () => {
    const before = await held();
    const lots = [await waiting(3_000), await waiting(9_000), await waiting(6_000)];
    const ids = lots.map(({ id }) => id);
    const made = await as('POST', '/api/bid-groups', { bid_ids: ids, wanted: 1 });
    expect(made.body.data).toMatchObject({
      status: 'open',
      wanted: 1,
      won: 0,
      live: 0,
      hold_vnd: lots[1].hold,
    });
    expect(made.body.data.lots.map(({ id }: { id: string }) => id).toSorted(byText)).toEqual(
      ids.toSorted(byText),
    );
    expect(await held()).toBe(before + lots[1].hold);
    const { id } = made.body.data;
    expect(
      (await as('GET', '/api/bid/user?type=hunting')).body.data.filter(
        (row: { group_id: string }) => row.group_id === id,
      ),
    ).toHaveLength(3);
    expect((await as('GET', '/api/bid-groups')).body.data).toMatchObject([{ id }]);
    const changed = await as('PUT', `/api/bid-groups/${id}`, { wanted: 2 });
    expect(changed.body.data).toMatchObject({ wanted: 2, hold_vnd: lots[1].hold + lots[2].hold });
    expect(told(await as('PUT', `/api/bid-groups/${id}`, { wanted: 4 }))).toEqual([
      400,
      'bidding.group-wanted',
    ]);
    expect(told(await as('POST', '/api/bid-groups', { bid_ids: ids, wanted: 1 }))).toEqual([
      409,
      'bidding.not-groupable',
    ]);
    const { rows } = await service.platform.pool.query(
      'select id from bid_group_holds where group_id = $1 and is_open limit 1',
      [id],
    );
    expect((await as('GET', `/api/bid-groups/${rows[0].id}`)).body.data.id).toBe(id);
    expect((await as('DELETE', `/api/bid-groups/${id}`)).body.success).toBe(true);
    expect(await held()).toBe(before + lots[0].hold + lots[1].hold + lots[2].hold);
    expect(told(await as('PUT', `/api/bid-groups/${id}`, { wanted: 1 }))).toEqual([
      409,
      'bidding.group-over',
    ]);
    expect(told(await as('GET', '/api/bid-groups/01890000-0000-7000-8000-000000000000'))).toEqual([
      404,
      'bidding.group-not-found',
    ]);
    await as('PUT', '/api/bid/cancel', { ids });
    expect(await held()).toBe(before);
  });
});
