import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Uuid } from '../kit/shapes.ts';
import { listHoldsEndpoint, readStatementEndpoint } from './wallet.ts';

/** The wallet of a customer as they read it themselves. */
const READERS = { staff: ['sales', 'accountant'] } as const;
const Id = Type.Object({ id: Uuid });

export const readCustomerStatementEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/customers/{id}/statement',
  access: READERS,
  summary: "Every movement of a customer's money, newest first, as the customer reads it.",
  params: Id,
  query: readStatementEndpoint.query,
  reply: readStatementEndpoint.reply,
  refusals: ['customers.not-found'],
});

export const listCustomerHoldsEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/customers/{id}/holds',
  access: READERS,
  summary: "What a customer's held money is held for, line by line.",
  params: Id,
  reply: listHoldsEndpoint.reply,
  refusals: ['customers.not-found'],
});
