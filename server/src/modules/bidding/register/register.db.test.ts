import type { RegisteredBid } from '@hako/contract/bidding/register';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '../../../../test-support/test-platform.ts';
import { fillBids } from '../../../../test-support/rigs/bidding/many-bids.ts';
import { plansOf, scannedWhole } from '../../../../test-support/recorded-plans.ts';
import { sortOf } from '../../../platform/database/keyset.ts';
import type { BiddingDeps } from '../deps.ts';
import { listBidsByKey, OWN_BID_KEYS } from '../watching/bid-list-store.ts';
import { exportRegister, listRegister, readRegistered } from './list-register.ts';
import { BID_KEYS, type BidFilter, countBids, listBids } from './register-store.ts';

const OWNER = '0190a000-0000-7000-8000-0000000000c1';
let platform: TestPlatform;
let deps: BiddingDeps;
const audited: object[] = [];
beforeAll(async () => {
  // Bids are made by SQL, past every invariant: here only how they are found matters.
  platform = await createTestPlatform({ invariants: {} });
  await fillBids(platform.pool, OWNER);
  const audit = async (_: unknown, line: object) => void audited.push(line);
  deps = { ...platform, audit, searchCustomers: async () => [OWNER] } as never;
});
afterAll(() => platform.close());

const FILTERS: Readonly<Record<string, BidFilter>> = {
  nothing: {},
  'a common state': { status: 'lost' },
  'a state that nobody is in': { status: 'leading' },
  'how it is placed': { mode: 'snipe' },
  groups: { isGrouped: true },
  'a site': { site: 'mercari' },
  'an account': { account: 'hako-03' },
  'one customer': { customerIds: [OWNER] },
  'the end of the auction': { from: new Date(), to: new Date(Date.now() + 3_600_000) },
  doubt: { isInDoubt: true },
};

describe('the register of fifty thousand bids', () => {
  it.each(Object.entries(FILTERS))('is read along indexes, filtered by %s', async (_, filter) => {
    for (const name of Object.keys(BID_KEYS) as (keyof typeof BID_KEYS)[])
      for (const sort of [name, `-${name}`] as const) {
        const page = { ...sortOf(BID_KEYS, sort, 'created'), after: undefined, limit: 51 };
        const plans = await plansOf(platform.pool, (db) => listBids(db, filter, page));
        expect(plans).toHaveLength(1);
        for (const plan of plans) expect(scannedWhole(plan), `${sort} ${plan}`).toEqual([]);
      }
  });

  it.each(['maximum', '-ends'] as const)(
    'is paged by %s without a gap and without a row twice',
    async (sort) => {
      const seen: RegisteredBid[] = [];
      for (let after: string | undefined, isMore = true; isMore; ) {
        const page = await listRegister(deps, { customer: 'Hoa', sort, after });
        seen.push(...page.rows);
        after = page.next;
        isMore = after !== undefined;
      }
      expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
      expect(seen.length).toBe(await countBids(platform.db, { customerIds: [OWNER] }, 100_000));
      const ends = seen.map((bid) => bid.ends_at);
      if (sort === '-ends') expect(ends).toEqual(ends.toSorted().toReversed());
    },
  );

  it.each(['ends', '-ends'] as const)('is read by %s from where a page begins', async (sort) => {
    const { rows } = await platform.pool.query('select now()::text as now');
    const after = `${rows[0].now}~${OWNER}`;
    const page = { ...sortOf(BID_KEYS, sort, 'created'), after, limit: 51 };
    const [plan] = await plansOf(platform.pool, (db) => listBids(db, {}, page));
    expect(plan).toMatch(/"Index Cond":"\(ends_at [<>]= /);
  });

  it('pages the bids of one customer by key, those of one maximum too', async () => {
    const asked = { customerId: OWNER, tab: 'all', now: new Date() } as const;
    const query = { ...asked, from: undefined, to: undefined, search: undefined };
    for (const sort of ['created', '-created', 'maximum', '-maximum'] as const) {
      const seen: { id: string; maximum_jpy: number; created_at: Date }[] = [];
      for (let after: string | undefined, isMore = true; isMore; ) {
        const page = { ...sortOf(OWN_BID_KEYS, sort, 'created'), after, limit: 20 };
        const { rows, next } = await listBidsByKey(platform.db, query, page);
        seen.push(...rows);
        after = next;
        isMore = next !== undefined;
      }
      expect(new Set(seen.map(({ id }) => id)).size, sort).toBe(
        await countBids(platform.db, { customerIds: [OWNER] }, 100_000),
      );
      const value = (bid: (typeof seen)[number]) =>
        sort.endsWith('maximum') ? bid.maximum_jpy : bid.created_at.getTime();
      const upwards = sort.startsWith('-') ? seen.toReversed() : seen;
      expect(upwards.map(value), sort).toEqual(
        upwards.map(value).toSorted((one, other) => one - other),
      );
    }
  });

  it('counts no further than it says', async () => {
    expect(await listRegister(deps, {})).toMatchObject({ count: 10_000, is_more: true });
    expect(await listRegister(deps, { state: 'leading' })).toMatchObject({
      rows: [],
      count: 0,
      is_more: false,
    });
  });
});

describe('a bid of the register', () => {
  const first = async (asked: Parameters<typeof listRegister>[1]) =>
    (await listRegister(deps, asked)).rows[0] as RegisteredBid;

  it('tells how late its snipe left, and what it was won for', async () => {
    const { rows } = await listRegister(deps, { customer: 'Hoa', mode: 'snipe', sort: '-created' });
    const sent = rows.find(({ code }) => code === 'a300');
    expect(sent).toMatchObject({ late_ms: 12, lead_ms: 4_000, price_jpy: 300 });
    expect(await readRegistered(deps, sent?.id as string)).toMatchObject({
      code: 'a300',
      events: [{ kind: 'sent', facts: { lateMs: 12 } }],
    });
    await expect(readRegistered(deps, OWNER)).rejects.toMatchObject({ code: 'bidding.not-found' });
  });

  it('is doubtful, grouped and of a site as the filters say', async () => {
    expect((await first({ doubt: 'yes' })).is_doubtful).toBe(true);
    expect((await first({ mode: 'group' })).is_grouped).toBe(true);
    expect((await first({ site: 'mercari' })).site).toBe('mercari');
    await expect(first({ from: '2026-02-31' })).rejects.toMatchObject({ code: 'request.invalid' });
  });

  it('leaves as CSV with the same filters and a line in the audit', async () => {
    const file = await exportRegister(deps, {
      staffId: OWNER,
      kind: 'csv',
      customer: 'Hoa',
      state: 'lost',
    });
    const chunks = await file.toArray();
    const lines = Buffer.concat(chunks.map((chunk) => Buffer.from(chunk)))
      .toString('utf8')
      .trim()
      .split('\r\n');
    expect(lines.length - 1).toBe(
      await countBids(platform.db, { customerIds: [OWNER], status: 'lost' }, 100_000),
    );
    expect(lines.slice(1).every((line) => line.includes(',Không thắng,'))).toBe(true);
    expect(lines.slice(1).every((line) => /,(Mercari|Yahoo! Đấu giá),/.test(line))).toBe(true);
    expect(audited).toMatchObject([
      { actor: OWNER, subject: 'bids', after: { state: 'lost', customer: '…' } },
    ]);
  });
});
