import { setTimeout as sleep } from 'node:timers/promises';

/** Asks again until there is an answer that is neither undefined nor false; also outside of tests, where `expect.poll` may not be. */
export async function eventually<Answer>(
  what: string,
  ask: () => Promise<Answer | undefined | false>,
  limitMs = 20_000,
): Promise<Answer> {
  for (const until = Date.now() + limitMs; ; await sleep(100)) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    if (Date.now() > until) throw new Error(`after ${limitMs / 1000} s still not: ${what}`);
  }
}
