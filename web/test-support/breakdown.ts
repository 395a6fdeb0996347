import { BreakdownReply } from '@hako/contract/pricing/pricing';
import type { Static } from 'typebox';
import { allowed } from './allowed.ts';

type Breakdown = Static<typeof BreakdownReply>;

const range = (likely: number) => ({ low: likely, likely, high: likely });

/** The price of a parcel, certain to the đồng unless a test says otherwise. */
export const breakdownOf = (parts: Partial<Breakdown> = {}): Breakdown =>
  allowed(BreakdownReply, {
    ship_mode: 'air',
    as_of: '2026-01-01',
    certainty: 'certain',
    lines: [
      {
        code: 'goods',
        label: 'Tiền hàng',
        group: 'goods',
        payment: 1,
        currency: 'JPY',
        amount: 5_000,
        vnd: 850_000,
        low_vnd: 850_000,
        high_vnd: 850_000,
        certainty: 'certain',
        rule: 'Giá trên sàn',
        reason: '',
        item: 0,
      },
    ],
    first_payment: range(900_000),
    second_payment: range(300_000),
    landed_total: range(1_200_000),
    weight: { real_g: 1_000, volumetric_g: 800, billed_g: 1_000 },
    flags: [],
    items: [0],
    ...parts,
  });
