import type { JobHandlers } from '../../platform/jobs/jobs.ts';
import type { Listeners } from '../../platform/jobs/news.ts';
import type { OrderState } from '../orders/index.ts';
import type { Billing } from './index.ts';

export const billingJobs = (billing: Billing): JobHandlers => ({ 'billing.settle-consignment': billing.settleConsignment });

export const billingListeners = (billing: Billing): Listeners => ({
  'order.moved': {
    'compute-second-payment': async ({ orderId, state }: { orderId: string; state: OrderState }) => {
      if (state === 'CHECKED') await billing.computeSecondPayment({ orderId });
    },
  },
});
