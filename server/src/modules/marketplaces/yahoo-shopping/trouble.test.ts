import { describe, expect, it } from 'vitest';
import { outageOf } from '../../../../test-support/outage-of.ts';
import {
  control,
  simulator,
  site,
  setUpYahooShoppingRig,
  reopen,
} from '../../../../test-support/rigs/marketplaces/yahoo-shopping-rig.ts';

setUpYahooShoppingRig();

describe('the connector against the pretend site', () => {
  it.each([
    [{ kind: 'status', status: 403 }, 'blocked'],
    [{ kind: 'status', status: 429 }, 'limited'],
    [{ kind: 'status', status: 500 }, 'failing'],
    [{ kind: 'garbage' }, 'broken'],
    [{ kind: 'timeout' }, 'timeout'],
    [{ kind: 'reset' }, 'unreachable'],
  ])('names the trouble when the site answers with %j', async (fault, kind) => {
    // The first search makes the goods of the pretend mall, which may take longer than a short
    // deadline.
    await site.search({ keyword: 'x' });
    simulator.world.faults.add({ party: 'yahoo-shopping', ...fault } as never);
    const options = kind === 'timeout' ? { timeoutMs: 400 } : {};
    expect((await outageOf(site.search({ keyword: 'x' }, options))).kind).toBe(kind);
  });

  it('is told when the site is being mended, when it is asked too fast, and when our application is not known', async () => {
    await control('POST', '/mood', { isInMaintenance: true });
    expect((await outageOf(site.search({ keyword: 'x' }))).kind).toBe('failing');
    await control('POST', '/mood', { isInMaintenance: false });
    await control('POST', '/pace', { burstPerSecond: 2 });
    expect(
      (await outageOf(Promise.all(Array.from({ length: 12 }, () => site.search({ keyword: 'x' })))))
        .kind,
    ).toBe('limited');
    simulator.world.reset();
    await reopen({ applicationId: 'somebody-elses' });
    const refused = await outageOf(site.search({ keyword: 'x' }));
    expect(refused.kind).toBe('blocked');
    expect(refused.message).not.toContain('somebody-elses');
  });

  it('asks once a second when that is its pace', async () => {
    await reopen({ pacePerSecond: 1 });
    const startedMs = performance.now();
    await site.search({ keyword: 'x' });
    await site.search({ keyword: 'y' });
    expect(performance.now() - startedMs).toBeGreaterThan(900);
  });
});
