import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '../../../test-support/people/client.ts';
import {
  type PretendService,
  startPretendService,
  told,
} from '../../../test-support/world/pretend-service.ts';
import { staffToken } from '../../../test-support/people/sign-in.ts';
import { until } from '../../../test-support/until.ts';

let service: PretendService;
let buyer: string;
beforeAll(async () => {
  service = await startPretendService(80_000_000);
  buyer = await staffToken(service, 'buyer');
  await service.platform.pool.query('update customer_levels set concurrent_auctions = 100');
});
afterAll(() => service.close());

const world = () => service.sim.world;
const auction = (): string =>
  world().house.make({ rivals: [], startPrice: 1_000, endsInSeconds: 3_600 });
const bid = (mode: 'now' | 'snipe', code: string, price = 3_000) =>
  service.asCustomer('POST', `/api/bid/${mode}`, { code, price });
const desk = (method: string, path: string, body?: unknown) =>
  call(service, method, path, { token: buyer, body });
const accounts = async () => (await desk('GET', '/api/desk/site-accounts')).body.results;
const stateOf = async (name: string): Promise<string> =>
  (await accounts()).find((row: { name: string }) => row.name === name).state;
const set = (name: string, state: string) =>
  desk('PUT', `/api/desk/site-accounts/auction/${name}`, { state, reason: 'đã xem' });
const accountOf = async (code: string): Promise<string> =>
  (await service.platform.pool.query('select account from bids where code = $1', [code])).rows[0]
    ?.account;
const cancelAll = async (): Promise<void> => {
  const running = (await service.asCustomer('GET', '/api/bidding/user')).body.data.filter(
    ({ state }: { state: string }) => state === 'scheduled',
  );
  await service.asCustomer('PUT', '/api/bid/cancel', {
    ids: running.map(({ _id }: { _id: string }) => _id),
  });
};

describe('several accounts at a site', () => {
  it('share the lots; one that drains takes no new ones; when none takes any, a person bids, and nobody is promised the last seconds', async () => {
    const codes = [auction(), auction()];
    for (const code of codes) expect((await bid('snipe', code)).status).toBe(200);
    const carried = new Set(await Promise.all(codes.map(accountOf)));
    expect(carried.size).toBe(2);
    for (const name of ['hako-01', 'hako-02'])
      expect((await set(name, 'draining')).body).toMatchObject({ status: true });
    await cancelAll();
    const next = auction();
    await bid('snipe', next);
    expect(await accountOf(next)).toBe('hako-03');
    await cancelAll();
    await set('hako-03', 'draining');
    expect(told(await bid('snipe', auction()))).toEqual([409, 'bidding.by-hand-no-snipe']);
    for (const name of ['hako-01', 'hako-02', 'hako-03']) await set(name, 'healthy');
    const lines = await service.platform.pool.query(
      "select count(*)::int as n from staff_audit where action = 'account.state'",
    );
    expect(lines.rows[0].n).toBe(6);
    expect(told(await set('hako-99', 'off'))).toEqual([404, 'bidding.no-such-account']);
  });

  it('a robot check closes the account at once: a person is asked, waiting snipes move, nothing more is sent through it', async () => {
    const waiting = auction();
    const checked = auction();
    await bid('snipe', waiting);
    const name = await accountOf(waiting);
    for (const other of ['hako-01', 'hako-02', 'hako-03'].filter((one) => one !== name))
      await set(other, 'draining');
    world().faults.add({
      party: 'yahoo-auctions',
      method: 'POST',
      path: '/bids$',
      kind: 'captcha',
      times: 1,
    });
    expect((await bid('now', checked)).status).toBeGreaterThanOrEqual(500);
    await until(async () => (await stateOf(name)) === 'restricted');
    const byHand = auction();
    expect((await bid('now', byHand)).body).toMatchObject({
      success: true,
      data: { state: 'sending' },
    });
    expect(world().house.truthOfBids(byHand)).toEqual([]);
    for (const other of ['hako-01', 'hako-02', 'hako-03'].filter((one) => one !== name))
      await set(other, 'healthy');
    await service.parts.jobs['bidding.leave-account']?.({
      site: 'auction',
      account: name,
    } as never);
    expect(await accountOf(waiting)).not.toBe(name);
    expect(world().house.truthOfBids(checked)).toEqual([]);
    // What may be live under it cannot move: its customer is told, and the desk sees it.
    const stuck = (await desk('GET', '/api/desk/bids')).body.results;
    for (const row of stuck) expect(['account', 'unknown', 'unpaid']).toContain(row.why);
    await set(name, 'healthy');
    expect(await stateOf(name)).toBe('healthy');
    await cancelAll();
  });

  it('an account that was switched off sends nothing, not even what it leads; its customers read it plainly', async () => {
    const code = auction();
    await bid('now', code);
    const name = await accountOf(code);
    await set(name, 'off');
    await service.parts.jobs['bidding.leave-account']?.({
      site: 'auction',
      account: name,
    } as never);
    expect(told(await bid('now', code, 9_000))).toEqual([503, 'bidding.unavailable']);
    expect(world().house.truthOfBids(code)).toHaveLength(1);
    const { rows } = await service.platform.pool.query(
      "select title from notifications where title like 'Tài khoản của Hako%'",
    );
    expect(rows.length).toBeGreaterThan(0);
    const row = (await desk('GET', '/api/desk/bids')).body.results.find(
      (one: { code: string }) => one.code === code,
    );
    expect(row).toMatchObject({
      why: 'account',
      account: name,
      customer: { full_name: expect.any(String) },
    });
    await set(name, 'healthy');
    // It still leads, and nobody is asked to look at it.
    const { results } = (await desk('GET', '/api/desk/bids')).body;
    expect(results.map((one: { code: string }) => one.code)).not.toContain(code);
  });
});

describe('a snipe that waits when no account may bid any more', () => {
  it('is given to a person when its customer bids at once instead', async () => {
    const code = auction();
    await bid('snipe', code);
    const held = await accountOf(code);
    expect(held).toMatch(/^hako-/);
    for (const name of ['hako-01', 'hako-02', 'hako-03']) await set(name, 'off');
    expect((await bid('now', code, 4_000)).body).toMatchObject({
      success: true,
      data: { state: 'sending' },
    });
    expect(await accountOf(code)).toBe('by-hand');
    const { results } = (await desk('GET', '/api/desk/hand-bids')).body;
    expect(results).toEqual(
      expect.arrayContaining([expect.objectContaining({ code, maximum: 4_000, state: 'waiting' })]),
    );
    expect(world().house.truthOfBids(code)).toEqual([]);
    for (const name of ['hako-01', 'hako-02', 'hako-03']) await set(name, 'healthy');
  });
});

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
