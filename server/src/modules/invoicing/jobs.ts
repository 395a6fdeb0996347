import type { JobHandlers } from '../../platform/jobs/jobs.ts';
import { FILE } from './einvoices/file-einvoice.ts';
import { SEND } from './einvoices/send-einvoice.ts';
import type { Invoicing } from './invoicing.ts';

export const invoicingJobs = (invoicing: Invoicing): JobHandlers => ({
  [SEND]: invoicing.sendEinvoice,
  [FILE]: invoicing.fileEinvoice,
});
