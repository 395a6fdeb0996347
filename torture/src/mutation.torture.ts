import { fork } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { chanceOf } from './chance.ts';
import { type Mutant, mutantsOf } from './mutation/mutants.ts';
import { firstSeed, isLarge, isRelease, sized, tell } from './scale.ts';

// The rules of money, prices, bids, signing in and reading, each with one thing changed: the tests
// of the rules must fail. Mutants that mean the same stay, so not all can be found.

const MUTANTS = sized({ ci: 5, gate: 600, release: 1_000_000 });
const LEAST_FOUND = isRelease ? 0.9 : 0.85;
const SEED = firstSeed(20_261_128);
const MODULES = 'server/src/modules';
/** Files that decide, and the folder of the tests that are asked. */
const AREAS: Readonly<Record<string, readonly (readonly [files: string, tests: string])[]>> = {
  money: [
    ['server/src/kernel/{allocate,vietnam-day}.ts', 'server/src/kernel'],
    [`${MODULES}/wallet/**/rules/*.ts`, `${MODULES}/wallet`],
    [
      `${MODULES}/wallet/banks/{casso,sepay,payos,signature,bank-transaction}.ts`,
      `${MODULES}/wallet`,
    ],
    [`${MODULES}/promotions/rules/*.ts`, `${MODULES}/promotions`],
  ],
  price: [[`${MODULES}/pricing/{calculator,tables,weights}/rules/*.ts`, `${MODULES}/pricing`]],
  bid: [[`${MODULES}/bidding/**/rules/*.ts`, `${MODULES}/bidding`]],
  auth: [
    [`${MODULES}/identity/**/rules/*.ts`, `${MODULES}/identity`],
    [`${MODULES}/staff/rules/*.ts`, `${MODULES}/staff`],
  ],
  parse: [
    [`${MODULES}/marketplaces/links/*.ts`, `${MODULES}/marketplaces/links`],
    [`${MODULES}/marketplaces/rules/*.ts`, `${MODULES}/marketplaces/rules`],
  ],
};
const AT_ONCE = 2;
/** A mutant that takes longer never ends; the first run of a file loads everything. */
const LONGEST_MS = 60_000;
const LONGEST_START_MS = 300_000;
const ROOT = path.resolve(import.meta.dirname, '../..');
const PROGRAM = path.join(import.meta.dirname, 'mutation/test-mutants.ts');

if (!isLarge) tell('mutation: SKIPPED at this size. npm run torture -- gate mutation');

interface Verdict {
  readonly number: number;
  readonly tests: number;
  readonly failed: number;
}

/** What the tests say of these mutants of a file; one that stalls counts as failed. */
async function testMutants(file: string, tests: string, numbers: readonly number[]) {
  const verdicts: Verdict[] = [];
  while (verdicts.length < numbers.length) {
    const left = numbers.slice(verdicts.length);
    const before = verdicts.length;
    await runOnce([file, tests, left.join(',')], (verdict) => verdicts.push(verdict));
    const stalled = numbers[verdicts.length];
    // Stalled, or the program ended: both are noticed by whoever runs the tests.
    if (stalled !== undefined) verdicts.push({ number: stalled, tests: 1, failed: 1 });
    if (verdicts.length === before) break;
  }
  return verdicts;
}

function runOnce(args: readonly string[], heard: (verdict: Verdict) => void): Promise<void> {
  return new Promise((resolve) => {
    const child = fork(PROGRAM, args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    const stall = (ms: number) => setTimeout(() => child.kill('SIGKILL'), ms);
    let watch = stall(LONGEST_START_MS);
    child.on('message', (verdict: Verdict) => {
      clearTimeout(watch);
      watch = stall(LONGEST_MS);
      heard(verdict);
    });
    child.once('exit', () => {
      clearTimeout(watch);
      resolve();
    });
  });
}

interface Chosen {
  readonly file: string;
  readonly tests: string;
  readonly mutants: readonly Mutant[];
  readonly numbers: readonly number[];
}

/** Mutants of all areas, drawn evenly when there are more than asked for. */
function choose(): Map<string, Chosen[]> {
  const chance = chanceOf(SEED);
  const all = Object.entries(AREAS).flatMap(([area, places]) =>
    places.flatMap(([files, tests]) =>
      globSync(files, { cwd: ROOT })
        .filter((file) => !file.endsWith('.test.ts'))
        .toSorted()
        .map((file) => ({
          area,
          file,
          tests,
          mutants: mutantsOf(file, readFileSync(path.join(ROOT, file), 'utf8')),
        })),
    ),
  );
  const share = MUTANTS / all.reduce((sum, { mutants }) => sum + mutants.length, 0);
  const chosen = all.map(({ area, ...one }) => {
    const numbers = one.mutants.map((_, number) => number).filter(() => chance.happens(share));
    return { area, one: { ...one, numbers } };
  });
  return new Map(
    [...Map.groupBy(chosen, ({ area }) => area)].map(([area, list]) => [
      area,
      list.map(({ one }) => one),
    ]),
  );
}

interface Score {
  found: number;
  tested: number;
  readonly survivors: string[];
  readonly unreached: string[];
}

async function testFile({ file, tests, mutants, numbers }: Chosen, score: Score): Promise<void> {
  if (numbers.length === 0) return;
  const [healthy, ...verdicts] = await testMutants(file, tests, [-1, ...numbers]);
  if (!healthy || healthy.tests === 0) return void score.unreached.push(file);
  if (healthy.failed > 0) throw new Error(`the tests of ${file} fail without a mutant`);
  for (const { number, failed } of verdicts) {
    score.tested++;
    if (failed > 0) score.found++;
    else score.survivors.push(`${file}:${mutants[number]?.line} ${mutants[number]?.change}`);
  }
}

async function testAll(list: readonly Chosen[]): Promise<Score> {
  const score: Score = { found: 0, tested: 0, survivors: [], unreached: [] };
  const waiting = [...list];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await testFile(next, score);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return score;
}

describe.runIf(isLarge)('the tests of the rules', { timeout: 0 }, () => {
  it.each(isLarge ? [...choose()] : [])(
    'find what is changed in the rules of: %s',
    async (area, list) => {
      const { found, tested, survivors, unreached } = await testAll(list);
      for (const survivor of survivors) tell(`mutation: not found: ${survivor}`);
      tell(
        `mutation, seed ${SEED}: ${area}, ${found} of ${tested} mutants found ` +
          `(${((100 * found) / tested).toFixed(1)} %); reached by no test without a database: ` +
          `${unreached.join(', ') || 'none'}`,
      );
      expect(found / tested).toBeGreaterThanOrEqual(LEAST_FOUND);
    },
  );

  it('that look at nothing are noticed', async () => {
    const file = `${MODULES}/staff/rules/totp.ts`;
    const [first] = await testMutants(file, 'server/src/kernel', [0]);
    expect(first).toMatchObject({ tests: 0, failed: 0 });
  });
});
