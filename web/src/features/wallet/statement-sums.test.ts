import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changeOf, entriesOf, type Row } from './statement-entries.ts';

/** One thing that happens to a wallet: to the hold of a bid, or to the balance alone. */
const deed = fc.record({
  what: fc.constantFrom('hold', 'release', 'capture', 'pay'),
  bid: fc.constantFrom('a', 'b'),
  amount: fc.integer({ min: 1, max: 999 }),
});
interface Deed {
  readonly what: string;
  readonly bid: string;
  readonly amount: number;
}

/** What the wallet held at the start of each history. */
const START = 1_000_000;
const row = (newest: Row | undefined, kind: string, available: number, held: number): Row => ({
  id: String(Number(newest?.id ?? 0) + 1),
  at: '2026-11-22T00:43:48.537Z',
  kind,
  label: 'Thanh toán',
  ...(available === 0 || kind === 'payment' ? { part: 'tiền hàng' } : {}),
  amount_vnd: available,
  held_change_vnd: held,
  available_after_vnd: (newest?.available_after_vnd ?? START) + available,
  held_after_vnd: (newest?.held_after_vnd ?? 0) + held,
  cause: { type: 'order', id: 'one' },
  link: '/account/wallet',
});

/** The rows that these deeds leave behind, newest first; who bids again after a hold is settled has a new one. */
function historyOf(deeds: readonly Deed[]): Row[] {
  const rows: Row[] = [];
  const holds = new Map<string, { id: string; open: number }>();
  for (const { what, bid, amount } of deeds) {
    if (what === 'pay') {
      rows.unshift(row(rows[0], 'payment', -amount, 0));
      continue;
    }
    const hold = holds.get(bid) ?? { id: `${bid}-${rows.length}`, open: 0 };
    const book = (kind: string, available: number, held: number) => {
      hold.open += held;
      const booked = row(rows[0], kind, available, held);
      rows.unshift({ ...booked, hold: { type: 'bid', id: hold.id } });
    };
    if (what === 'hold') book('hold', -amount, amount);
    if (what === 'hold') holds.set(bid, hold);
    if (what === 'hold' || hold.open === 0) continue;
    if (what === 'capture') {
      book('discount', 0, 1);
      book('capture', 0, -Math.min(amount, hold.open));
    }
    if (hold.open > 0) book('release', hold.open, -hold.open);
    holds.delete(bid);
  }
  return rows;
}

it('what is left after each line is what was left below it and the amount of the line', () => {
  let merged = 0;
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 30 }), fc.nat(60), (deeds, shown) => {
      const history = historyOf(deeds);
      const rows = history.slice(0, shown);
      const entries = entriesOf(rows);
      const below = history[shown]?.available_after_vnd ?? START;
      for (const [place, { change, after }] of entries.entries())
        expect(after).toBe((entries[place + 1]?.after ?? below) + change);
      for (const { parts, change, fromHeld, isWithin } of entries)
        if (!isWithin)
          expect(parts.reduce((sum, part) => sum + changeOf(part), 0)).toBe(change - fromHeld);
      const told = entries.flatMap(({ parts, steps }) => [...parts, ...steps]);
      expect(told.map(({ id }) => id).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
      merged += entries.filter(({ steps }) => steps.length > 0).length;
    }),
  );
  expect(merged).toBeGreaterThan(0);
});
