import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createVitest } from 'vitest/node';
import { mutantsOf } from './mutants.ts';

// A program of its own, because a mutant may never end: runs the tests that reach one file against
// its mutants, one after the other, and says after each how many tests failed. Arguments: the file,
// the folder of the tests, the numbers of the mutants (comma between; `-1`: the file as it is).

const [file = '', tests = '', numbers = ''] = process.argv.slice(2);
const root = path.resolve(import.meta.dirname, '../../..');
const at = path.join(root, file);
const original = readFileSync(at, 'utf8');
const mutants = mutantsOf(file, original);
let now = original;

const vitest = await createVitest(
  'test',
  {
    ...{ root, config: false, watch: false, related: [at], passWithNoTests: true },
    include: [`${tests}/**/*.test.ts`],
    exclude: ['**/*.db.test.ts', '**/node_modules/**'],
    ...{
      pool: 'threads',
      fsModuleCache: false,
      maxWorkers: 1,
      bail: 1,
      testTimeout: 20_000,
      reporters: [{}],
    },
  },
  { plugins: [{ name: 'mutant', enforce: 'pre', load: (id: string) => (isIt(id) ? now : null) }] },
);
const specifications = await vitest.getRelevantTestSpecifications();
for (const number of numbers.split(',').map(Number)) {
  now = mutants[number]?.text ?? original;
  vitest.invalidateFile(at);
  const { testModules } = await vitest.runTestSpecifications(specifications);
  const failed = testModules.filter((module) => !module.ok()).length;
  process.send?.({ number, tests: testModules.length, failed });
}
await vitest.close();
process.disconnect?.();
process.exit(0);

function isIt(id: string): boolean {
  return id.split('?')[0] === at;
}
