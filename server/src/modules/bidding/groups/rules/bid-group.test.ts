import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type GroupHold,
  holdsOf,
  mayArm,
  placesTaken,
  planHolds,
  takesPlace,
} from './bid-group.ts';
import { type BidStatus, isActive } from '@hako/contract/bidding/bid-status';

interface Lot {
  status: BidStatus;
  hold: number;
}

const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0);

/** The holds of a group as the wallet would have them, kept by carrying plans out. */
function wallet() {
  let holds: GroupHold[] = [];
  let serial = 0;
  return {
    get amounts() {
      return holds.map(({ amount }) => amount);
    },
    become(targets: readonly number[]): void {
      const plan = planHolds(holds, targets);
      const changes = new Map(
        [...plan.lowered, ...plan.raised].map(({ id, amount }) => [id, amount]),
      );
      holds = holds
        .filter(({ id }) => !plan.released.includes(id))
        .map(({ id, amount }) => ({ id, amount: changes.get(id) ?? amount }));
      holds.push(...plan.added.map((amount) => ({ id: String(++serial), amount })));
    },
  };
}

/** What may happen to one lot of a group; `answer` is what came back of its write, or did not. */
const step = fc.record({
  lot: fc.nat({ max: 7 }),
  kind: fc.constantFrom(
    'claim',
    'lead',
    'lose-answer',
    'outbid',
    'refuse',
    'win',
    'lose',
    'cancel',
    'raise',
  ),
  amount: fc.integer({ min: 1, max: 5_000_000 }),
});

/** The step of the life table that this event makes of a lot, if it makes any. */
function next(status: BidStatus, kind: string, isFree: boolean): BidStatus | undefined {
  if (status === 'scheduled') {
    if (kind === 'claim') return isFree ? 'firing' : undefined;
    if (kind === 'cancel') return 'cancelled';
    return kind === 'lose' ? 'lost' : undefined;
  }
  if (!isActive(status)) return undefined;
  const moves: Record<string, BidStatus> = {
    lead: 'leading',
    outbid: 'outbid',
    refuse: 'failed',
    win: 'won',
    lose: 'lost',
    'lose-answer': 'unknown',
  };
  if (kind === 'lose-answer' && status !== 'firing') return undefined;
  return moves[kind];
}

describe('a group of lots', () => {
  it('never has more live and won lots than wanted, and always holds what they may cost', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 5_000_000 }), { minLength: 2, maxLength: 8 }),
        fc.nat({ max: 6 }),
        fc.array(step, { maxLength: 60 }),
        (amounts, more, steps) => {
          const lots: Lot[] = amounts.map((hold) => ({ status: 'scheduled', hold }));
          const wanted = Math.min(1 + more, lots.length - 1);
          let taken = 0;
          let paid = 0;
          const money = wallet();
          money.become(holdsOf(wanted, lots));
          const most = sumOf(money.amounts);
          for (const { lot: index, kind, amount } of steps) {
            const lot = lots[index % lots.length] as Lot;
            if (kind === 'raise' && lot.status === 'scheduled')
              lot.hold = Math.max(lot.hold, amount);
            const to = next(lot.status, kind, mayArm({ wanted, taken }));
            if (to) {
              const before = sumOf(money.amounts);
              taken += placesTaken(lot.status, to);
              lot.status = to;
              // A won lot takes its money out of the group's: it must be there, whatever else is live.
              if (to === 'won') {
                paid += lot.hold;
                expect(before).toBeGreaterThanOrEqual(lot.hold + sumOf(holdsOf(wanted, lots)));
              }
            }
            money.become(holdsOf(wanted, lots));
            const live = lots.filter(({ status }) => takesPlace(status));
            expect(taken).toBe(live.length);
            expect(live.length).toBeLessThanOrEqual(wanted);
            const atStake = lots.filter(({ status }) => takesPlace(status) && status !== 'won');
            expect(sumOf(money.amounts)).toBeGreaterThanOrEqual(
              sumOf(atStake.map(({ hold }) => hold)),
            );
            if (lots.every(({ status }) => !isActive(status))) expect(money.amounts).toEqual([]);
          }
          if (steps.every(({ kind }) => kind !== 'raise')) expect(paid).toBeLessThanOrEqual(most);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('holds the largest for one of them, and the two largest for two', () => {
    const lots: Lot[] = [300, 900, 500].map((hold) => ({ status: 'scheduled', hold }));
    expect(holdsOf(1, lots)).toEqual([900]);
    expect(holdsOf(2, lots)).toEqual([900, 500]);
    expect(
      holdsOf(2, [
        { status: 'won', hold: 900 },
        ...lots.slice(0, 1),
        { status: 'outbid', hold: 500 },
      ]),
    ).toEqual([300]);
    expect(holdsOf(1, [{ status: 'won', hold: 900 }, ...lots])).toEqual([]);
  });

  it('keeps the place and the money of a lot whose answer was lost', () => {
    const lots: Lot[] = [
      { status: 'unknown', hold: 900 },
      { status: 'scheduled', hold: 300 },
    ];
    expect(placesTaken('firing', 'unknown')).toBe(0);
    expect(placesTaken('unknown', 'lost')).toBe(-1);
    expect(mayArm({ wanted: 1, taken: 1 })).toBe(false);
    expect(holdsOf(1, lots)).toEqual([900]);
  });
});

describe('changing holds', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 1_000 }), { maxLength: 8 });
  it('ends at the targets, releases and lowers before it asks for more', () => {
    fc.assert(
      fc.property(amounts, amounts, (current, targets) => {
        const holds = current.map((amount, index) => ({ id: String(index), amount }));
        const plan = planHolds(holds, targets);
        const after = new Map(holds.map(({ id, amount }) => [id, amount]));
        for (const id of plan.released) after.delete(id);
        for (const { id, amount } of [...plan.lowered, ...plan.raised]) {
          expect(amount).not.toBe(after.get(id));
          after.set(id, amount);
        }
        const descending = (list: readonly number[]) => list.toSorted((a, b) => b - a);
        expect(descending([...after.values(), ...plan.added])).toEqual(descending(targets));
        expect(
          plan.lowered.every(({ id, amount }) => amount < (holds[Number(id)] as GroupHold).amount),
        ).toBe(true);
      }),
    );
  });
});
