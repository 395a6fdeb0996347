import { describe, expect, it } from 'vitest';
import {
  search,
  strike,
  pushedMs,
  recover,
  sim,
  get,
  service,
  setUpSitesRig,
  setPushedMs,
} from '../../../test-support/rigs/search/sites-rig.ts';

setUpSitesRig();

describe('what a site last said', () => {
  it('is shown with its age while it is closed to us, for a quarter of an hour, and then no more', async () => {
    const question = 'q=canon&sites=paypay&size=17';
    const fresh = (await search(question)).groups[0];
    expect(fresh).toMatchObject({ type: 'results', kept: null });
    strike('paypay', { kind: 'captcha' });
    setPushedMs(pushedMs + 5 * 60_000);
    const kept = (await search(question)).groups[0];
    expect(kept?.cards).toMatchObject(
      fresh?.cards?.map(({ code, price_jpy }) => ({ code, price_jpy })) ?? [],
    );
    expect(kept).toMatchObject({ type: 'results', site: 'paypay', kept: { kind: 'blocked' } });
    expect(kept?.kept?.age_seconds).toBeGreaterThanOrEqual(300);
    expect(kept?.kept?.message).toContain('5 phút');
    setPushedMs(pushedMs + 11 * 60_000);
    expect((await search(question)).groups[0]).toMatchObject({ type: 'outage', kind: 'blocked' });
    await recover();
    expect((await search(question)).groups[0]).toMatchObject({ type: 'results', kept: null });
  });

  it('of an item is shown as old, and never bought at', async () => {
    const made = await fetch(`${sim.url}/_control/paypay/items`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"price":15000}',
    });
    const { id } = (await made.json()) as { id: string };
    expect((await get(`/api/catalog/items/paypay/${id}`)).body.data).toMatchObject({
      is_stale: false,
      can_buy: true,
      price_jpy: 15_000,
    });
    strike('paypay', { kind: 'captcha' });
    setPushedMs(pushedMs + 5 * 60_000);
    const { status, body } = await get(`/api/catalog/items/paypay/${id}`);
    expect([status, body.data.is_stale, body.data.can_buy, body.data.price_jpy]).toEqual([
      200,
      true,
      false,
      15_000,
    ]);
    expect(body.data.warnings.map(({ code }: { code: string }) => code)).toContain('stale');
    await expect(
      service.parts.modules.marketplaces.readFreshListing('paypay', id),
    ).rejects.toMatchObject({ kind: 'blocked' });
    await recover();
  });
});
