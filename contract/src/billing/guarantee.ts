import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { DoneReply, Reason } from '../kit/shapes.ts';

const dong = Type.Integer({ description: 'VND' });
const Terms = {
  is_guaranteed: Type.Boolean({
    description: 'the second payment never passes the printed high end, storage apart',
  }),
  explain_over_percent: Type.Integer({
    minimum: 1,
    maximum: 100,
    description: 'off by more than this, the customer reads why',
  }),
};

export const Guarantee = Type.Object({
  /** The newest first: what holds for orders from that moment on. */
  terms: Type.Array(Type.Object({ valid_from: Type.String(), ...Terms, reason: Type.String() })),
  may_propose: Type.Boolean(),
  /** What it cost, by month and site, the newest month first. */
  months: Type.Array(
    Type.Object({
      month: Type.String(),
      site: Type.String(),
      orders: Type.Integer(),
      carried_orders: Type.Integer(),
      carried_vnd: dong,
      above: Type.Integer(),
      below: Type.Integer(),
      forecast_vnd: dong,
      billed_vnd: dong,
    }),
  ),
});
export type Guarantee = Static<typeof Guarantee>;

export const readGuaranteeEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/guarantee',
  access: { staff: ['accountant'] },
  summary: 'Whether second payments are guaranteed, since when, and what that cost.',
  reply: Type.Object({ data: Guarantee }),
});

export const proposeForecastTermsEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/guarantee',
  access: { staff: [] },
  summary: 'The owner proposes other terms for orders from now on; a second person decides.',
  body: Type.Object({
    ...Terms,
    reason: Reason,
  }),
  reply: DoneReply,
  refusals: ['approvals.waiting'],
});
