import { complaintWork } from './complaint-list-store.ts';
import { saleChangeWork } from './sales-care/work-sql.ts';
import type { Listeners } from '../../platform/jobs/news.ts';
import { supportPersonalData } from './personal-data.ts';
import { supportRoutes } from './routes.ts';
import type { Support } from './support.ts';

export { supportSettings } from './complaint-store.ts';

/** What waits for somebody who looks after customers. */
export const supportWork = [...complaintWork, ...saleChangeWork];
export { createSupport } from './create-support.ts';
export type { Support } from './support.ts';

export const supportParts = (support: Support) => ({
  personalData: supportPersonalData,
  routes: supportRoutes(support),
  listeners: { 'bill.lost': { 'open-complaints': support.openForLost } } satisfies Listeners,
});
