import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Product } from '../../../../e2e/support/product.ts';
import type { Started } from '../../../../torture/src/release/unpacked.ts';
import { backendsOf } from '../items/request-cost.ts';
import { type Kind, shopFor } from './asking.ts';
import { cpuSecondsOf } from './process-figures.ts';
import type { Shopper } from './shop.ts';

const ONE_KIND_MS = 4_000;
/** Enough to keep one process busy, so few that nobody waits in a queue. */
const ONE_KIND_SHOPPERS = 4;
const REST_MS = 5_000;

interface Shop {
  readonly api: Started;
  readonly product: Product;
  readonly url: string;
  readonly shoppers: readonly Shopper[];
  /** What PostgreSQL uses by itself, as `restOf` gives it. */
  readonly rest: number;
}

/**
 * What PostgreSQL uses while nobody asks: bids and orders that were made before are followed for
 * minutes. Seconds of processor a second.
 */
export async function restOf({ dataDir }: Product): Promise<number> {
  const database = path.join(dataDir, 'postgres');
  const before = backendsOf(database);
  await sleep(REST_MS);
  return (backendsOf(database) - before) / (REST_MS * 1_000);
}

/** What one request of a kind costs when nothing else is asked, without what goes on by itself. */
export async function costOfKind(
  kind: Kind,
  { api: { pid }, product: { dataDir, simulatorUrl }, url, shoppers, rest }: Shop,
): Promise<string> {
  const database = path.join(dataDir, 'postgres');
  const few = shoppers.slice(0, ONE_KIND_SHOPPERS);
  const beganMs = performance.now();
  const before = [cpuSecondsOf(pid), backendsOf(database) / 1e6] as const;
  const asked = await shopFor(ONE_KIND_MS, url, simulatorUrl, few, [kind]);
  const perRequest = (seconds: number) => ((seconds * 1_000) / asked.length).toFixed(2);
  const node = perRequest(cpuSecondsOf(pid) - before[0]);
  const restSeconds = (rest * (performance.now() - beganMs)) / 1_000;
  const postgres = perRequest(backendsOf(database) / 1e6 - before[1] - restSeconds);
  return `${kind.padEnd(14)} alone: ${node} ms of node, ${postgres} ms of PostgreSQL a request`;
}
