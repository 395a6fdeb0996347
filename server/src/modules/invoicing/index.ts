/**
 * Invoicing: what customers get for their money, a receipt of ours or an electronic invoice of a
 * provider.
 */
import { deskInvoicingRoutes } from './einvoices/desk-routes.ts';
import type { Invoicing } from './invoicing.ts';
import { invoicingJobs, invoicingRepeatedJobs } from './jobs.ts';
import { invoicingPersonalData } from './personal-data.ts';
import { invoicingRoutes } from './routes.ts';

export { createInvoicing } from './create-invoicing.ts';
export type { Invoicing } from './invoicing.ts';
export { ownReceipts } from './providers/own-receipts.ts';
export type { InvoiceProvider } from './providers/provider.ts';
export { createViettelSinvoice } from './providers/viettel-sinvoice.ts';
export { invoicingWork } from './work-sql.ts';

export const invoicingParts = (invoicing: Invoicing) => ({
  personalData: invoicingPersonalData,
  routes: [...invoicingRoutes(invoicing), ...deskInvoicingRoutes(invoicing)],
  jobs: invoicingJobs(invoicing),
  repeatedJobs: invoicingRepeatedJobs,
});
