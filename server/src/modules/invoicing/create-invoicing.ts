import { bind } from '../../kernel/bind.ts';
import { askStandings } from './einvoices/ask-standings.ts';
import { PDF, XML } from './einvoices/file-forms.ts';
import { openFileShelf } from '../../platform/outside/shelf/open-shelf.ts';
import type { InvoicingDeps } from './deps.ts';
import { listDeskInvoices } from './einvoices/desk-list-store.ts';
import { exportIssued } from './einvoices/export-issued.ts';
import { fileEinvoice } from './einvoices/file-einvoice.ts';
import { openEinvoiceFile } from './einvoices/open-file.ts';
import { retryEinvoice } from './einvoices/retry-einvoice.ts';
import { sendEinvoice } from './einvoices/send-einvoice.ts';
import { takeUpOpen } from './einvoices/take-up-open.ts';
import { withdrawEinvoice } from './einvoices/withdraw-einvoice.ts';
import { listInvoices } from './invoice-store.ts';
import type { Invoicing } from './invoicing.ts';
import { issueInvoice } from './issue-invoice.ts';
import { openOriginal, readInvoicePaper } from './read-papers.ts';
import { replaceInvoiceAct } from './replacing/replace-act.ts';
import { proposeReplacement } from './replacing/replace-invoice.ts';

export function createInvoicing(given: Omit<InvoicingDeps, 'shelves'>): Invoicing {
  const shelves = { pdf: openFileShelf(given.config, PDF), xml: openFileShelf(given.config, XML) };
  const deps: InvoicingDeps = { ...given, shelves };
  return {
    ...bind(deps, {
      issue: issueInvoice,
      askStandings,
      paperOf: readInvoicePaper,
      originalOf: openOriginal,
      exportIssued,
      openForDesk: openEinvoiceFile,
      retryEinvoice,
      withdrawEinvoice,
      proposeReplacement,
      sendEinvoice,
      fileEinvoice,
      takeUpOpen,
    }),
    acts: { 'invoice.replace': replaceInvoiceAct(deps) },
    paper: deps.provider?.paper,
    list: (query) => listInvoices(deps.db, query),
    listForDesk: (query) => listDeskInvoices(deps.db, query),
    now: () => deps.clock.now(),
  };
}
