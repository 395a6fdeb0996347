import { setTimeout as sleep } from 'node:timers/promises';
import { Agent } from 'undici';
import { type Product, startProduct } from '../../e2e/support/product.ts';
import type { BenchLine } from './bench-line.ts';
import { median } from './support/figures/statistics.ts';

const WARM_UP_MS = 6_000;
const CAPACITY_MS = 12_000;
const OVERLOAD_MS = 20_000;
const TIMES_CAPACITY = 3;
const AT_ONCE = 8;
/** Whoever waits longer has left. */
const GOOD_WITHIN_MS = 2_000;
const GOOD_PART = 0.8;
const PAGES = ['/', '/tro-giup', '/search?q=nikon', '/page/bieu-phi'];

interface Answer {
  readonly status: number;
  readonly ms: number;
  readonly retryAfter: string | undefined;
}

/**
 * Three times as many pages are asked for as the product can draw: how many are still drawn in time
 * beside its capacity, and whether a write is answered meanwhile.
 */
export async function run(): Promise<BenchLine[]> {
  const product = await startProduct({ HAKO_SHEDDING: 'on' });
  const agent = new Agent({ connections: 400, pipelining: 1 });
  try {
    await closedLoop(agent, product, WARM_UP_MS);
    const capacity = (await closedLoop(agent, product, CAPACITY_MS)) / (CAPACITY_MS / 1_000);
    const writes: Answer[] = [];
    const writing = keepInTurn(agent, product, writes);
    const answers = await openLoop(agent, product, capacity * TIMES_CAPACITY);
    await writing;
    return [...linesOf(capacity, answers), lineOfWrites(writes)];
  } finally {
    await agent.destroy();
    await product.stop();
  }
}

function linesOf(capacity: number, answers: readonly Answer[]): BenchLine[] {
  const good = answers.filter(({ status, ms }) => status === 200 && ms <= GOOD_WITHIN_MS);
  const perSecond = good.length / (OVERLOAD_MS / 1_000);
  const refused = answers.filter(({ status }) => status === 503);
  const told = refused.filter(({ retryAfter }) => Number(retryAfter) > 0).length;
  const refusedMs = refused.length > 0 ? median(refused.map(({ ms }) => ms)) : 0;
  const goodMs = median(good.map(({ ms }) => ms));
  return [
    {
      name: 'overload, good pages',
      ours: perSecond,
      limit: capacity,
      unit: 'pages a second',
      ratio: perSecond / capacity,
      goal: `>= ${GOOD_PART} x capacity`,
      holds: perSecond >= GOOD_PART * capacity,
    },
    {
      name: 'overload, told to come again',
      ours: told,
      limit: answers.length - good.length,
      unit: 'answers',
      ratio: told / Math.max(1, answers.length - good.length),
      goal: '>= 0.95 of the others',
      holds: told >= 0.95 * (answers.length - good.length),
    },
    {
      name: 'overload, a refusal is quick',
      ours: refusedMs,
      limit: goodMs,
      unit: 'ms, median',
      ratio: refusedMs / goodMs,
      goal: '<= a page',
      holds: refusedMs <= goodMs,
    },
  ];
}

function lineOfWrites(writes: readonly Answer[]): BenchLine {
  const good = writes.filter(({ status, ms }) => status === 200 && ms <= GOOD_WITHIN_MS).length;
  return {
    name: 'overload, writes',
    ours: good,
    limit: writes.length,
    unit: 'answered',
    ratio: good / writes.length,
    goal: '>= 0.99 in time',
    holds: good >= 0.99 * writes.length,
  };
}

/** What is sent, and as whom. */
interface Write {
  readonly token: string;
  readonly body: object;
}

async function ask(agent: Agent, { url }: Product, path: string, write?: Write): Promise<Answer> {
  const startedMs = performance.now();
  const answer = await agent.request({
    origin: url,
    path,
    method: write ? 'POST' : 'GET',
    headers: {
      accept: 'text/html',
      ...(write && {
        'content-type': 'application/json',
        authorization: `Bearer ${write.token}`,
      }),
    },
    ...(write && { body: JSON.stringify(write.body) }),
  });
  await answer.body.dump();
  return {
    status: answer.statusCode,
    ms: performance.now() - startedMs,
    retryAfter: answer.headers['retry-after'] as string | undefined,
  };
}

/** As many pages as can be drawn; the number of them. */
async function closedLoop(agent: Agent, product: Product, forMs: number): Promise<number> {
  const untilMs = performance.now() + forMs;
  let drawn = 0;
  let turn = 0;
  const one = async (): Promise<void> => {
    while (performance.now() < untilMs) {
      const { status } = await ask(agent, product, pageOf(turn++));
      if (status === 200) drawn += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return drawn;
}

const pageOf = (turn: number): string => PAGES[turn % PAGES.length] as string;

/** So many pages a second, whether or not those before have come. */
async function openLoop(agent: Agent, product: Product, perSecond: number): Promise<Answer[]> {
  const asked: Promise<Answer>[] = [];
  const startedMs = performance.now();
  for (let passed = 0; passed < OVERLOAD_MS; passed = performance.now() - startedMs) {
    const due = Math.floor((passed / 1_000) * perSecond);
    while (asked.length < due) asked.push(ask(agent, product, pageOf(asked.length)));
    await sleep(5);
  }
  return Promise.all(asked);
}

/** A customer keeps things, one after the other. */
async function keepInTurn(agent: Agent, product: Product, answers: Answer[]): Promise<void> {
  const token = await tokenOf(product);
  const untilMs = performance.now() + OVERLOAD_MS;
  while (performance.now() < untilMs) {
    const body = { code: `kept-${answers.length}`, name: 'Máy ảnh', price: 1_000 };
    answers.push(await ask(agent, product, '/api/favorite/product', { token, body }));
    await sleep(100);
  }
}

async function tokenOf({ url }: Product): Promise<string> {
  const form = new URLSearchParams({
    grant_type: 'password',
    username: 'khach@hako.test',
    password: 'hako-demo-2026',
    scopes: 'openid offline_access',
    client_id: 'mobile',
    client_secret: 'mobile',
  });
  const answer = await fetch(`${url}/connect/token`, { method: 'POST', body: form });
  return ((await answer.json()) as { access_token: string }).access_token;
}
