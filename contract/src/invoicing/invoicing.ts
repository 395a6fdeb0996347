import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { EXPORTS_PER_MINUTE } from '../kit/limits.ts';
import { PageQuery, Pagination } from '../kit/pages.ts';

export const Buyer = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 200 }),
  tax_code: Type.Optional(Type.String({ maxLength: 20 })),
  address: Type.Optional(Type.String({ maxLength: 300 })),
});
export type Buyer = Static<typeof Buyer>;

/** An electronic invoice, or a receipt of ours, which is none by law. */
export const PaperKind = Type.Union([Type.Literal('invoice'), Type.Literal('receipt')]);
export type PaperKind = Static<typeof PaperKind>;

/**
 * What became of a paper, as its customer is told; refused: our accountant is at it; withdrawn: it
 * is not issued, and the accountant knows why.
 */
const PaperState = Type.Union([
  Type.Literal('under-way'),
  Type.Literal('refused'),
  Type.Literal('issued'),
  Type.Literal('withdrawn'),
]);
export type PaperState = Static<typeof PaperState>;

/** What a paper is known by. */
export const PaperNumber = Type.Object({ series: Type.String(), number: Type.Integer() });

export const InvoiceRow = Type.Object({
  id: Type.String(),
  paper: PaperKind,
  bill_code: Type.String(),
  state: PaperState,
  has_files: Type.Boolean({ description: 'what was issued can be fetched' }),
  series: Type.Union([Type.String(), Type.Null()]),
  number: Type.Union([Type.Integer(), Type.Null()], {
    description: 'null while whoever numbers it has not answered',
  }),
  counts: Type.Boolean({ description: 'it is the paper of its bill; false: another one is' }),
  replaces: Type.Union([PaperNumber, Type.Null()], {
    description: 'the wrong one in whose place it comes',
  }),
  replaced_by: Type.Union([PaperNumber, Type.Null()]),
  buyer: Buyer,
  net_vnd: Type.Integer(),
  tax_vnd: Type.Integer(),
  total_vnd: Type.Integer(),
  issued_at: Type.Union([Type.String(), Type.Null()]),
});

export const issueInvoiceEndpoint = endpoint({
  method: 'POST',
  path: '/api/invoices',
  access: 'customer',
  summary:
    'The invoice or receipt of a paid bill, for me or a company of mine; again it is the same one.',
  body: Type.Object({ bill_code: Type.String({ maxLength: 40 }), buyer: Buyer }),
  reply: Type.Object({ status: Type.Boolean(), data: InvoiceRow }),
  refusals: [
    'invoicing.not-set-up',
    'invoicing.bill-not-found',
    'invoicing.bill-not-paid',
    'invoicing.tax-code',
    'invoicing.company-incomplete',
    'invoicing.issued-otherwise',
    'invoicing.asked-otherwise',
    'invoicing.nothing-paid',
    'invoicing.withdrawn',
  ],
  limitPerMinute: 60,
});

export const listInvoicesEndpoint = endpoint({
  method: 'GET',
  path: '/api/invoices',
  access: 'customer',
  summary: 'My invoices, newest first; those of some bills only, when they are named.',
  query: Type.Object({
    ...PageQuery.properties,
    bill_codes: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 100 })),
  }),
  reply: Type.Object({
    status: Type.Boolean(),
    paper: Type.Union([PaperKind, Type.Null()], { description: 'what is issued here now' }),
    results: Type.Array(InvoiceRow),
    pagination: Pagination,
  }),
});

/** Why there is no file of an invoice. */
export const INVOICE_FILE_REFUSALS = [
  'invoicing.not-found',
  'invoicing.not-issued',
  'invoicing.refused',
  'invoicing.withdrawn',
  'invoicing.file-not-here',
] as const;

export const readInvoicePaperEndpoint = endpoint({
  method: 'GET',
  path: '/api/invoices/{id}/pdf',
  access: 'customer',
  summary: 'An invoice of mine as its provider made it, or a receipt (PDF).',
  params: Type.Object({ id: Type.String({ maxLength: 40 }) }),
  reply: Type.Unknown(),
  replyKind: 'file',
  refusals: INVOICE_FILE_REFUSALS,
  limitPerMinute: EXPORTS_PER_MINUTE,
});

export const readInvoiceOriginalEndpoint = endpoint({
  method: 'GET',
  path: '/api/invoices/{id}/xml',
  access: 'customer',
  summary: 'The signed original of an electronic invoice of mine (XML).',
  params: Type.Object({ id: Type.String({ maxLength: 40 }) }),
  reply: Type.Unknown(),
  replyKind: 'file',
  refusals: INVOICE_FILE_REFUSALS,
  limitPerMinute: EXPORTS_PER_MINUTE,
});

export const exportInvoicesEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/invoices/export',
  access: { staff: ['accountant'] },
  summary: 'Invoices and receipts issued in some days as a spreadsheet, oldest first.',
  query: Type.Object({
    from: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}' }),
    to: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}' }),
  }),
  reply: Type.Unknown(),
  replyKind: 'file',
  limitPerMinute: EXPORTS_PER_MINUTE,
});
