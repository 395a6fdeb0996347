import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Nullable, Reason, Text, Uuid, Whole } from '../kit/shapes.ts';

const Id = Type.Object({ id: Uuid });
const LevelName = Type.Object({ code: Text, name: Text });

/**
 * The level of a customer and where it comes from: the best of what was earned, bought and given.
 */
export const CustomerLevel = Type.Object({
  level: LevelName,
  earned: LevelName,
  /** Spent within 365 days, đồng. */
  spent_vnd: Whole,
  bought: Nullable(Type.Object({ name: Text, until: Text })),
  given: Nullable(LevelName),
  choices: Type.Array(LevelName),
});
export type CustomerLevel = Static<typeof CustomerLevel>;

export const readCustomerLevelEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/customers/{id}/level',
  access: { staff: ['sales', 'buyer', 'accountant'] },
  summary: 'The level of a customer: what was earned, bought, and given by the staff.',
  params: Id,
  reply: Type.Object({ data: CustomerLevel }),
  refusals: ['customers.not-found'],
});

export const giveLevelEndpoint = endpoint({
  method: 'PUT',
  path: '/api/desk/customers/{id}/level',
  access: { staff: ['admin'] },
  summary: 'Gives a customer a level whatever was spent, or takes it back with null.',
  params: Id,
  body: Type.Object({
    level: Nullable(Type.String({ maxLength: 20 })),
    reason: Reason,
  }),
  reply: Type.Object({ data: CustomerLevel }),
  refusals: ['customers.not-found', 'membership.no-such-level'],
});
