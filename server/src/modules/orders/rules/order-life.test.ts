import fc from 'fast-check';
import { ORDER_STATIONS } from '@hako/contract/orders/states';
import { describe, expect, it } from 'vitest';
import {
  BEGINNINGS,
  GATHERED,
  GROUPS,
  ORDER_STATES,
  type OrderState,
  STATES,
  STATIONS,
  statesOfTab,
  statusIdOf,
  tabOfStep,
} from './order-life.ts';
import {
  isUnbilled,
  mayMove,
  type MoverKind,
  MOVES,
  movesOf,
  timersOf,
} from './order-life-moves.ts';

const EVERYBODY: MoverKind[] = [
  'customer',
  'sales',
  'buyer',
  'warehouse',
  'accountant',
  'agent',
  'carrier',
  'system',
];

describe('the life of an order', () => {
  it('has the stations that a client draws, in their order', () => {
    expect(STATIONS.map(({ code }) => code)).toEqual(ORDER_STATIONS);
  });

  it('has the ids and labels of the trade', () => {
    // decisions.md, section 3.
    const rows = ORDER_STATES.map((state) => [STATES[state].id, state, STATES[state].label]);
    expect(rows).toContainEqual([5.5, 'BUYING', 'Đang được mua']);
    expect(rows).toContainEqual([14.1, 'PACKING', 'Đã đóng hàng']);
    expect(rows).toContainEqual([0, 'CANCEL', 'Đã bị hủy']);
    expect(rows).toHaveLength(21);
    expect(new Set(rows.map(([id]) => id)).size).toBe(21);
  });

  it('tells clients whole status ids only', () => {
    for (const state of ORDER_STATES) expect(Number.isInteger(statusIdOf(state))).toBe(true);
    expect([statusIdOf('BUYING'), statusIdOf('PACKING'), statusIdOf('CANCEL')]).toEqual([5, 14, 0]);
  });

  it('reaches every state from a beginning and ends in a final one', () => {
    const reach = (from: readonly OrderState[]): Set<OrderState> => {
      const seen = new Set(from);
      for (let before = 0; before < seen.size; ) {
        before = seen.size;
        for (const state of [...seen]) for (const { to } of movesOf(state, EVERYBODY)) seen.add(to);
      }
      return seen;
    };
    expect(reach(BEGINNINGS)).toEqual(new Set(ORDER_STATES));
    for (const state of ORDER_STATES) {
      const ends = [...reach([state])].filter((end) => 'isFinal' in STATES[end]);
      expect(ends, `${state} has an end`).not.toHaveLength(0);
      const corrections = state === 'COMPLETED' ? ['BILL_INVENTORY'] : [];
      if ('isFinal' in STATES[state])
        expect(movesOf(state, EVERYBODY).map(({ to }) => to)).toEqual(corrections);
    }
  });

  it('keeps customers, carriers and the agent to what is theirs', () => {
    const targetsOf = (by: MoverKind) =>
      new Set(ORDER_STATES.flatMap((state) => movesOf(state, [by]).map(({ to }) => to)));
    expect(targetsOf('customer')).toEqual(new Set(['TRANSACTING', 'COMPLETED', 'CANCEL']));
    expect(targetsOf('carrier')).toEqual(new Set(['DELIVERY', 'COMPLETED', 'BILL_INVENTORY']));
    expect(targetsOf('agent')).toEqual(new Set(['BUYING', 'CONFIRMED', 'BOUGHT', 'CANCEL']));
    for (const state of ['BUYING', 'BOUGHT', 'WAREHOUSE', 'BILL_APPROVED'] as const)
      expect(mayMove(state, 'CANCEL', ['customer'])).toBe(false);
  });

  it('lets a customer say that the goods are there only while they are on their way, and nobody but staff and carrier take it back', () => {
    const confirmable = ORDER_STATES.filter((state) => mayMove(state, 'COMPLETED', ['customer']));
    expect(confirmable).toEqual(['BILL_EXPORT', 'DELIVERY']);
    expect(EVERYBODY.filter((by) => mayMove('COMPLETED', 'BILL_INVENTORY', [by]))).toEqual([
      'warehouse',
      'accountant',
      'carrier',
    ]);
  });

  it('lets what was bought fall through until it is billed, by the desk alone', () => {
    const falling = ORDER_STATES.filter(isUnbilled);
    expect(falling).toEqual(['BOUGHT', 'WAREHOUSE', 'EXPORT', 'CHECKIN', 'CHECKED', 'CALCULATOR']);
    for (const state of falling) {
      for (const by of ['sales', 'buyer', 'warehouse', 'accountant'] as const)
        expect(mayMove(state, 'CANCEL', [by]), state).toBe(true);
      expect(mayMove(state, 'CANCEL', ['customer', 'agent', 'carrier', 'system']), state).toBe(
        false,
      );
    }
  });

  it('cancels nothing that is billed, but for what is lost on its way to the door', () => {
    const billed = ORDER_STATES.filter(
      (state) => STATES[state].id >= 12 && state !== 'BILL_INVENTORY',
    );
    for (const state of billed)
      expect([mayMove(state, 'CANCEL', EVERYBODY), isUnbilled(state)], state).toEqual([
        false,
        false,
      ]);
    const people = EVERYBODY.filter((by) => by !== 'system');
    expect([
      mayMove('BILL_INVENTORY', 'CANCEL', ['system']),
      mayMove('BILL_INVENTORY', 'CANCEL', people),
    ]).toEqual([true, false]);
  });

  it('never leads back over a purchase: whoever follows the table keeps the bought state behind them', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...BEGINNINGS),
        fc.array(fc.tuple(fc.constantFrom(...EVERYBODY), fc.nat()), { maxLength: 60 }),
        (start, choices) => {
          let state: OrderState = start;
          let isBought = start === 'BOUGHT';
          for (const [by, pick] of choices) {
            const moves = movesOf(state, [by]);
            const next = moves[pick % Math.max(1, moves.length)];
            if (!next) continue;
            expect(mayMove(state, next.to, [by])).toBe(true);
            state = next.to;
            isBought ||= state === 'BOUGHT';
            if (isBought && state !== 'CANCEL') expect(STATES[state].id).toBeGreaterThanOrEqual(6);
          }
        },
      ),
    );
  });

  it('lapses a quote after a day and nothing else by itself', () => {
    const timers = ORDER_STATES.flatMap((state) =>
      timersOf(state).map((timer) => [state, timer.to, timer.afterHours]),
    );
    expect(timers).toEqual([['PENDING', 'CANCEL', 24]]);
    for (const move of MOVES) if ('afterHours' in move) expect(move.by).toContain('system');
  });

  it('puts every state into exactly one counter, and every counter into the total', () => {
    const grouped = GROUPS.flatMap((group) => statesOfTab(group));
    expect(grouped.toSorted()).toEqual(ORDER_STATES.toSorted());
    expect(statesOfTab('purchase')).toEqual(
      GATHERED.purchase.flatMap((group) => statesOfTab(group)),
    );
  });

  it.each([
    [1, 'wait_for_pay'],
    [12.2, 'purchase'],
    [12.3, 'transport'],
    [7, 'processing'],
    [8, 'invoice_created'],
    [9, 'delivery_in_progress'],
    [10, 'delivery_successful'],
    [11, 'canceled'],
    [99, undefined],
  ])('shows step %s of the mobile client as the tab %s', (step, tab) => {
    expect(tabOfStep(step)).toBe(tab);
  });
});
