import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MergedSort, siteSortOf } from './merge-order.ts';
import { type Candidate, createMergedList } from './merged-list.ts';

const candidate = (
  key: string,
  given: Partial<Candidate> & { price?: number; endsAtMs?: number } = {},
): Candidate => ({
  key,
  identity: { code: undefined, model: undefined },
  fixedPrice: given.price,
  landed: given.landed,
  relevance: 0,
  rank: 0,
  siteOrder: 0,
  ...given,
  listing: {
    code: key,
    price: { current: given.price, buyNow: undefined },
    auction: given.endsAtMs === undefined ? undefined : { endsAt: new Date(given.endsAtMs) },
  },
});
const keys = (groups: readonly { readonly members: readonly Candidate[] }[]) =>
  groups.flatMap(({ members }) => members.map(({ key }) => key));

describe('the order', () => {
  it.each<[MergedSort, string]>([
    ['relevance', 'cab'],
    ['newest', 'abc'],
    ['price-up', 'bac'],
    ['price-down', 'abc'],
    ['landed-up', 'abc'],
    ['ending-soon', 'bca'],
  ])('by %s is %s; what has no value stands last', (sort, order) => {
    const list = createMergedList<Candidate>(sort);
    list.add([
      candidate('a', { price: 300, landed: 5, rank: 0, relevance: 5 }),
      candidate('b', { price: 200, landed: 6, rank: 1, relevance: 1, endsAtMs: 1_000 }),
      candidate('c', { rank: 2, relevance: 9, endsAtMs: 2_000 }),
    ]);
    expect(keys(list.peek(9)).join('')).toBe(order);
  });

  it('is the same whichever site answers first', () => {
    const any = fc.record({
      price: fc.integer({ min: 1, max: 5 }),
      relevance: fc.integer({ min: 0, max: 2 }),
      rank: fc.nat(3),
      siteOrder: fc.nat(2),
    });
    fc.assert(
      fc.property(
        fc.array(any, { maxLength: 20 }),
        fc.constantFrom<MergedSort>('relevance', 'newest', 'price-up', 'price-down'),
        (given, sort) => {
          const all = given.map((facts, n) => candidate(String(n), facts));
          const one = createMergedList<Candidate>(sort);
          const other = createMergedList<Candidate>(sort);
          one.add(all);
          other.add(all.toReversed());
          expect(keys(one.peek(100))).toEqual(keys(other.peek(100)));
        },
      ),
    );
  });

  it('asks the sites so that their own order serves', () => {
    expect(siteSortOf('landed-up')).toBe('price-up');
    expect(siteSortOf('ending-soon')).toBe('ending-soon');
  });
});

describe('the pages', () => {
  it('tell everything once, whatever moves between them', () => {
    const step = fc.oneof(
      fc.record({ take: fc.integer({ min: 1, max: 5 }) }),
      fc.record({
        add: fc.array(fc.record({ key: fc.nat(30), price: fc.integer({ min: 1, max: 9 }) }), {
          maxLength: 8,
        }),
      }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const list = createMergedList<Candidate>('price-up');
        const told: string[] = [];
        const seen = new Set<string>();
        for (const one of [...steps, { take: 1_000 }]) {
          if ('take' in one) told.push(...keys(list.take(one.take)));
          else
            list.add(
              one.add.map(({ key, price }) => {
                seen.add(String(key));
                return candidate(String(key), { price });
              }),
            );
        }
        expect(told.toSorted()).toEqual([...seen].toSorted());
        expect(new Set(told).size).toBe(told.length);
        expect(list.waiting()).toBe(0);
        expect(list.size).toBe(seen.size);
      }),
    );
  });

  it('show the newer price of what waits', () => {
    const list = createMergedList<Candidate>('price-up');
    list.add([candidate('a', { price: 100 }), candidate('b', { price: 200 })]);
    list.add([candidate('b', { price: 50 })]);
    expect(keys(list.take(5))).toEqual(['b', 'a']);
  });
});

describe('a site is read on', () => {
  const filled = (sort: MergedSort) => {
    const list = createMergedList<Candidate>(sort);
    list.add([10, 20, 30, 40].map((price, n) => candidate(`a${n}`, { price, rank: n })));
    list.add([25, 90].map((price, n) => candidate(`b${n}`, { price, rank: n, siteOrder: 1 })));
    return list;
  };

  it.each([
    ['it told nothing yet', 0, undefined, 2, true],
    ['what it has not told may belong on the page', 0, 40, 6, true],
    ['our page ends before', 0, 40, 3, false],
    ['the page is not full', 1, 90, 7, true],
    ['nothing of it waits', 2, 5, 2, true],
  ])('when %s, by price', (_, siteOrder, frontier, size, needs) => {
    expect(filled('price-up').needsMoreOf({ siteOrder, frontier }, size, 2)).toBe(needs);
  });

  it.each([
    ['its share waits', 0, 8, false],
    ['less than its share waits', 1, 8, true],
  ])('by relevance: %s', (_, siteOrder, size, needs) => {
    expect(filled('relevance').needsMoreOf({ siteOrder, frontier: 0 }, size, 2)).toBe(needs);
  });
});
