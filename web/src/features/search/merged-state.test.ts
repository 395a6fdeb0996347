import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  afterMessage,
  type Found,
  type Group,
  inRightOrder,
  NOTHING_YET,
  withNextPage,
} from './merged-state.ts';

const group = (id: string) => ({ id, members: [] }) as unknown as Group;
const list = (order: string[], fresh: string[], isFinal: boolean) =>
  ({
    type: 'list',
    order,
    groups: fresh.map(group),
    is_final: isFinal,
    total: order.length,
    is_total_upper_bound: false,
    is_partial: false,
    cursor: null,
  }) as const;
const ids = (found: Found) => found.groups.map(({ id }) => id).join('');

it('what is drawn stays in its place while other sites answer', () => {
  const first = afterMessage(NOTHING_YET, list(['a', 'b'], ['a', 'b'], false), false);
  const second = afterMessage(first, list(['c', 'a', 'd', 'b'], ['c', 'd'], false), false);
  expect(ids(second)).toBe('abcd');
});

it('the final list takes the right order, unless somebody is looking: then it is offered', () => {
  const drawn = afterMessage(NOTHING_YET, list(['a', 'b'], ['a', 'b'], false), false);
  expect(ids(afterMessage(drawn, list(['c', 'b', 'a'], ['c'], true), false))).toBe('cba');
  const looked = afterMessage(drawn, list(['c', 'b', 'a'], ['c'], true), true);
  expect(ids(looked)).toBe('abc');
  expect(ids(inRightOrder(looked))).toBe('cba');
  expect(inRightOrder(looked).rightOrder).toBeUndefined();
  expect(afterMessage(drawn, list(['a', 'b', 'c'], ['c'], true), true).rightOrder).toBeUndefined();
});

it('a product that is no longer of the list goes', () => {
  const drawn = afterMessage(NOTHING_YET, list(['a', 'b'], ['a', 'b'], false), false);
  expect(ids(afterMessage(drawn, list(['b'], [], false), true))).toBe('b');
});

it('however answers arrive, nothing is drawn twice and nothing is lost', () => {
  const step = fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { minLength: 1 });
  fc.assert(
    fc.property(fc.array(step, { minLength: 1 }), fc.boolean(), (orders, isLooking) => {
      let found = NOTHING_YET;
      for (const [index, order] of orders.entries())
        found = afterMessage(found, list(order, order, index === orders.length - 1), isLooking);
      const last = orders.at(-1) as string[];
      expect([...ids(found)].toSorted()).toEqual(last.toSorted());
      expect(ids(inRightOrder(found))).toBe(
        isLooking && !found.rightOrder ? ids(found) : last.join(''),
      );
    }),
  );
});

it('a further page is put behind, without what is there already; a lost list begins anew', () => {
  const drawn = afterMessage(NOTHING_YET, list(['a', 'b'], ['a', 'b'], true), false);
  const page = {
    query: undefined,
    groups: [group('b'), group('c')],
    sites: [],
    total: 3,
    is_total_upper_bound: false,
    cursor: 'x',
    restart: null,
  };
  expect(ids(withNextPage(drawn, page as never))).toBe('abc');
  expect(ids(withNextPage(drawn, { ...page, restart: 'mới' } as never))).toBe('bc');
});
