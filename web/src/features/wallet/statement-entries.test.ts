import { describe, expect, it } from 'vitest';
import { entriesOf, type Row } from './statement-entries.ts';

const AT = '2026-11-22T00:43:48.537Z';
const HOLD = { type: 'order', id: 'one' };
let number = 0;
const row = (amount: number, held: number, more: Partial<Row> = {}): Row => ({
  id: `row-${++number}`,
  at: AT,
  kind: held < 0 ? 'capture' : 'payment',
  label: 'Thanh toán lần 1 – đơn HK6RKB4GJR',
  amount_vnd: amount,
  held_change_vnd: held,
  available_after_vnd: 1_000_000,
  held_after_vnd: 0,
  cause: HOLD,
  ...(held === 0 ? {} : { hold: HOLD }),
  link: '/account/quotes/one',
  ...more,
});

/** What a won lot leaves in the statement: held for the bid, paid for the order. */
function wonLot(): Row[] {
  const bid = { type: 'bid', id: 'b' };
  const paid = { hold: bid, available_after_vnd: 8_349_148 };
  const within = { ...paid, cause: bid, link: '/account/bids/b' };
  return [
    row(654_630, -654_630, { ...within, kind: 'release', available_after_vnd: 9_003_778 }),
    row(0, -35_200, { ...paid, part: 'phí thanh toán' }),
    row(0, -58_608, { ...paid, part: 'phí dịch vụ' }),
    row(0, -172_480, { ...paid, part: 'vận chuyển nội địa Nhật' }),
    row(0, -732_864, { ...paid, part: 'tiền hàng' }),
    row(0, 2_930, { ...paid, part: 'giảm giá', kind: 'discount' }),
    row(-1_650_852, 1_650_852, { ...within, kind: 'hold', at: '2026-11-22T00:40:00.000Z' }),
  ];
}

describe('entries of a statement', () => {
  it('put the parts of one payment together, discounts with their sign, and its hold with them', () => {
    const captured = [
      row(0, -35_236, { part: 'phí thanh toán' }),
      row(0, -1_500_000, { part: 'tiền hàng' }),
      row(0, 5_236, { part: 'giảm giá', kind: 'discount' }),
    ];
    const hold = row(-1_530_000, 1_530_000, { kind: 'hold' });
    const entries = entriesOf([...captured, hold]);
    expect(entries).toEqual([
      {
        row: captured[0],
        after: 1_000_000,
        parts: [captured[1], captured[0], captured[2]],
        change: -1_530_000,
        fromHeld: 0,
        paid: -1_530_000,
        isWithin: false,
        steps: [hold],
      },
    ]);
  });

  it('tell a hold that was raised, paid and released in part as one story, oldest step first', () => {
    const rest = row(500, -500, { kind: 'release', available_after_vnd: 8_000 });
    const paid = row(0, -2_000, { part: 'tiền hàng', available_after_vnd: 7_500 });
    const [raised, held] = [
      row(-1_500, 1_500, { kind: 'hold', available_after_vnd: 7_500 }),
      row(-1_000, 1_000, { kind: 'hold', available_after_vnd: 9_000 }),
    ];
    const entries = entriesOf([rest, paid, raised, held]);
    expect(entries).toMatchObject([
      { row: paid, change: -2_000, after: 8_000, steps: [held, raised, rest] },
    ]);
  });

  it('of a won lot are one: the hold of its bid is not told a second time', () => {
    const rows = wonLot();
    expect(entriesOf(rows)).toMatchObject([
      { row: rows[1], change: -996_222, after: 9_003_778, steps: [rows[6], rows[0]] },
    ]);
    expect(entriesOf(rows)[0]?.parts.map(({ part }) => part)).toEqual([
      'tiền hàng',
      'vận chuyển nội địa Nhật',
      'phí dịch vụ',
      'phí thanh toán',
      'giảm giá',
    ]);
  });

  it('keep a hold on its own line when other money moved before it was paid', () => {
    const rows = wonLot();
    const other = row(-5_000, 0, { cause: { type: 'bill', id: 'p' } });
    const entries = entriesOf([...rows.slice(0, 6), other, ...rows.slice(6)]);
    expect(entries).toMatchObject([
      { row: rows[0], change: 654_630, isWithin: true, steps: [] },
      { row: rows[1], change: 0, paid: -996_222, fromHeld: 996_222, steps: [] },
      { row: other, change: -5_000, fromHeld: 0 },
      { row: rows[6], change: -1_650_852, fromHeld: 0, steps: [], isWithin: true },
    ]);
  });

  it('leave a hold alone that was not paid, or was paid for something else', () => {
    const other = { type: 'bid', id: 'other' };
    const held = row(-1_000, 1_000, { kind: 'hold', cause: other, hold: other });
    const paid = row(0, -2_000, { part: 'tiền hàng' });
    expect(entriesOf([paid, held])).toMatchObject([{ steps: [] }, { row: held, isWithin: true }]);
  });

  it('of different payments, moments or without parts stay apart, in their order', () => {
    const rows = [
      row(-10, 0, { part: 'tiền hàng' }),
      row(-20, 0, { part: 'tiền hàng', cause: { type: 'order', id: 'two' } }),
      row(-30, 0, {
        part: 'tiền hàng',
        cause: { type: 'order', id: 'two' },
        at: '2026-11-22T00:43:49.000Z',
      }),
      row(-40, 0),
      row(-50, 0),
      row(-60, 60, { part: 'tiền hàng', kind: 'hold' }),
      row(60, -60, { part: 'tiền hàng', kind: 'release' }),
    ];
    expect(entriesOf(rows).map(({ parts, change }) => [parts.length, change])).toEqual([
      [1, -10],
      [1, -20],
      [1, -30],
      [1, -40],
      [1, -50],
      [1, -60],
      [1, 60],
    ]);
    expect(entriesOf([])).toEqual([]);
  });
});
