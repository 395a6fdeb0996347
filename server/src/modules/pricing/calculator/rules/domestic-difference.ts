import { exactly } from '../../tables/rules/bands.ts';
import type { LineHead } from '../../rules/line-head.ts';
import { addDongBand, type Draft } from './draft.ts';
import { LABELS, RULES } from './wording.ts';

export const DOMESTIC_DIFFERENCE = 'chenh-lech-noi-dia';

const HEAD: LineHead = {
  code: DOMESTIC_DIFFERENCE,
  label: LABELS[DOMESTIC_DIFFERENCE],
  group: 'japan',
  payment: 2,
};

/**
 * What the seller really took for sending it, less what was charged for it before anybody knew. It takes no more off the second payment than
 * there is of it; what is left over is for the bill to give back.
 */
export function addDomesticDifference({ lines, input: { booked } }: Draft): void {
  if (booked?.domesticShipping === undefined) return;
  let charged = 0;
  let second = 0;
  for (const line of lines) {
    if (line.code === 'phi-van-chuyen-noi-dia') charged += line.dong;
    if (line.payment === 2) second += line.dong;
  }
  const difference = Math.max(booked.domesticShipping - charged, -second);
  if (difference !== 0)
    addDongBand(lines, HEAD, RULES.domesticBooked, exactly(difference), 'certain', '');
}
