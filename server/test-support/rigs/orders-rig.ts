import { Logger, runOnce } from 'graphile-worker';
import { movableClock } from '../../src/kernel/clock.ts';
import type { BillingDeps } from '../../src/modules/billing/index.ts';
import type { InvoiceProvider } from '../../src/modules/invoicing/index.ts';
import type { PurchaseOrder } from '../../src/modules/orders/index.ts';
import { inTransaction } from '../../src/platform/database/transaction.ts';
import type { TestAnswer } from '../people/client.ts';
import { COMPANY } from '../people/customer-facts.ts';
import { namedCaller, serveRoutes } from '../serve-routes.ts';
import { createTestPlatform } from '../test-platform.ts';
import { createPretendShop } from '../world/pretend-shop.ts';
import { expectExplainedPrices } from './explained-prices.ts';
import { createGround } from './orders/ground.ts';
import { createOrderModules, partsOf } from './orders/order-modules.ts';
import { createCartOf } from './orders/purchase-order.ts';
import { createPurses } from './orders/purses.ts';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { JobHandlers } from '../../src/platform/jobs/jobs.ts';
import type { Database } from '../../src/platform/database/database.ts';

export type OrdersRig = Awaited<ReturnType<typeof createOrdersRig>>;

interface Options {
  readonly carriers?: BillingDeps['carriers'];
  readonly hasAgent?: boolean;
  readonly invoices?: InvoiceProvider;
  readonly invariants?: Readonly<Record<string, string>>;
}

/**
 * Orders, logistics, billing and the desk with their calls, over the real ledger, wallet, pricing
 * and audit; the shop and the carrier are the outside. Whoever names other invariants fills tables
 * by SQL: those orders have prices that nobody computed.
 */
export async function createOrdersRig(options: Options = {}) {
  const clock = movableClock(new Date());
  const platform = await createTestPlatform({
    clock,
    settings: COMPANY,
    invariants: options.invariants,
  });
  await platform.live.start();
  const { db } = platform;
  const shop = createPretendShop();
  const ground = await createGround(platform);
  const modules = createOrderModules(platform, ground, {
    carriers: options.carriers ?? [],
    invoices: options.invoices,
    agentFor: (site) =>
      site === 'mercari' && options.hasAgent !== false
        ? { account: 'hako-01', purchases: shop.purchases, findListing: shop.findListing }
        : undefined,
  });
  const { orders, logistics, billing } = modules;
  const { files, wallet, pricing } = ground;
  const { routes, jobs } = partsOf(platform, ground, modules);
  const app = await serveRoutes(
    platform,
    routes,
    namedCaller((role) => STAFF_IDS[role]),
  );
  return {
    platform,
    clock,
    app,
    shop,
    orders,
    logistics,
    billing,
    invoicing: modules.invoicing,
    files,
    wallet,
    pricing,
    ...{ customers: ground.customers, audit: ground.audit, promotions: ground.promotions },
    ...{ approvals: ground.approvals, notifications: ground.notifications },
    db,
    ...createPurses(db, ground.ledger, wallet),
    wanted: createCartOf({ pricing, clock }),
    buy: (order: PurchaseOrder) => inTransaction(db, (trx) => orders.createForPurchase(trx, order)),
    /** Runs what the queue has due, with what that causes, until nothing is due. */
    runJobs: () => runDue(platform.pool, jobs),
    call: callsOf(app),
    state: async (code: string) => (await orders.read(db, { code })).state,
    yenSpentOn: (orderId: string) => yenSpentOn(db, orderId),
    async close(): Promise<void> {
      await app.close();
      if (options.invariants === undefined) await expectExplainedPrices(platform.db, pricing);
      await platform.close();
    },
  };
}

/** What the marketplace charged us for an order, as the ledger has it. */
const yenSpentOn = (db: Database, orderId: string) =>
  db
    .selectFrom('ledger_movements')
    .select(['amount', 'currency', 'from_account', 'to_account'])
    .where('key', '=', `cost:order:${orderId}`)
    .execute();

const QUIET = new Logger(() => () => undefined);
const runDue = (pgPool: Pool, jobs: JobHandlers): Promise<void> =>
  runOnce({
    pgPool,
    taskList: Object.fromEntries(
      Object.entries(jobs).map(([name, run]) => [
        name,
        (payload: unknown) => run(payload as never),
      ]),
    ),
    logger: QUIET,
  });

const callsOf =
  (app: FastifyInstance) =>
  async (method: 'GET' | 'POST' | 'PUT', url: string, as: string, payload?: object) => {
    const answer = await app.inject({
      method,
      url,
      headers: { 'x-test-caller': as },
      ...(payload ? { payload } : {}),
    });
    const body: TestAnswer['body'] = answer.headers['content-type']?.toString().includes('json')
      ? answer.json()
      : answer.rawPayload;
    return { status: answer.statusCode, body };
  };

export const STAFF_IDS = {
  buyer: '0190a000-0000-7000-8000-0000000000b1',
  warehouse: '0190a000-0000-7000-8000-0000000000b2',
  sales: '0190a000-0000-7000-8000-0000000000b3',
  accountant: '0190a000-0000-7000-8000-0000000000b4',
  admin: '0190a000-0000-7000-8000-0000000000b5',
} as const;
