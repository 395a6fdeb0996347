import type { Logger } from 'pino';
import { expect, it } from 'vitest';
import { Outage } from '../../kernel/outage.ts';
import { tellingClosings } from './closings.ts';
import type { Marketplace, SiteStanding } from './marketplace.ts';
import type { ListingPage } from './listing-query.ts';

const NOTHING: ListingPage = { listings: [], total: 0, hasMore: false, isPartialMatch: false };

it('raises one alarm for each time that a marketplace is closed to us, and notes when it is back', async () => {
  const told: string[] = [];
  const log = {
    error: (_: object, text: string) => told.push(`error ${text}`),
    info: (_: object, text: string) => told.push(`info ${text}`),
  };
  let standing: SiteStanding = { state: 'open' };
  let isFailing = false;
  const site: Marketplace = {
    site: 'paypay',
    standing: () => standing,
    search: async () => {
      if (isFailing) throw new Outage('paypay', 'blocked');
      return NOTHING;
    },
    findListing: async () => undefined,
  };
  const watched = tellingClosings(site, log as unknown as Logger);
  const search = () => watched.search({}).catch((failure: unknown) => failure);

  isFailing = true;
  await search();
  expect(told).toEqual([]);
  standing = {
    state: 'resting',
    kind: 'blocked',
    closedSince: new Date(0),
    nextTryAt: new Date(1),
  };
  await search();
  await search();
  expect(told).toEqual(['error a marketplace is closed to us']);
  isFailing = false;
  standing = { state: 'open' };
  await search();
  await search();
  expect(told).toEqual(['error a marketplace is closed to us', 'info a marketplace answers again']);
  isFailing = true;
  standing = {
    state: 'resting',
    kind: 'limited',
    closedSince: new Date(0),
    nextTryAt: new Date(1),
  };
  await search();
  expect(told).toHaveLength(3);
});
