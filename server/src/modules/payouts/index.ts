import { payoutsRoutes } from './routes.ts';
import { payoutsPersonalData } from './personal-data.ts';
import type { Payouts } from './payouts.ts';

export { payoutSettings } from './settings.ts';
export { payoutsWork } from './work-sql.ts';
export { createPayouts } from './create-payouts.ts';
export type { Payouts } from './payouts.ts';

export const payoutsParts = (payouts: Payouts) => ({
  personalData: payoutsPersonalData,
  routes: payoutsRoutes(payouts),
  listeners: { 'account.change-stopped': { 'forget-cards': payouts.forgetStoppedCards } },
});
