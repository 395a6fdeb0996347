import type { Composition } from './composition.ts';
import { seedDemoFeedbacks } from './demo/feedbacks.ts';
import { seedFirstSteps } from './demo/first-steps.ts';
import { seedDemoOrders } from './demo-orders.ts';
import { seedDemoPeople } from './demo-people.ts';
import { dong } from './kernel/money.ts';
import type { Platform } from './platform/platform.ts';

const DEMO_MONEY = dong(30_000_000);
const DEMO_LEVEL = 'SILVER';

/**
 * The demo accounts and their money and orders, made through the same use cases that people use; each step is skipped when an
 * earlier start did it. Only development starts call this.
 */
export async function seedDemo(platform: Platform, modules: Composition['modules']): Promise<void> {
  const people = await seedDemoPeople(platform);
  await modules.memberships.grant(people.customerId, DEMO_LEVEL);
  await modules.topUps.receive({
    provider: 'sepay',
    accountNumber: platform.config.bankAccounts[0]?.number ?? '',
    providerReference: 'demo-1',
    bankReference: 'FT-DEMO-1',
    direction: 'in',
    amount: DEMO_MONEY,
    content: '0912345678 QR ODN',
    transferredAt: platform.clock.now(),
    raw: '{}',
  });
  await seedDemoOrders(platform, modules, people);
  await seedFirstSteps(platform, modules, people.staffIds['admin'] ?? '');
  await seedDemoFeedbacks(platform, {
    customerId: people.customerId,
    staffId: people.staffIds['sales'] ?? '',
  });
}
