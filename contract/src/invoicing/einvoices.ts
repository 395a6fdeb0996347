import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { EXPORTS_PER_MINUTE } from '../kit/limits.ts';
import { Flag, Nullable, Reason, Text, Uuid, Whole } from '../kit/shapes.ts';
import { Buyer, INVOICE_FILE_REFUSALS, PaperKind, PaperNumber } from './invoicing.ts';

const ACCOUNTANT = { staff: ['accountant'] } as const;

/** What becomes of an invoice at its provider. */
export const EINVOICE_STATES = {
  waiting: 'Chờ gửi',
  sent: 'Đang phát hành',
  refused: 'Bị từ chối',
  issued: 'Đã phát hành',
  withdrawn: 'Đã hủy yêu cầu',
} as const;
export type EinvoiceState = keyof typeof EINVOICE_STATES;

/** What the desk's list can be narrowed to. */
export const DeskInvoiceFilter = Type.Union([
  /** What is yet to be issued, refused or not. */
  Type.Literal('open'),
  Type.Literal('refused'),
  Type.Literal('issued'),
]);
export type DeskInvoiceFilter = Static<typeof DeskInvoiceFilter>;

export const EinvoiceFile = Type.Union([Type.Literal('pdf'), Type.Literal('xml')]);
export type EinvoiceFile = Static<typeof EinvoiceFile>;

export const DeskInvoice = Type.Object({
  id: Uuid,
  bill_code: Text,
  paper: PaperKind,
  state: Type.Unsafe<EinvoiceState>(Text),
  buyer: Buyer,
  series: Nullable(Text),
  number: Nullable(Whole),
  tax_vnd: Whole,
  total_vnd: Whole,
  /** What the buyer looks it up by at the provider. */
  lookup_code: Nullable(Text),
  /** Mã của cơ quan thuế. */
  tax_authority_code: Nullable(Text),
  refusal_code: Nullable(Text),
  /**
   * What the provider said when it refused, what kept it from answering, or why it was withdrawn.
   */
  words: Nullable(Text),
  has_files: Flag,
  asked_at: Text,
  issued_at: Nullable(Text),
  /** The wrong one in whose place it comes. */
  replaces: Nullable(PaperNumber),
  /** The one that counts instead. */
  replaced_by: Nullable(PaperNumber),
  may_replace: Flag,
});
export type DeskInvoice = Static<typeof DeskInvoice>;

export const listDeskInvoicesEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/invoices',
  access: ACCOUNTANT,
  summary: 'Invoices and receipts with what became of them, newest first, fifty at a time.',
  query: Type.Object({
    state: Type.Optional(DeskInvoiceFilter),
    bill_code: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
    after: Type.Optional(Type.String({ maxLength: 80 })),
  }),
  reply: Type.Object({ rows: Type.Array(DeskInvoice), next: Type.Optional(Text) }),
  refusals: ['request.invalid'],
});

export const retryInvoiceEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/invoices/{id}/retry',
  access: ACCOUNTANT,
  summary:
    'Sends an invoice again, for another buyer if that was why; asks first, and what is there stays.',
  params: Type.Object({ id: Uuid }),
  body: Type.Object({ reason: Reason, buyer: Type.Optional(Buyer) }),
  reply: Type.Object({ status: Flag }),
  refusals: [
    'invoicing.not-found',
    'invoicing.already-issued',
    'invoicing.withdrawn',
    'invoicing.on-its-way',
    'invoicing.replacement-buyer',
    'invoicing.tax-code',
    'invoicing.company-incomplete',
  ],
});

export const withdrawInvoiceEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/invoices/{id}/withdraw',
  access: ACCOUNTANT,
  summary:
    'Says why an invoice is not issued from here (issued elsewhere, all paid back); it is final. One that was sent is asked for first.',
  params: Type.Object({ id: Uuid }),
  body: Type.Object({ reason: Reason }),
  reply: Type.Object({ status: Flag }),
  refusals: [
    'invoicing.not-found',
    'invoicing.already-issued',
    'invoicing.withdrawn',
    'invoicing.may-be-there',
  ],
});

export const replaceInvoiceEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/invoices/{id}/replace',
  access: ACCOUNTANT,
  summary:
    'Proposes another invoice in the place of a wrong one: for another buyer, or with what ' +
    'is paid now. A second person approves; the wrong one counts until the new one is issued.',
  params: Type.Object({ id: Uuid }),
  body: Type.Object({
    reason: Reason,
    buyer: Type.Optional(Buyer),
    agreement: Type.Optional(
      Type.Object(
        {
          name: Type.String({ minLength: 3, maxLength: 200, pattern: '\\S' }),
          on: Type.String({ format: 'date' }),
        },
        { description: 'what seller and buyer signed about it; a company must' },
      ),
    ),
  }),
  reply: Type.Object({ status: Flag }),
  refusals: [
    'invoicing.not-found',
    'invoicing.not-issued',
    'invoicing.replaced',
    'invoicing.nothing-wrong',
    'invoicing.only-notice',
    'invoicing.nothing-paid',
    'invoicing.agreement-missing',
    'invoicing.agreement-too-early',
    'invoicing.tax-code',
    'invoicing.company-incomplete',
    'approvals.waiting',
  ],
});

export const readDeskInvoiceFileEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/invoices/{id}/{form}',
  access: ACCOUNTANT,
  summary: 'An electronic invoice as its provider made it: PDF, or the signed original (XML).',
  params: Type.Object({ id: Uuid, form: EinvoiceFile }),
  reply: Type.Unknown(),
  replyKind: 'file',
  refusals: INVOICE_FILE_REFUSALS,
  limitPerMinute: EXPORTS_PER_MINUTE,
});
