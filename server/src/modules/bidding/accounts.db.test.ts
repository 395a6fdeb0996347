import { describe, expect, it } from 'vitest';
import { told } from '../../../test-support/world/pretend-service.ts';
import { until } from '../../../test-support/until.ts';
import {
  auction,
  bid,
  accountOf,
  set,
  cancelAll,
  service,
  world,
  stateOf,
  desk,
  setUpSiteAccountsRig,
} from '../../../test-support/rigs/bidding/site-accounts-rig.ts';

setUpSiteAccountsRig();

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
      "select title from notifications where title like 'Tài khoản mua hộ của Hako%'",
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
