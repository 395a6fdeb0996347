import { readConfig } from './config.ts';
import { startSimulator } from './start.ts';

const simulator = await startSimulator(readConfig());
// A parent that forked us waits for the message; a person reads the line.
if (process.send) process.send({ listening: simulator.url });
else process.stdout.write(`${JSON.stringify({ listening: simulator.url })}\n`);

let isStopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (isStopping) return;
    isStopping = true;
    void simulator.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}
