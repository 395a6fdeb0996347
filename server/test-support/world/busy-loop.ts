/**
 * A process with a watchdog that waits two seconds, whose loop stands still again and again: `node busy-loop.ts <for how many milliseconds>`.
 * It ends by itself after six such times.
 */
import { startWatchdog } from '../../src/platform/watchdog.ts';

const standsStillMs = Number(process.argv[2]);
startWatchdog(2_000);
process.stdout.write('ready\n');
for (let times = 0; times < 6; times++) {
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  for (const until = Date.now() + standsStillMs; Date.now() < until; );
}
process.exit(0);
