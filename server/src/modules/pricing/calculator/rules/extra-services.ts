import { type Band, bandOf, exactly } from '../../tables/rules/bands.ts';
import { addDongBand, type Draft } from './draft.ts';
import type { Parcel } from './parcel.ts';
import type { ServiceRule } from '../../tables/rules/price-rows.ts';
import { serviceRule } from './rules-of-extras.ts';
import { BASIS, timesHalfUp } from './whole.ts';
import type { LineHead } from '../../rules/line-head.ts';

/** The extra services that were chosen and are paid with this payment. Codes that the tables do not know are refused before. */
export function addServices(
  { lines, input, tables, goodsDong }: Draft,
  payment: 1 | 2,
  parcel: Parcel,
): void {
  if (input.services.length === 0) return;
  let goods = 0;
  for (const dong of goodsDong) goods += dong;
  let pieces = 0;
  for (const { quantity } of input.items) pieces += quantity;
  const inside = new Set(
    input.services.flatMap((code) => tables.services.get(code)?.includes ?? []),
  );
  for (const code of new Set(input.services)) {
    const service = tables.services.get(code);
    if (service === undefined || service.payment !== payment || inside.has(code)) continue;
    const { charge } = service;
    const line: LineHead = {
      code: `dich-vu-${code.toLowerCase()}`,
      label: service.label,
      group: 'services',
      payment,
    };
    const isWeighed = charge.per === 'kg';
    const dong = costOf(charge, goods, pieces, input.items.length, parcel.billedG);
    addDongBand(
      lines,
      line,
      serviceRule(charge),
      dong,
      isWeighed ? parcel.certainty : 'certain',
      isWeighed ? parcel.reason : '',
    );
  }
}

function costOf(
  charge: ServiceRule['charge'],
  goods: number,
  pieces: number,
  items: number,
  billedG: Band,
): Band {
  switch (charge.per) {
    case 'piece':
      return exactly(charge.dong * pieces);
    case 'item':
      return exactly(charge.dong * items);
    case 'order':
      return exactly(charge.dong);
    case 'kg':
      return bandOf((grams) => Math.ceil(grams / 1000) * charge.dong, billedG);
    case 'goods':
      return exactly(Math.max(charge.minimumDong, timesHalfUp(goods, charge.basisPoints, BASIS)));
  }
}
