import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { BenchLine } from './bench-line.ts';

// `npm run bench [-- <name>]`: every benchmark (a file here that exports `run`), or the named one. Ends non-zero when a figure misses its goal.

const NOT_BENCHMARKS = /^(main|bench-line)\.ts$|\.test\.ts$/;
const asked = process.argv[2];
const names = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter(
    (entry) => entry.isFile() && entry.name.endsWith('.ts') && !NOT_BENCHMARKS.test(entry.name),
  )
  .map((entry) => entry.name.replace(/\.ts$/, ''))
  .sort();
if (asked && !names.includes(asked)) {
  process.stderr.write(`I know ${names.join(', ')}, not "${asked}".\n`);
  process.exit(2);
}

let doAllHold = true;
for (const name of asked ? [asked] : names) {
  const module = (await import(path.join(import.meta.dirname, `${name}.ts`))) as {
    run?: () => Promise<readonly BenchLine[]>;
  };
  if (!module.run) continue;
  for (const line of await module.run()) {
    doAllHold &&= line.holds;
    process.stdout.write(
      `${line.name.padEnd(28)} ours ${figure(line.ours)} ${line.unit}   limit ${figure(line.limit)} ${line.unit}   ratio ${line.ratio.toFixed(2)}   goal ${line.goal}   ${line.holds ? 'holds' : 'MISSES'}\n`,
    );
  }
}
process.exit(doAllHold ? 0 : 1);

function figure(value: number): string {
  return value >= 100 ? Math.round(value).toString() : value.toPrecision(3);
}
