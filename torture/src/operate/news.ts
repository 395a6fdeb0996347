import { setTimeout as sleep } from 'node:timers/promises';
import type { WatchedCluster } from './cluster.ts';

const TOPIC = 'auction:auction:x1';
const PATIENCE_MS = 30_000;
const EVERY_MS = 250;
/** As a browser that lost its stream. */
const AGAIN_MS = 1_000;

/** A browser that stays open over all rounds. */
export interface News {
  /** It hears what is told from now on. */
  expectHeard(): Promise<void>;
  close(): void;
}

/** Opens a stream of news, and opens it again when it breaks. */
export function openNews(url: string, { query }: Pick<WatchedCluster, 'query'>): News {
  const ending = new AbortController();
  const { signal } = ending;
  let heard = '';
  const listen = async (): Promise<void> => {
    const stream = await fetch(`${url}/api/live?topics=${TOPIC}`, { signal });
    for await (const chunk of stream.body ?? []) heard += Buffer.from(chunk).toString();
  };
  void (async () => {
    for (; !signal.aborted; await sleep(AGAIN_MS)) await listen().catch(() => undefined);
  })();
  let told = 0;
  return {
    async expectHeard() {
      const word = `news-${++told}`;
      const news = JSON.stringify({ topic: TOPIC, message: { kind: word } });
      for (const end = performance.now() + PATIENCE_MS; performance.now() < end; ) {
        await query(`select pg_notify('live', $1)`, [news]).catch(() => undefined);
        await sleep(EVERY_MS);
        if (heard.includes(word)) return;
      }
      throw new Error(`${word} was not heard in ${PATIENCE_MS} ms`);
    },
    close: () => ending.abort(),
  };
}
