import type { World } from '../world/world.ts';

/** One telling of a carrier: where to, how often it tries, and which answers it takes for final. */
export interface Telling {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly tries: number;
  /** Refused for good: dropped and never sent again. */
  isDropped(status: number): boolean;
}

const RETRY_MS = 2_000;

/** Posts until it is taken, dropped, or the carrier gives up. */
export async function tell(
  world: World,
  { url, headers, body, tries, isDropped }: Telling,
): Promise<void> {
  for (let attempt = 0; attempt < tries; attempt++) {
    const status = await post(url, headers, body);
    if ((status >= 200 && status < 300) || isDropped(status)) return;
    await world.pause(RETRY_MS);
  }
}

/** HTTP status, or 0 when nobody answered. */
async function post(url: string, headers: Telling['headers'], body: string): Promise<number> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(10_000),
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}
