import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../server/src/config.ts';
import { systemClock } from '../server/src/kernel/clock.ts';
import { runProbe } from '../server/src/modules/marketplaces/index.ts';

/** A probe keeps nothing and signs nothing: it runs before there is a database. */
const UNUSED = {
  DATABASE_URL: 'postgres://nobody@localhost/unused',
  HAKO_SECRET: randomBytes(32).toString('base64url'),
};

// `npm run probe -- <site> [--keyword <words>] [--replay]`: what we understand of a site's answers.
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      keyword: { type: 'string', default: 'ニコン' },
      replay: { type: 'boolean', default: false },
    },
  });
  const config = readConfig({ ...UNUSED, ...process.env });
  const isUnderstood = await runProbe({
    settings: config,
    clock: systemClock,
    site: positionals[0] ?? '',
    keyword: values.keyword,
    replayDir: values.replay ? path.join(config.dataDir, 'recorded') : undefined,
    print: (line) => process.stdout.write(`${line}\n`),
  });
  process.exitCode = isUnderstood ? 0 : 1;
} catch (error) {
  // A missing setting, an unknown site, nothing recorded: the sentence says which.
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
