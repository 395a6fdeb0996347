import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { liveIn } from '../../server/test-support/rigs/swap/lived-in.ts';
import { staffToken } from '../../server/test-support/people/sign-in.ts';
import { call } from '../../server/test-support/people/client.ts';
import {
  type PretendService,
  startPretendService,
} from '../../server/test-support/world/pretend-service.ts';
import { type Ask, asksOf, jobsOf, OF_WHAT_CAME } from './growth/calls.ts';
import { SECONDS_APART } from './growth/orders.ts';
import { fillHouse, OPEN_SHARE } from './growth/fill.ts';
import { type Cost, costOf, recorded } from './growth/statements.ts';
import { isLarge, sized, tell } from './scale.ts';

// A house of some years beside a new one: what each call asks of the database stays the same work,
// also for somebody with one order in fifty.

const ORDERS = sized({ ci: 1, gate: 1_000_000, release: 1_000_000 });
/** Pages of 8 KB that one call may look at, however much there is. */
const MOST_PAGES = 3_000;
/** A report of a month adds up what happened in it: so many pages for each of its orders. */
const PAGES_AN_ORDER = 20;
const ORDERS_A_MONTH = (30 * 86_400) / SECONDS_APART;
/** A job looks at each order that is not over: so many pages for each. */
const PAGES_AN_OPEN_ORDER = 10;
const OPEN_ORDERS = 3 * OPEN_SHARE * ORDERS;

const MOST_TOLD = 12;
/** So many are looked at at least, or nothing was tried. */
const CALLS_PROMISED = 150;

if (!isLarge) tell('growth: SKIPPED at this size. npm run torture -- gate growth');

/** They add up all time, for an accountant who opens them seldom; what they cost is told. */
const OF_ALL_TIME = /^\/api\/desk\/(?:float\/cost|guarantee)$/;

interface Measured {
  readonly status: number;
  readonly milliseconds: number;
  readonly costs: readonly Cost[];
}

describe.runIf(isLarge)('a house of some years', { timeout: 0 }, () => {
  let service: PretendService;
  let staff: string;
  let asks: Ask[];
  const before = new Map<string, Measured>();
  let large: ReadonlyMap<string, number>;

  /** Gives the status of the answer; a job has none, and ends or throws. */
  async function send({ asker, url }: Ask): Promise<number> {
    if (asker === 'customer') return (await service.asCustomer('GET', url)).status;
    if (asker === 'staff') return (await call(service, 'GET', url, { token: staff })).status;
    await service.parts.jobs[url]?.({} as never);
    return 200;
  }

  async function measure(ask: Ask): Promise<Measured> {
    let status = 0;
    const once = async () => {
      status = await send(ask);
    };
    // The first time some things are read that are kept afterwards.
    await once();
    const began = performance.now();
    await once();
    const milliseconds = performance.now() - began;
    await forgetBudgets();
    const sent = await recorded(once);
    const client = await service.platform.pool.connect();
    const costs: Cost[] = [];
    try {
      for (const one of sent) costs.push(await costOf(client, one));
    } finally {
      client.release();
    }
    return { status, milliseconds, costs };
  }
  const forgetBudgets = () => service.platform.pool.query('delete from budgets');

  beforeAll(async () => {
    service = await startPretendService(60_000_000, { invariants: {} });
    await liveIn(service);
    staff = await staffToken(service, 'admin');
    const orders = await service.asCustomer('GET', '/api/quotes/user');
    asks = asksOf(
      service.parts.routes.map(({ endpoint }) => endpoint),
      { order: orders.body.data.results[0].code, customer: service.customerId },
    );
    asks.push(...jobsOf(service.parts.repeatedJobs));
    for (const ask of asks) before.set(ask.url, await measure(ask));
    const began = performance.now();
    large = await fillHouse(service.platform.pool, service.customerId, {
      ...{ customers: Math.ceil(ORDERS / 20), orders: ORDERS, movements: ORDERS * 5 },
      ...{ notices: ORDERS, bids: Math.ceil(ORDERS * 0.3) },
    });
    // As every hour of those years: the days are sealed and their sums kept.
    for (const name of OF_WHAT_CAME) await service.parts.jobs[name]?.({} as never);
    await service.platform.pool.query('vacuum analyze');
    tell(`growth: filled in ${((performance.now() - began) / 60_000).toFixed(1)} minutes`);
    tell(`growth: ${[...large].map(([table, rows]) => `${table} ${rows}`).join(', ')}`);
  }, 0);
  afterAll(async () => {
    // A service that ends looks at the prices of all orders: not of these.
    await service?.platform.pool.query(
      'alter table orders rename to copied_orders; create table orders (like copied_orders)',
    );
    await service?.close();
  });

  /** What is wrong with a call in the full house, if anything. */
  function faultOf(ask: Ask, now: Measured): string | undefined {
    const isReport = /\?from=/.test(ask.url) || OF_ALL_TIME.test(ask.path);
    const most = {
      report: PAGES_AN_ORDER * ORDERS_A_MONTH,
      job: PAGES_AN_OPEN_ORDER * OPEN_ORDERS,
      list: MOST_PAGES,
    }[isReport ? 'report' : ask.asker === 'job' ? 'job' : 'list'];
    const scanned = now.costs.flatMap(({ scanned: tables, text }) =>
      tables.filter((table) => large.has(table)).map((table) => `${table}: ${text}`),
    );
    if (now.status !== 200) return `answers ${now.status}`;
    if (pagesOf(now) > most) {
      const worst = now.costs.toSorted((a, b) => b.pages - a.pages)[0];
      return `most of it, ${worst?.pages} pages, for ${worst?.text}`;
    }
    return isReport || scanned.length === 0 ? undefined : `reads the whole of ${scanned[0]}`;
  }

  it('asks the database for no more work than a new one', async () => {
    const faults: string[] = [];
    const lines: { readonly line: string; readonly pages: number }[] = [];
    for (const ask of asks) {
      const old = before.get(ask.url);
      if (old?.status !== 200) continue;
      const now = await measure(ask);
      const line =
        `${ask.asker} ${ask.url}: ${pagesOf(now)} pages (${pagesOf(old)} before), ` +
        `${now.milliseconds.toFixed(0)} ms (${old.milliseconds.toFixed(0)})`;
      lines.push({ line, pages: pagesOf(now) });
      const fault = faultOf(ask, now);
      if (fault) faults.push(`${line}; ${fault.replace(/\s+/g, ' ').slice(0, 600)}`);
    }
    tell(`growth: ${lines.length} of ${asks.length} calls and jobs, ${faults.length} of them grow`);
    for (const { line } of lines.toSorted((a, b) => b.pages - a.pages).slice(0, MOST_TOLD))
      tell(`growth: much work: ${line}`);
    for (const fault of faults) tell(`growth: FAULT ${fault}`);
    expect(lines.length).toBeGreaterThan(CALLS_PROMISED);
    expect(faults).toEqual([]);
  });
});

const pagesOf = ({ costs }: Measured): number => costs.reduce((sum, { pages }) => sum + pages, 0);
