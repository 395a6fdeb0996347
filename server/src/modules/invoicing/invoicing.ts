import type { Bound } from '../../kernel/bind.ts';
import type { ActHandlers } from '../approvals/index.ts';
import type { askStandings } from './einvoices/ask-standings.ts';
import type { DeskList, listDeskInvoices } from './einvoices/desk-list-store.ts';
import type { exportIssued } from './einvoices/export-issued.ts';
import type { fileEinvoice } from './einvoices/file-einvoice.ts';
import type { openEinvoiceFile } from './einvoices/open-file.ts';
import type { retryEinvoice } from './einvoices/retry-einvoice.ts';
import type { sendEinvoice } from './einvoices/send-einvoice.ts';
import type { takeUpOpen } from './einvoices/take-up-open.ts';
import type { withdrawEinvoice } from './einvoices/withdraw-einvoice.ts';
import type { listInvoices } from './invoice-store.ts';
import type { PaperKind } from './invoice.ts';
import type { issueInvoice } from './issue-invoice.ts';
import type { openOriginal, readInvoicePaper } from './read-papers.ts';
import type { proposeReplacement } from './replacing/replace-invoice.ts';

export interface Invoicing {
  readonly issue: Bound<typeof issueInvoice>;
  /** What a customer gets now; undefined: nothing is issued here. */
  readonly paper: PaperKind | undefined;
  list(query: Parameters<typeof listInvoices>[1]): ReturnType<typeof listInvoices>;
  readonly askStandings: Bound<typeof askStandings>;
  readonly paperOf: Bound<typeof readInvoicePaper>;
  readonly originalOf: Bound<typeof openOriginal>;
  readonly exportIssued: Bound<typeof exportIssued>;
  listForDesk(query: DeskList): ReturnType<typeof listDeskInvoices>;
  readonly openForDesk: Bound<typeof openEinvoiceFile>;
  readonly retryEinvoice: Bound<typeof retryEinvoice>;
  readonly withdrawEinvoice: Bound<typeof withdrawEinvoice>;
  readonly proposeReplacement: Bound<typeof proposeReplacement>;
  /** What a second person decides; for the module of approvals. */
  readonly acts: Pick<ActHandlers, 'invoice.replace'>;
  /** A job's. */
  readonly sendEinvoice: Bound<typeof sendEinvoice>;
  /** A job's. */
  readonly fileEinvoice: Bound<typeof fileEinvoice>;
  /** A job's. */
  readonly takeUpOpen: Bound<typeof takeUpOpen>;
  now(): Date;
}
