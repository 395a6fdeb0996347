import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for something that happens by itself, for fifteen seconds unless told otherwise: the machine may be busy. */
export async function until(check: () => Promise<boolean>, withinMs = 15_000): Promise<void> {
  for (const start = performance.now(); performance.now() - start < withinMs; await sleep(20))
    if (await check()) return;
  throw new Error('it did not happen in time');
}
