import type { WatchedCluster } from './cluster.ts';

const TOPIC = 'auction:auction:x1';
const PATIENCE_MS = 15_000;
const EVERY_MS = 250;

/** A browser that stays open over all rounds. */
export interface News {
  /** It hears what is told from now on. */
  expectHeard(): Promise<void>;
  close(): void;
}

/** Opens a stream of news and keeps it. */
export async function openNews(
  url: string,
  { query }: Pick<WatchedCluster, 'query'>,
): Promise<News> {
  const ending = new AbortController();
  const stream = await fetch(`${url}/api/live?topics=${TOPIC}`, { signal: ending.signal });
  let heard = '';
  void (async () => {
    for await (const chunk of stream.body ?? []) heard += Buffer.from(chunk).toString();
  })().catch(() => undefined);
  let told = 0;
  return {
    async expectHeard() {
      const word = `news-${++told}`;
      const news = JSON.stringify({ topic: TOPIC, message: { kind: word } });
      for (const end = performance.now() + PATIENCE_MS; performance.now() < end; ) {
        await query(`select pg_notify('live', $1)`, [news]).catch(() => undefined);
        await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
        if (heard.includes(word)) return;
      }
      throw new Error(`${word} was not heard in ${PATIENCE_MS} ms`);
    },
    close: () => ending.abort(),
  };
}
