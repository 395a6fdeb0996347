import { parentPort } from 'node:worker_threads';
import { runDay } from './day.ts';
import { add, noDays, type Task } from './many-days.ts';

// Runs the days that it is given, one after the other, and says what they brought.
// Outages are thrown by the thousand here and nobody reads their stacks.
Error.stackTraceLimit = 0;

parentPort?.on('message', ({ seeds, sabotage, hasOneAccount }: Task) => {
  void (async () => {
    const sum = noDays();
    for (const seed of seeds) {
      try {
        add(sum, await runDay(seed, sabotage, hasOneAccount));
      } catch (error) {
        const { promise = 'error', message } = error as Error & { promise?: string };
        sum.failure = { seed, promise, message };
        break;
      }
    }
    parentPort?.postMessage(sum);
  })();
});
