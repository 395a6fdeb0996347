import type { JobHandlers } from '../../platform/jobs/jobs.ts';
import type { OrdersModule } from './index.ts';

export const ordersJobs = (orders: OrdersModule): JobHandlers => ({
  'orders.buy': orders.buyByAgent,
  'orders.settle-unknown': orders.settleUnknownPurchase,
  'orders.timer': orders.runTimer,
});
