import { spawn } from 'node:child_process';
import { checkAsvs } from './asvs/check-asvs.ts';
import { checkBannedWords } from './banned-words.ts';
import { checkBoundaries } from './boundaries.ts';
import { checkCalls } from './calls.ts';
import { checkCircles } from './circles.ts';
import { checkDependencies } from './dependencies.ts';
import { checkDocumentPaths } from './document-paths.ts';
import { checkFunctionSizes } from './functions/function-sizes.ts';
import { checkGlossary } from './glossary.ts';
import { checkHandlers } from './functions/handlers.ts';
import { checkInjections } from './injections.ts';
import { checkLoggedCodes } from './operating/logged-codes.ts';
import { checkMessages } from './messages.ts';
import { checkMigrations } from './migrations.ts';
import { checkNames } from './names.ts';
import { checkOperating } from './operating/operating.ts';
import { checkRefusals } from './refusals.ts';
import { type Finding, ROOT, readSources } from './source.ts';
import { checkModels } from './spin.ts';
import { checkStorePort } from './store-port.ts';
import { checkStylesheets } from './stylesheets.ts';
import { checkTables } from './tables.ts';

// `npm run check`: the repository examines itself. Our own checks run here; compilers and linters beside them.
// With `--own` only our own checks run, which takes seconds.

// What needs the longest begins first, so that no core waits for the last one. Each program is compiled once:
// the rigs have a compilation of their own because code that they run in a page knows the browser's types.
const TOOLS: readonly [string, string[]][] = [
  ['tsc', ['-p', 'tsconfig.programs.json']],
  [
    'oxlint',
    [
      '--type-aware',
      '--deny-warnings',
      '--quiet',
      'contract',
      'server',
      'simulator',
      'web/src',
      'e2e',
      'bench',
      'torture',
      'checks',
      'scripts',
    ],
  ],
  ['tsc', ['-p', 'tsconfig.rigs.json']],
  ['npm', ['run', '--silent', '-w', 'web', 'types']],
  ['biome', ['format', '.']],
  ['biome', ['lint', '--error-on-warnings', '.']],
  ['knip', ['--no-progress']],
];
const AT_ONCE = 2;
const isOwnOnly = process.argv.includes('--own');

const files = readSources();
const findings: Finding[] = [
  checkNames(files),
  checkFunctionSizes(files),
  checkHandlers(files),
  checkBoundaries(files),
  checkInjections(files),
  checkCircles(files),
  checkTables(files),
  checkStorePort(files),
  checkStylesheets(files),
  checkMigrations(files),
  checkLoggedCodes(files),
  checkBannedWords(files),
  checkGlossary(files),
  checkDependencies(),
  checkDocumentPaths(),
  checkOperating(),
  checkAsvs(),
  checkRefusals(files),
  checkMessages(files),
  await checkCalls(),
];
let isClean = true;
for (const { name, seen, faults } of findings) {
  if (seen === 0) report(name, false, ['it saw nothing, so it proves nothing']);
  else report(`${name} (${seen} seen)`, faults.length === 0, faults);
}
const models = isOwnOnly ? undefined : checkModels();
if (models)
  report(`${models.name} (${models.seen} searches)`, models.faults.length === 0, models.faults);
else if (!isOwnOnly)
  process.stdout.write(
    'SKIP models: Spin and gcc are not installed here, so checks/spin was NOT searched; our own explorer searches the bid protocol\n',
  );
// The linter knows the types of routes only once they are written.
if (!isOwnOnly)
  await runTool('npm', ['exec', '--workspace', 'web', '--', 'react-router', 'typegen']);
const waiting = isOwnOnly ? [] : [...TOOLS];
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [program, args] = next;
      const { status, output } = await runTool(program, args);
      report(
        `${program} ${args.slice(0, 3).join(' ')}`,
        status === 0,
        output.split('\n').slice(-60),
      );
    }
  }),
);
process.exit(isClean ? 0 : 1);

function runTool(program: string, args: string[]): Promise<{ status: number; output: string }> {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(program, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.once('error', (error) => resolve({ status: 1, output: error.message }));
    child.once('close', (code) => resolve({ status: code ?? 1, output }));
  });
}

function report(name: string, isGood: boolean, faults: readonly string[]): void {
  if (!isGood) isClean = false;
  process.stdout.write(`${isGood ? 'ok  ' : 'FAIL'} ${name}\n`);
  if (!isGood) for (const fault of faults) process.stdout.write(`       ${fault}\n`);
}
