import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Product, startProduct } from '../../e2e/support/product.ts';
import { freePort } from '../../scripts/free-port.ts';
import {
  type Release,
  type Started,
  startProgram,
  unpackRelease,
} from '../../torture/src/release/unpacked.ts';
import type { BenchLine } from './bench-line.ts';
import { backendsOf } from './support/items/request-cost.ts';
import { type Asked, type Kind, KINDS, shopFor } from './support/load/asking.ts';
import { costOfKind, restOf } from './support/load/cost-of-kind.ts';
import { quantile } from './support/figures/statistics.ts';
import { cpuSecondsOf, memoryOf, slopeOf } from './support/load/process-figures.ts';
import { sharesOf } from './support/load/profile.ts';
import { openShoppers, settingsBeside, type Shopper } from './support/load/shop.ts';

const SHOPPERS = 50;
const WARM_UP_MS = 20_000;
const MEASURED_MS = 60_000;
const PROFILED_MS = 20_000;
const SAMPLE_MS = 1_000;
/** Of soak runs; a minute is too short to hold it to. */
const MOST_MIB_A_MINUTE = 1;
/** What is told of a profile. */
const TOLD_SHARE = 0.03;
/** More than this is explained in `docs/scaling.md`, or removed. */
const MOST_SHARE = 0.1;

/**
 * Fifty customers browse, search, open items, keep, bid, buy and pay in a closed loop against one
 * api process of the release. Its worker, sniper and outside world are the product's beside it. The
 * limit is a bare Fastify that asks PostgreSQL once a request, under the same customers.
 */
export async function run(): Promise<BenchLine[]> {
  const product = await startProduct({
    HAKO_TRUSTED_PROXIES: '127.0.0.1',
    HAKO_SHEDDING: 'off',
  });
  const release = await unpackRelease();
  try {
    const shoppers = await openShoppers(product, SHOPPERS);
    const ours = await measureRelease(product, release, shoppers);
    const limit = await measureBare(product, shoppers);
    await tellProfile(product, release, shoppers);
    return linesOf(ours, limit);
  } finally {
    await release.forget();
    await product.stop();
  }
}

interface Measured {
  readonly asked: readonly Asked[];
  /** Seconds of processor of the process and of PostgreSQL. */
  readonly cpuSeconds: number;
  readonly mibAMinute: number;
}

async function measureRelease(
  product: Product,
  release: Release,
  shoppers: readonly Shopper[],
): Promise<Measured> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const api = await release.start(settingsBeside(product, port), `${url}/readyz`);
  try {
    await shopFor(WARM_UP_MS, url, product.simulatorUrl, shoppers);
    const measured = await measure(api, product, url, shoppers);
    const rest = await restOf(product);
    tell(`nobody asks: ${(rest * 1_000).toFixed(0)} ms of PostgreSQL a second`);
    for (const kind of KINDS) tell(await costOfKind(kind, { api, product, url, shoppers, rest }));
    return measured;
  } finally {
    await api.stop();
  }
}

/** The same customers at a server that does nothing but ask PostgreSQL. */
async function measureBare(product: Product, shoppers: readonly Shopper[]): Promise<Measured> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = { ...settingsBeside(product, port), PORT: String(port) };
  const root = path.resolve(import.meta.dirname, '../..');
  const bare = await startProgram(['torture/src/release/bare.mjs'], root, settings, `${url}/`);
  try {
    return await measure(bare, product, url, shoppers);
  } finally {
    await bare.stop();
  }
}

async function measure(
  { pid }: Started,
  { dataDir, simulatorUrl }: Product,
  url: string,
  shoppers: readonly Shopper[],
): Promise<Measured> {
  const database = path.join(dataDir, 'postgres');
  const cpu = () => cpuSecondsOf(pid) + backendsOf(database) / 1e6;
  const before = cpu();
  const memory: [number, number][] = [];
  const startedMs = performance.now();
  const sampling = setInterval(
    () => memory.push([(performance.now() - startedMs) / 60_000, memoryOf(pid)]),
    SAMPLE_MS,
  );
  const asked = await shopFor(MEASURED_MS, url, simulatorUrl, shoppers);
  clearInterval(sampling);
  return { asked, cpuSeconds: cpu() - before, mibAMinute: slopeOf(memory) };
}

async function tellProfile(
  product: Product,
  release: Release,
  shoppers: readonly Shopper[],
): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'hako-profile-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const forNode = ['--cpu-prof', `--cpu-prof-dir=${folder}`];
  const api = await release.start(settingsBeside(product, port), `${url}/readyz`, forNode);
  await shopFor(PROFILED_MS, url, product.simulatorUrl, shoppers);
  await api.stop();
  for (const [name, share] of sharesOf(folder).filter(([, share]) => share >= TOLD_SHARE))
    tell(`profile: ${(share * 100).toFixed(1)} % ${name}${share > MOST_SHARE ? ' (!)' : ''}`);
  rmSync(folder, { recursive: true });
}

function linesOf(ours: Measured, limit: Measured): BenchLine[] {
  for (const kind of KINDS) tellKind(kind, ours.asked);
  const refused = ours.asked.filter(({ refused }) => refused !== '');
  for (const one of refused.slice(0, 5)) tell(`refused: ${one.kind} ${one.status} ${one.refused}`);
  const perCore = ({ asked, cpuSeconds }: Measured) => asked.length / cpuSeconds;
  const cpuMs = ({ asked, cpuSeconds }: Measured) => (cpuSeconds * 1_000) / asked.length;
  return [
    {
      name: 'load-line, good answers',
      ours: ours.asked.length - refused.length,
      limit: ours.asked.length,
      unit: 'answers',
      ratio: 1 - refused.length / ours.asked.length,
      goal: 'all',
      holds: refused.length === 0,
    },
    {
      name: 'load-line, requests a core',
      ours: perCore(ours),
      limit: perCore(limit),
      unit: 'a second',
      ratio: perCore(ours) / perCore(limit),
      goal: 'told',
      holds: true,
    },
    {
      name: 'load-line, CPU a request',
      ours: cpuMs(ours),
      limit: cpuMs(limit),
      unit: 'ms',
      ratio: cpuMs(ours) / cpuMs(limit),
      goal: 'told',
      holds: true,
    },
    {
      name: 'load-line, memory',
      ours: ours.mibAMinute,
      limit: MOST_MIB_A_MINUTE,
      unit: 'MiB a minute',
      ratio: ours.mibAMinute / MOST_MIB_A_MINUTE,
      goal: 'told; held over an hour',
      holds: true,
    },
  ];
}

function tellKind(kind: Kind, asked: readonly Asked[]): void {
  const times = asked.filter((one) => one.kind === kind).map(({ ms }) => ms);
  const [half, most] = [quantile(times, 0.5), quantile(times, 0.99)];
  tell(
    `${kind.padEnd(14)} ${times.length} times, p50 ${half.toFixed(1)} ms, p99 ${most.toFixed(1)} ms`,
  );
}

const tell = (sentence: string): void => void process.stdout.write(`load-line: ${sentence}\n`);
