import type { TestContext } from 'vitest';

/** What one test started, ended after it, the last first; for tests of a file that run at the same time. */
export type Stops = (() => Promise<unknown>)[];

/** Stops that are gone through when this test is over, whatever became of it. */
export function stopsOf({ onTestFinished }: Pick<TestContext, 'onTestFinished'>): Stops {
  const stops: Stops = [];
  onTestFinished(async () => {
    for (const stop of stops.splice(0).reverse()) await stop();
  });
  return stops;
}
