import { describe, expect, it } from 'vitest';
import { told } from '../../../test-support/world/pretend-service.ts';
import { until } from '../../../test-support/until.ts';
import {
  service,
  auction,
  bid,
  accountOf,
  set,
  cancelAll,
  world,
  stateOf,
  accounts,
  desk,
  setUpSiteAccountsRig,
} from '../../../test-support/rigs/bidding/site-accounts-rig.ts';

setUpSiteAccountsRig();

describe('snipes of an account that rests', () => {
  const rest = (name: string, state: string, restsUntil: string | null = null) =>
    service.platform.pool.query(
      'update site_accounts set state = $2, rests_until = $3 where name = $1',
      [name, state, restsUntil],
    );
  const leave = (name: string) =>
    service.parts.jobs['bidding.leave-account']?.({ site: 'auction', account: name } as never);
  const sweep = () => service.parts.jobs['bidding.sweep']?.({} as never);

  it('move as soon as another account takes them, however long that takes; who could not be helped is told once', async () => {
    const code = auction();
    await bid('snipe', code);
    const name = await accountOf(code);
    const others = ['hako-01', 'hako-02', 'hako-03'].filter((one) => one !== name);
    for (const other of others) await rest(other, 'limited', '2100-01-01');
    await set(name, 'off');
    await leave(name);
    expect(await accountOf(code)).toBe(name);
    await sweep();
    const told = async () =>
      (
        await service.platform.pool.query(
          "select 1 from bid_receipts r join bids b on b.id = r.bid_id where b.code = $1 and r.kind = 'account-rests'",
          [code],
        )
      ).rowCount;
    expect(await told()).toBe(1);
    for (const other of others) await rest(other, 'limited', '2000-01-01');
    await sweep();
    expect(others).toContain(await accountOf(code));
    for (const one of [name, ...others]) await set(one, 'healthy');
    await cancelAll();
  });

  it('are not booked where only that account could carry them', async () => {
    const code = auction();
    await bid('now', code);
    const name = await accountOf(code);
    await set(name, 'off');
    expect(told(await bid('snipe', code, 9_000))).toEqual([503, 'bidding.unavailable']);
    const { rows } = await service.platform.pool.query(
      'select mode, maximum_jpy from bids where code = $1',
      [code],
    );
    expect(rows).toEqual([{ mode: 'now', maximum_jpy: 3_000 }]);
    await set(name, 'healthy');
  });
});
describe('an account that is told to sign in while it reads', () => {
  it('is closed as at a bid: a person is asked, nothing is read through it any more, and its customer still hears the truth', async () => {
    const code = auction();
    await bid('now', code);
    const name = await accountOf(code);
    const readLot = () =>
      service.parts.jobs['bidding.read-auction']?.({ site: 'auction', code } as never);
    const stateNow = async () =>
      (await service.platform.pool.query('select status from bids where code = $1', [code])).rows[0]
        .status;
    world().faults.add({
      party: 'yahoo-auctions',
      path: `/my/items/${code}`,
      kind: 'status',
      status: 302,
    });
    world().house.rivalBid(code, 2_000, 'rival');
    await readLot();
    await until(async () => (await stateOf(name)) === 'restricted');
    expect((await accounts()).find((row: { name: string }) => row.name === name).reason).toBe(
      'signed-out',
    );
    // The site itself is open: the price goes on being read, and nobody asks through the account.
    expect(service.parts.modules.marketplaces.read('auction').standing()).toEqual({
      state: 'open',
    });
    expect(await stateNow()).toBe('leading');
    world().house.rivalBid(code, 9_000, 'rival');
    await readLot();
    expect(await stateNow()).toBe('outbid');
    world().faults.remove({});
    await set(name, 'healthy');
  });
});
describe('requests against a seller', () => {
  it('are decided once at the desk; the customer reads the answer', async () => {
    const code = world().house.make({ rivals: [], sellerGoodPercent: 95 });
    const { id } = (
      await service.asCustomer('POST', '/api/bid-request', { code, note: 'Xin xem giúp' })
    ).body.data;
    const listed = (await desk('GET', '/api/desk/bid-requests')).body.results;
    expect(listed).toMatchObject([{ id, code, note: 'Xin xem giúp', status: 'waiting' }]);
    for (const reason of [undefined, '   '])
      expect(
        told(
          await desk('POST', `/api/desk/bid-requests/${id}/decide`, { is_allowed: false, reason }),
        ),
      ).toEqual([400, 'bidding.request-needs-reason']);
    expect(
      (
        await desk('POST', `/api/desk/bid-requests/${id}/decide`, {
          is_allowed: false,
          reason: 'Nhiều đánh giá xấu',
        })
      ).status,
    ).toBe(200);
    expect(
      told(await desk('POST', `/api/desk/bid-requests/${id}/decide`, { is_allowed: true })),
    ).toEqual([409, 'bidding.request-decided']);
    expect(
      told(
        await desk('POST', '/api/desk/bid-requests/01890000-0000-7000-8000-000000000000/decide', {
          is_allowed: true,
        }),
      ),
    ).toEqual([404, 'bidding.request-not-found']);
    const mine = (await service.asCustomer('GET', '/api/bid-requests')).body.results;
    expect(mine).toMatchObject([{ id, status: 'refused', reason: 'Nhiều đánh giá xấu' }]);
    expect((await service.asCustomer('GET', '/api/desk/bid-requests')).status).toBe(403);
  });
});
