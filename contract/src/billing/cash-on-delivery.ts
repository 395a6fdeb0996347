import { Type } from 'typebox';
import { CarrierCode } from './carriers.ts';
import { endpoint } from '../kit/endpoint.ts';
import { PageQuery } from '../kit/pages.ts';
import { DoneReply, Nullable, Reason } from '../kit/shapes.ts';

const byCode = Type.Object({ code: Type.String({ minLength: 1, maxLength: 40 }) });
const dong = Type.Integer();

export const chooseCodEndpoint = endpoint({
  method: 'POST',
  path: '/api/me/bills/{code}/cod',
  access: 'customer',
  summary:
    'I pay this bill to the carrier when the goods arrive; until it is packed it may still be paid from the wallet instead.',
  params: byCode,
  reply: DoneReply,
  refusals: [
    'billing.not-found',
    'billing.not-payable',
    'billing.nothing-to-collect',
    'billing.cod-too-much',
  ],
});

/** A bill that the carrier collects for, and how far its money is. */
export const CodRow = Type.Object({
  code: Type.String(),
  amount_vnd: dong,
  status: Type.Union([
    Type.Literal('preparing'),
    Type.Literal('delivering'),
    Type.Literal('undelivered'),
    Type.Literal('collected'),
    Type.Literal('settled'),
  ]),
  status_label: Type.String(),
  status_id: Type.Integer(),
  receiver: Type.String(),
  phone: Type.String(),
  address: Type.String(),
  carrier_name: Nullable(Type.String()),
  tracking: Nullable(Type.String()),
  created_date: Type.String(),
  chosen_at: Type.String(),
  settled_at: Nullable(Type.String()),
  reference: Nullable(Type.String()),
});

export const listCodsEndpoint = endpoint({
  method: 'GET',
  path: '/api/bill/cods',
  access: 'customer',
  summary:
    'My bills that the carrier collects for, newest first, 10 a page, with what is still on its way to us.',
  query: PageQuery,
  reply: Type.Object({
    data: Type.Object({
      results: Type.Array(CodRow),
      pagination: Type.Object({
        total: Type.Integer(),
        current: Type.Integer(),
        pageSize: Type.Integer(),
      }),
      options: Type.Object({
        open: Type.Integer(),
        open_vnd: dong,
        settled: Type.Integer(),
        settled_vnd: dong,
      }),
    }),
  }),
});

export const settleCodEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/bills/{code}/settle-cod',
  access: { staff: ['accountant'] },
  summary:
    'The carrier’s report brings what it collected for this bill: the bill is paid with it. Less than all needs a reason, and the rest stays a debt of the carrier until it is booked here too.',
  params: byCode,
  body: Type.Object({
    amount_vnd: Type.Integer({ minimum: 1 }),
    reference: Type.String({ minLength: 1, maxLength: 100 }),
    short_reason: Type.Optional(Reason),
  }),
  reply: DoneReply,
  refusals: ['billing.not-found', 'billing.cod-not-delivered', 'billing.cod-amount-differs'],
});

export const CodOutcome = Type.Union([
  Type.Literal('settled'),
  Type.Literal('settled-before'),
  Type.Literal('amount-differs'),
  Type.Literal('not-delivered'),
  Type.Literal('not-collected'),
  Type.Literal('unknown'),
]);

/** Every line is answered; what does not fit settles nothing. The same report again settles only what is still open. */
export const settleCodReportEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/cod-reports',
  access: { staff: ['accountant'] },
  summary: 'Books a carrier’s report of collected money, line by line.',
  body: Type.Object({
    carrier: CarrierCode,
    reference: Type.String({ minLength: 1, maxLength: 100 }),
    lines: Type.Array(
      Type.Object({
        tracking: Type.String({ minLength: 1, maxLength: 80 }),
        amount_vnd: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
      }),
      { minItems: 1, maxItems: 500 },
    ),
  }),
  reply: Type.Object({
    data: Type.Object({
      settled: Type.Integer(),
      settled_vnd: dong,
      lines: Type.Array(
        Type.Object({
          tracking: Type.String(),
          amount_vnd: dong,
          outcome: CodOutcome,
          outcome_label: Type.String(),
          bill: Nullable(Type.String()),
          expected_vnd: Nullable(dong),
        }),
      ),
    }),
  }),
});

export const listOwedCodsEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/cod-reports',
  access: { staff: ['accountant'] },
  summary: 'What each carrier has collected and not brought yet, whoever owes longest first.',
  reply: Type.Object({
    data: Type.Array(
      Type.Object({
        carrier: Type.String(),
        name: Type.String(),
        count: Type.Integer(),
        owed_vnd: dong,
        since: Type.String(),
      }),
    ),
  }),
});
