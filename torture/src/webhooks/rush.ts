import type { Database } from '../../../server/src/platform/database/database.ts';
import { bankReferenceOf, type Delivery, signedDelivery } from './bank-day.ts';
import type { Door, OpenDoor } from './door.ts';

const AT_ONCE = 16;
const PATIENCE_MS = 60_000;

export interface Rush {
  /** Answers that were not what they must be. */
  readonly wrong: readonly string[];
  /** Answered with success, but not there when the server had been cut. */
  readonly lost: readonly string[];
  readonly accepted: number;
  readonly refused: number;
  /** Cut in the middle; the bank tells those again. */
  readonly cut: number;
  readonly slowestMs: number;
}

interface Asked {
  readonly db: Database;
  readonly databaseUrl: string;
  readonly open: OpenDoor;
  readonly kills: number;
  /** Done now and then while deliveries arrive. */
  readonly between: (share: number) => Promise<void>;
}

/** Delivers everything, sixteen at once, to a server that is killed on the way and started again; what got no answer is delivered again. */
export async function rush(
  deliveries: readonly Delivery[],
  { db, databaseUrl, open, kills, between }: Asked,
): Promise<Rush> {
  const wrong: string[] = [];
  const lost: string[] = [];
  const accepted = new Set<string>();
  const counts = { accepted: 0, refused: 0, cut: 0, slowestMs: 0 };
  let queue = [...deliveries];
  for (let life = 0; queue.length > 0; life++) {
    const door = await open(databaseUrl);
    const most = life < kills ? Math.ceil(deliveries.length / (kills + 1)) : queue.length;
    const again: Delivery[] = [];
    const now = queue.slice(0, most);
    // Killed while the last of its share are under way.
    const delivered = deliver(
      door,
      now,
      life < kills ? Math.max(1, most - AT_ONCE) : undefined,
      (delivery, status, ms) => {
        const { feed, transfer, flip } = delivery;
        if (status === undefined) {
          counts.cut++;
          again.push(delivery);
          return;
        }
        counts.slowestMs = Math.max(counts.slowestMs, ms);
        // A digit turned over can also make it no JSON: a number with a leading zero.
        const right = flip ? [400, 401] : [200];
        if (!right.includes(status))
          wrong.push(`${status} for ${feed} ${transfer.id} ${JSON.stringify(flip)}`);
        if (flip) counts.refused++;
        else counts.accepted++;
        if (status < 300) accepted.add(`${feed}:${bankReferenceOf(transfer)}`);
      },
    );
    await delivered.finally(() => door.kill());
    const rows = await db
      .selectFrom('wallet_transfers')
      .select(['provider', 'bank_reference'])
      .execute();
    const there = new Set(
      rows.map(({ provider, bank_reference }) => `${provider}:${bank_reference}`),
    );
    lost.push(...[...accepted].filter((reference) => !there.has(reference)));
    queue = [...queue.slice(most), ...again];
    await between(1 - queue.length / deliveries.length);
  }
  return { wrong, lost, ...counts };
}

/** Tells what became of each: a status, or undefined when the line broke. After `killAfter` answers the server is killed. */
async function deliver(
  door: Door,
  deliveries: readonly Delivery[],
  killAfter: number | undefined,
  tell: (delivery: Delivery, status: number | undefined, ms: number) => void,
): Promise<void> {
  let next = 0;
  let answered = 0;
  let killed: Promise<void> | undefined;
  const work = async (): Promise<void> => {
    for (let index = next++; index < deliveries.length; index = next++) {
      const delivery = deliveries[index] as Delivery;
      const startedAt = performance.now();
      const status = await post(door, delivery);
      tell(delivery, status, performance.now() - startedAt);
      answered++;
      if (answered === killAfter) killed = door.kill();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await killed;
}

async function post(door: Door, delivery: Delivery): Promise<number | undefined> {
  const { url, payload, headers } = signedDelivery(delivery, new Date());
  try {
    const answer = await fetch(door.url + url, {
      method: 'POST',
      body: payload,
      headers,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
