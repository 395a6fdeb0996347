import path from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../server/src/config.ts';
import { systemClock } from '../server/src/kernel/clock.ts';
import { runProbe } from '../server/src/modules/marketplaces/index.ts';

// `npm run probe -- <site> [--keyword <words>] [--replay]`: what we understand of a site's answers.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    keyword: { type: 'string', default: 'ニコン' },
    replay: { type: 'boolean', default: false },
  },
});
const config = readConfig();
const isUnderstood = await runProbe({
  settings: config,
  clock: systemClock,
  site: positionals[0] ?? '',
  keyword: values.keyword,
  replayDir: values.replay ? path.join(config.dataDir, 'recorded') : undefined,
  print: (line) => process.stdout.write(`${line}\n`),
});
process.exitCode = isUnderstood ? 0 : 1;
