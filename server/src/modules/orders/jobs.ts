import type { JobHandlers } from '../../platform/jobs/jobs.ts';
import type { OrdersModule } from './orders.ts';

export const ordersJobs = (orders: OrdersModule): JobHandlers => ({
  'orders.buy': orders.buyByAgent,
  'orders.settle-unknown': orders.settleUnknownPurchase,
  'orders.timer': orders.runTimer,
});
