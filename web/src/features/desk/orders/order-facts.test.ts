import { CARRIERS } from '@hako/contract/billing/carriers';
import { HOLD_CAUSES } from '@hako/contract/logistics/gate';
import { ORDER_CHOICES } from '@hako/contract/orders/choices';
import { EVENT_REASONS, type FactKind, ORDER_FACTS } from '@hako/contract/orders/facts';
import { FALL_THROUGH_REASONS } from '@hako/contract/orders/messages';
import { expect, it } from 'vitest';
import { factsText } from './order-facts.ts';

/** Values of each kind as the server writes them; texts that people wrote stay as they are. */
const WRITTEN: Readonly<Record<FactKind, readonly (string | number | boolean)[]>> = {
  yen: [12_800],
  dong: [2_341_455],
  grams: [1_254],
  centimetres: [30],
  moment: ['2026-11-21T15:14:00.000Z'],
  ordinal: [2],
  text: ['HKAB12'],
  yes: [true],
  carrier: [...CARRIERS, 'by-hand'],
  'carrier-said': ['on-its-way', 'delivered', 'undelivered'],
  cause: Object.keys(HOLD_CAUSES),
  choices: Object.keys(ORDER_CHOICES),
  customs: ['waiting', 'held', 'released'],
  'fell-through': Object.keys(FALL_THROUGH_REASONS),
  reason: EVENT_REASONS,
  request: ['join', 'split', 'rehearsal'],
  wish: ['deliver', 'collect'],
  before: [12_800, 'KIEN1, KIEN2'],
};
const SAME: ReadonlySet<FactKind> = new Set(['text', 'ordinal']);
const facts = Object.entries(ORDER_FACTS).flatMap(([name, kind]) =>
  WRITTEN[kind].map((value) => [name, kind, value] as const),
);

it.each(facts)('%s, %s, says %s in words', (name, kind, value) => {
  const told = factsText({ [name]: value });
  expect(told).not.toMatch(/(?<!\/)\d{4,}|[a-z]_[a-z]|undefined|NaN|true|Invalid/);
  if (!SAME.has(kind) && !(name === 'before' && typeof value === 'string'))
    expect(told.split(': ')[1]).not.toBe(String(value));
  expect(told).toMatch(/^[^:_]+: \S/);
});

it('says sums, weights and sides as people write them', () => {
  const measured = { weight_g: 1_254, length_cm: 30, width_cm: 20, height_cm: 10 };
  expect(factsText({ held: 2_341_455, carrier: 'by-hand', ...measured })).toBe(
    'tạm giữ: 2.341.455\u00a0₫ · hãng: Hãng khác · cân: 1,254\u00a0kg · kích thước: 30×20×10\u00a0cm',
  );
});

it('keeps what a person wrote and a fact that it does not know', () => {
  expect(factsText({ reason: 'khách gọi điện', odd: 3 })).toBe('lý do: khách gọi điện · odd: 3');
});
