import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Nullable, Text, Whole } from '../kit/shapes.ts';
import { REPORT } from './reports.ts';

export const SnipeSite = Type.Object({
  site: Text,
  fired: Whole,
  /** Sent within a quarter of a second of their moment, and before the end. */
  on_time: Whole,
  won: Whole,
  lost_by_price: Whole,
  lost_by_us: Whole,
  other: Whole,
  /** How late half of them left at most, and 99 of 100; null where none was sent. */
  half_late_ms: Nullable(Whole),
  most_late_ms: Nullable(Whole),
});
export type SnipeSite = Static<typeof SnipeSite>;

export const PurchaseSite = Type.Object({
  site: Text,
  /** Goods that became ours: won, bought by our program, bought by a person. */
  won: Whole,
  by_program: Whole,
  by_hand: Whole,
  paid_jpy: Whole,
  /** What our program asked for in vain: refused, not sent or not found afterwards. */
  failed: Whole,
  /** The answer was lost, and nobody knows yet. */
  unknown: Whole,
});
export type PurchaseSite = Static<typeof PurchaseSite>;

export const readTradeReportEndpoint = endpoint({
  ...REPORT,
  path: '/api/desk/reports/trade',
  summary: 'What was bought in some days and how, and what became of snipes, by site.',
  reply: Type.Object({
    purchases: Type.Array(PurchaseSite),
    snipes: Type.Array(SnipeSite),
  }),
});
