import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Text, Whole } from '../kit/shapes.ts';
import { OrderStateText } from '../orders/states.ts';
import { REPORT } from './reports.ts';

export const StateTime = Type.Object({
  state: OrderStateText,
  label: Text,
  /** Orders that left the state in these days. */
  orders: Whole,
  /** How long half of them had stood there at most, and nine of ten; to a twentieth. */
  half_ms: Whole,
  most_ms: Whole,
});
export type StateTime = Static<typeof StateTime>;

export const readStatesReportEndpoint = endpoint({
  ...REPORT,
  path: '/api/desk/reports/states',
  summary: 'How long orders stood in each state that they left in some days.',
  reply: Type.Object({ states: Type.Array(StateTime) }),
});
