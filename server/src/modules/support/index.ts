import type { Listeners } from '../../platform/jobs/news.ts';
import { supportPersonalData } from './personal-data.ts';
import { supportRoutes } from './routes.ts';
import { salesCareRoutes } from './sales-care-routes.ts';
import type { Support } from './create-support.ts';

export { createSupport, type Support } from './create-support.ts';

export const supportParts = (support: Support) => ({
  personalData: supportPersonalData,
  routes: [...supportRoutes(support), ...salesCareRoutes(support)],
  listeners: { 'bill.lost': { 'open-complaints': support.openForLost } } satisfies Listeners,
});
