import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { EXPORTS_PER_MINUTE } from '../kit/limits.ts';
import { SearchedWords } from '../kit/shapes.ts';

const code = Type.String({ minLength: 1, maxLength: 40 });
const day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}' });

/** A customer's own bills; sales and accountants any. Without codes all of the tab and the days, newest first. */
export const exportBillsEndpoint = endpoint({
  method: 'POST',
  path: '/api/bill/excel',
  access: 'session',
  summary:
    'Bills as a spreadsheet (xlsx): the named ones, or those of a tab and of the days they were made on.',
  body: Type.Object({
    codes: Type.Optional(Type.Array(code, { minItems: 1, maxItems: 500 })),
    tab: Type.Optional(Type.String({ maxLength: 20 })),
    from: Type.Optional(day),
    to: Type.Optional(day),
    /** As in a customer's own list. */
    q: Type.Optional(SearchedWords),
  }),
  reply: Type.Unknown(),
  replyKind: 'file',
  limitPerMinute: EXPORTS_PER_MINUTE,
  refusals: ['billing.not-found'],
});

export const PrintSize = Type.Union([Type.Literal('a4'), Type.Literal('80mm')]);

/** `content` is a whole page without scripts, ready for the printer: one slip a sheet. A customer's own bills, staff any. */
export const printBillsEndpoint = endpoint({
  method: 'POST',
  path: '/api/bill/print',
  access: 'session',
  summary: 'Delivery slips as a page to print, on A4 or on a roll of 80 mm.',
  body: Type.Object({
    codes: Type.Array(code, { minItems: 1, maxItems: 50 }),
    size: Type.Optional(PrintSize),
  }),
  reply: Type.Object({
    status: Type.Literal(true),
    success: Type.Literal(true),
    data: Type.Object({ content: Type.String() }),
    content: Type.String(),
  }),
  refusals: ['billing.not-found'],
});
