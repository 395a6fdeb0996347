import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Reason } from '../kit/shapes.ts';

/** What a rate by hand may be at all, VND for 100 yen: what is outside was mistyped. */
export const LEAST_SELL_X100 = 5_000;
export const MOST_SELL_X100 = 100_000;

const Rate = Type.Union([Type.Integer(), Type.Null()]);

export const readExchangeRatesEndpoint = endpoint({
  method: 'GET',
  path: '/api/exchange-price',
  access: 'anyone',
  summary:
    'Exchange rates, whole VND for one unit; JPY always has an entry. `exact` is the rate that prices are made at.',
  reply: Type.Object({
    code: Type.Integer(),
    message: Type.String(),
    data: Type.Array(
      Type.Object({
        CurrencyCode: Type.String(),
        CurrencyName: Type.String(),
        Buy: Rate,
        Transfer: Rate,
        Sell: Rate,
      }),
    ),
    exact: Type.Union([Type.Object({ vnd: Type.Integer(), scale: Type.Integer() }), Type.Null()]),
    quoted_at: Type.Union([Type.String(), Type.Null()]),
    is_too_old: Type.Boolean(),
    is_jump_waiting: Type.Boolean(),
  }),
});

export const decideExchangeRateEndpoint = endpoint({
  method: 'PUT',
  path: '/api/desk/exchange-price',
  access: { staff: ['accountant'] },
  summary: 'Takes or refuses an exchange rate that jumped.',
  body: Type.Object({ id: Type.Integer({ minimum: 1 }), accept: Type.Boolean(), reason: Reason }),
  reply: Type.Object({ status: Type.Boolean() }),
  refusals: ['pricing.rate-not-waiting'],
});

export const enterExchangeRateEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/exchange-price',
  access: { staff: ['accountant'] },
  summary:
    'Sets the yen rate by hand. Outside the bound of a jump it waits for a second person (`is_done` false).',
  body: Type.Object({
    sell_x100: Type.Integer({
      minimum: LEAST_SELL_X100,
      maximum: MOST_SELL_X100,
      description: 'VND for 100 yen',
    }),
    reason: Reason,
  }),
  reply: Type.Object({ status: Type.Boolean(), is_done: Type.Boolean() }),
  refusals: ['approvals.waiting'],
});

export const readWaitingRateEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/exchange-price',
  access: { staff: ['accountant'] },
  summary: 'The rate in use and the one that waits for a decision.',
  reply: Type.Object({
    status: Type.Boolean(),
    good: Type.Union([
      Type.Object({ id: Type.Integer(), sell_x100: Type.Integer(), quoted_at: Type.String() }),
      Type.Null(),
    ]),
    waiting: Type.Union([
      Type.Object({ id: Type.Integer(), sell_x100: Type.Integer(), quoted_at: Type.String() }),
      Type.Null(),
    ]),
    is_too_old: Type.Boolean(),
  }),
});
