import { mkdtempSync, appendFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { createWorld, type World } from '../../world/world.ts';
import { NO_WISH, search } from '../search.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});
const folder = () => {
  const made = mkdtempSync(join(tmpdir(), 'sim-'));
  folders.push(made);
  return made;
};
const open = (dataDir?: string, startMs?: number): World =>
  createWorld({ ...readConfig({}), dataDir }, startMs);
/** An auction that must be there. */
const lot = (world: World, id: string) => {
  const found = world.house.find(id);
  if (!found) throw new Error(`no auction ${id}`);
  return found;
};
const forward = (world: World, ms: number) =>
  world.clock.set({ offsetMs: world.clock.state().offsetMs + ms });

describe('automatic extension', () => {
  const auction = (world: World, autoExtension: boolean) =>
    world.house.make({ startPrice: 1_000, endsInSeconds: 240, autoExtension });

  it('does not happen for a first bid at the start price, happens when the price rises, and repeats', () => {
    const world = open();
    const id = auction(world, true);
    const end = lot(world, id).endAt;
    world.house.bid('hako-01', id, 5_000);
    expect(lot(world, id).endAt).toBe(end);
    world.house.rivalBid(id, 2_000, 'r***l');
    expect(lot(world, id).endAt).toBe(end + 300_000);
    world.house.rivalBid(id, 3_000, 'r***l');
    expect(lot(world, id).endAt).toBe(end + 300_000);
    forward(world, 400_000);
    world.house.rivalBid(id, 4_000, 'r***l');
    expect(lot(world, id).endAt).toBe(end + 600_000);
  });

  it('never happens when the seller did not allow it', () => {
    const world = open();
    const id = auction(world, false);
    const end = lot(world, id).endAt;
    world.house.bid('hako-01', id, 5_000);
    world.house.rivalBid(id, 2_000, 'r***l');
    expect(lot(world, id).endAt).toBe(end);
  });
});

describe('a sale', () => {
  it('goes to the leader at the second price when the time is over, and no later bid counts', () => {
    const world = open();
    const id = world.house.make({ startPrice: 1_000, endsInSeconds: 60 });
    world.house.rivalBid(id, 3_000, 'r***l');
    world.house.bid('hako-01', id, 9_000);
    forward(world, 61_000);
    expect(world.house.bid('hako-02', id, 50_000).kind).toBe('closed');
    expect(lot(world, id).sales).toMatchObject([{ buyer: 'hako-01', price: 3_100, how: 'bid' }]);
  });

  it('lets a riser answer an outbid after its time', () => {
    const world = open();
    const id = world.house.make({
      startPrice: 1_000,
      endsInSeconds: 3_600,
      rivals: [{ ceiling: 8_000, behaviour: 'riser', reactsInSeconds: 30 }],
    });
    expect(world.house.bid('hako-01', id, 4_000)).toMatchObject({ isHighestBidder: true });
    forward(world, 600_000);
    expect(lot(world, id).book.leader?.bidder).not.toBe('hako-01');
  });

  it('of a fixed-price listing ends with its quantity', () => {
    const world = open();
    const id = world.house.make({ isFixed: true, startPrice: 2_000, quantity: 2 });
    const kinds = [2_100, 2_000, 2_000, 2_000].map(
      (price) => world.house.buyNow('hako-01', id, price).kind,
    );
    expect(kinds).toEqual(['price-changed', 'bought', 'bought', 'sold']);
  });
});

describe('after kill -9', () => {
  it('everything is as it was, a torn last line included', () => {
    const dataDir = folder();
    const world = open(dataDir);
    const drawn =
      search(world.house, { ...NO_WISH, sort: '-END_TIME', limit: 5 }).items[0]?.listing.id ?? '';
    const id = world.house.make({
      startPrice: 1_000,
      endsInSeconds: 600,
      rivals: [{ ceiling: 3_000, behaviour: 'early' }],
    });
    world.house.bid('hako-01', id, 9_000);
    world.house.bid('hako-01', id, 9_000);
    world.house.bid('hako-02', drawn, 900_000);
    const item = world.market.make({ price: 4_000 });
    world.market.patch(item, { price: 3_500 });
    forward(world, 10_000);
    appendFileSync(join(dataDir, 'yahoo-auctions.ndjson'), '{"t":"bid","id":"y19');
    const again = open(dataDir);
    for (const one of [id, drawn]) expect(lot(again, one).bids).toEqual(lot(world, one).bids);
    expect(again.house.truthOfBids()).toEqual(world.house.truthOfBids());
    expect(again.house.truthOfBids(id).filter((bid) => bid.isApplied)).toHaveLength(1);
    const kept = again.market.find(item);
    expect(kept && again.market.stateOf(kept).price).toBe(3_500);
    expect(Math.abs(again.clock.now() - world.clock.now())).toBeLessThan(50);
    expect(open(dataDir).house.truthOfBids(id)).toHaveLength(2);
  });
});

describe('the rolling catalogue', () => {
  it.each([0, 90, 400])(
    'has thousands open, a dozen of them ending within ten minutes, %i days from now',
    (days) => {
      const world = open(undefined, Date.UTC(2026, 10, 21) + days * 86_400_000);
      const all = search(world.house, { ...NO_WISH, limit: 1 }).all.length;
      const soon = search(world.house, {
        ...NO_WISH,
        endsWithinMs: 600_000,
        isFixed: false,
        limit: 1,
      }).all.length;
      expect(all).toBeGreaterThan(4_000);
      expect(soon).toBeGreaterThanOrEqual(12);
      expect([...world.market.shown()].length).toBeGreaterThan(4_000);
    },
  );

  it.each([
    'ニコン フィルムカメラ',
    'カメラ',
    'フィギュア',
    'fm2',
    'ae1',
    'キャノン',
    'nikon フィルムカメラ',
  ])('finds goods for %s', (query) => {
    expect(search(open().house, { ...NO_WISH, query }).all.length).toBeGreaterThan(10);
  });

  it('says when it shows partial matches', () => {
    expect(search(open().house, { ...NO_WISH, query: 'ニコン ぬえぬえ' })).toMatchObject({
      wandQuery: 'ニコン ぬえぬえ',
    });
  });
});
