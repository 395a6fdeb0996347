import { listUnseen, noteLook } from './auction-store.ts';
import { listLotsLedBy } from '../placing/bid-store.ts';
import type { BiddingDeps } from '../deps.ts';
import { LOOKING_MS } from './rules/watch-pace.ts';
import { paceOf, readAgain } from './watch-auction.ts';

/** How often one viewer is written down; half of it would write twice as often for nothing. */
const NOTED_EVERY_MS = 5_000;

/** Somebody looks at a lot: where a bid of ours leads it is read at the pace of viewers from now on. */
export async function noteViewer(deps: BiddingDeps, site: string, code: string): Promise<void> {
  const known = await deps.stores.auctions.find(deps.db, site, code);
  const now = deps.clock.now();
  const before = known?.lookedAt?.getTime() ?? 0;
  if (!known || known.settledAt || now.getTime() - before < NOTED_EVERY_MS) return;
  await deps.stores.inTransaction(deps.db, async (trx) => {
    const auction = await noteLook(trx, site, code, now);
    const isNew = now.getTime() - before >= LOOKING_MS;
    if (!auction?.isLeading || !isNew) return;
    const sinceMs = now.getTime() - auction.readAt.getTime();
    await readAgain(deps, trx, auction, Math.max(0, paceOf(auction, now.getTime()) - sinceMs));
  });
}

/** The topics of all open connections: lots whose page is open, and customers whose account is. Two questions find what is to be noted. */
export async function noteViewers(deps: BiddingDeps, topics: readonly string[]): Promise<void> {
  const customers: string[] = [];
  const lots = new Map<string, { site: string; code: string }>();
  for (const topic of topics) {
    const [kind, name = '', code = ''] = topic.split(':');
    if (kind === 'auction') lots.set(topic, { site: name, code });
    if (kind === 'customer') customers.push(name);
  }
  for (const lot of await listLotsLedBy(deps.db, customers))
    lots.set(`auction:${lot.site}:${lot.code}`, lot);
  const before = new Date(deps.clock.now().getTime() - NOTED_EVERY_MS);
  for (const { site, code } of await listUnseen(deps.db, [...lots.values()], before))
    await noteViewer(deps, site, code);
}
