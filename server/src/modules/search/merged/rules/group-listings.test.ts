import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Groupable, groupListings, MOST_MEMBERS } from './group-listings.ts';

const listing = (key: string, given: Partial<Groupable> = {}): Groupable => ({
  key,
  identity: { code: undefined, model: undefined },
  fixedPrice: 1_000,
  ...given,
});
const shape = (listings: readonly Groupable[]) =>
  groupListings(listings).map(
    ({ basis, members }) => `${basis} ${members.map(({ key }) => key).join('')}`,
  );

describe('grouping', () => {
  it('joins what has one identity, where its first member stood', () => {
    const fm2 = { code: undefined, model: 'nikon fm2' };
    expect(
      shape([
        listing('a'),
        listing('b', { identity: fm2 }),
        listing('c'),
        listing('d', { identity: fm2 }),
      ]),
    ).toEqual(['alone a', 'model bd', 'alone c']);
  });

  it('joins what has no bar code to the bar code of its model, when there is one such code only', () => {
    const coded = (code: string | undefined) => ({ identity: { code, model: 'm' } });
    expect(
      shape([listing('a', coded('1')), listing('b', coded(undefined)), listing('c', coded('1'))]),
    ).toEqual(['bar-code abc']);
    expect(
      shape([listing('a', coded('1')), listing('b', coded(undefined)), listing('c', coded('2'))]),
    ).toEqual(['alone a', 'alone b', 'alone c']);
  });

  it('leaves alone what costs a fraction of the others; an auction under way is no outlier', () => {
    const model = { identity: { code: undefined, model: 'm' } };
    const priced = (key: string, fixedPrice: number | undefined) =>
      listing(key, { ...model, fixedPrice });
    expect(
      shape([priced('a', 20_000), priced('b', 900), priced('c', 22_000), priced('d', undefined)]),
    ).toEqual(['model acd', 'alone b']);
  });

  it('begins another group when one is full, so that nothing is hidden', () => {
    const many = Array.from({ length: MOST_MEMBERS * 2 + 1 }, (_, n) =>
      listing(String(n), { identity: { code: undefined, model: 'm' } }),
    );
    expect(groupListings(many).map(({ members }) => members.length)).toEqual([
      MOST_MEMBERS,
      MOST_MEMBERS,
      1,
    ]);
  });

  it('keeps every listing once, under ids of its own, and never joins two identities', () => {
    const identity = fc.record({
      code: fc.option(fc.constantFrom('1', '2', '3'), { nil: undefined }),
      model: fc.option(fc.constantFrom('x', 'y'), { nil: undefined }),
    });
    const one = fc.record({
      identity,
      fixedPrice: fc.option(fc.integer({ min: 1, max: 100_000 }), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.array(one, { maxLength: 60 }), (given) => {
        const listings = given.map((facts, n) => listing(String(n), facts));
        const groups = groupListings(listings);
        expect(groups.flatMap(({ members }) => members.map(({ key }) => key)).toSorted()).toEqual(
          listings.map(({ key }) => key).toSorted(),
        );
        expect(new Set(groups.map(({ id }) => id)).size).toBe(groups.length);
        for (const { basis, members } of groups) {
          expect(members.length).toBeLessThanOrEqual(MOST_MEMBERS);
          expect(basis === 'alone').toBe(members.length === 1);
          expect(
            new Set(members.flatMap(({ identity: { code } }) => code ?? [])).size,
          ).toBeLessThanOrEqual(1);
          if (basis === 'model')
            expect(new Set(members.map(({ identity: { model } }) => model)).size).toBe(1);
        }
        const firsts = groups.map(({ members }) => Number(members[0]?.key));
        expect(firsts).toEqual(firsts.toSorted((a, b) => a - b));
      }),
    );
  });
});
