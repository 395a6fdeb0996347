import { readConfig } from './config.ts';
import { startSimulator } from './start.ts';

const simulator = await startSimulator(readConfig());
process.stdout.write(`${JSON.stringify({ listening: simulator.url })}\n`);
// A parent that forked us waits for this.
process.send?.({ listening: simulator.url });

let isStopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (isStopping) return;
    isStopping = true;
    void simulator.stop().then(() => process.exit(0), () => process.exit(1));
  });
}
