import type { JobHandlers } from '../../platform/jobs/jobs.ts';
import type { Listeners } from '../../platform/jobs/news.ts';
import type { RepeatedJob } from '../../platform/jobs/worker.ts';
import type { OrderState } from '../orders/index.ts';
import type { Billing } from './billing.ts';

export const billingJobs = (billing: Billing): JobHandlers => ({
  ...billing.secondPaymentJob,
  'billing.settle-consignment': billing.settleConsignment,
  'billing.track-silent': billing.trackSilentConsignments,
});

/** Every second hour: parcels of which nothing was heard for a day. */
export const billingRepeatedJobs: readonly RepeatedJob[] = [
  { name: 'billing.track-silent', cron: '20 */2 * * *' },
];

export const billingListeners = (billing: Billing): Listeners => ({
  'order.moved': {
    'compute-second-payment': async ({
      orderId,
      state,
    }: {
      orderId: string;
      state: OrderState;
    }) => {
      if (state === 'CHECKED') await billing.queueSecondPayment({ orderId });
    },
  },
  'order.door-changed': {
    'compute-second-payment': ({ orderId }: { orderId: string }) =>
      billing.queueSecondPayment({ orderId }),
  },
  'cost.booked': {
    'compute-second-payment': ({ orderId }: { orderId: string }) =>
      billing.queueSecondPayment({ orderId }),
  },
  'cost.withdrawn': {
    'compute-second-payment': ({ orderId }: { orderId: string }) =>
      billing.queueSecondPayment({ orderId }),
  },
});
