import type { JobHandlers } from '../../platform/jobs/jobs.ts';
import type { RepeatedJob } from '../../platform/jobs/worker.ts';
import { FILE } from './einvoices/file-einvoice.ts';
import { SEND, SEND_REPLACEMENT } from './einvoices/send-einvoice.ts';
import { TAKE_UP } from './einvoices/take-up-open.ts';
import type { Invoicing } from './invoicing.ts';

export const invoicingJobs = (invoicing: Invoicing): JobHandlers => ({
  [SEND]: invoicing.sendEinvoice,
  [SEND_REPLACEMENT]: invoicing.sendEinvoice,
  [FILE]: invoicing.fileEinvoice,
  [TAKE_UP]: () => invoicing.takeUpOpen(),
});

export const invoicingRepeatedJobs: readonly RepeatedJob[] = [
  { name: TAKE_UP, cron: '37 * * * *' },
];
