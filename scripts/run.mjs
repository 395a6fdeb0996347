// Plain JavaScript without dependencies: runs on the machine's own Node 20 or later, installs what is missing,
// then runs everything on the Node version that the project pins.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
process.chdir(root);
const binDir = path.join(root, 'node_modules', '.bin');
const env = {
  ...process.env,
  PATH: `${binDir}${path.delimiter}${process.env.PATH}`,
  // A process then starts in a third of the time: it does not compile each file anew.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? path.join(root, 'node_modules/.cache/node'),
};
const INSTALL_STAMP = 'node_modules/.hako-install';
const BUILD_STAMP = 'web/build/.hako-source';

const [command = 'start', ...rest] = process.argv.slice(2);
const commands = {
  start: () => inTurn(build, start),
  dev: () => runNode('scripts/start.ts', ['--dev']),
  build,
  check: () => (rest.includes('--own') ? check() : inTurn(build, check)),
  test: () => inTurn(build, check, () => run('vitest', ['run', ...rest])),
  'test:changed': () => testChanged(rest[0] ?? 'main'),
  vitest: () => run('vitest', rest),
  bench: () => inTurn(build, () => runNode('bench/src/main.ts', rest)),
  torture: () =>
    inTurn(build, () =>
      run('vitest', ['run', '--project', 'torture', '--project', 'week', ...rest.slice(1)], {
        env: { ...env, TORTURE: rest[0] ?? 'gate' },
      }),
    ),
  staff: () => runNode('server/src/commands/staff.ts', rest),
  probe: () => runNode('scripts/probe.ts', rest),
  release: () => inTurn(build, () => runNode('scripts/release.ts', rest)),
  dashboard: () => runNode('scripts/dashboard.ts', []),
  roles: () => runNode('checks/src/roles/write-roles.ts', []),
  asvs: () => runNode('checks/src/asvs/write-asvs.ts', []),
  'db:types': () => runNode('server/src/print-table-types.ts', []),
};
if (!commands[command]) fail(`I know ${Object.keys(commands).join(', ')}, not "${command}".`);
/** The program that runs now; it gets the signals that we get, so that nothing is left behind. */
let running;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => running?.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
await install();
await commands[command]();

async function inTurn(...steps) {
  for (const step of steps) await step();
}

async function install() {
  const wanted = hashOfFiles(['package-lock.json', ...workspaceFiles()]);
  if (existsSync(INSTALL_STAMP) && readFileSync(INSTALL_STAMP, 'utf8') === wanted) return;
  say('Đang cài đặt (lần đầu mất khoảng một phút)…');
  // Not `npm ci`: a lock file made where foreign platforms' packages cannot be had counts as incomplete there.
  await run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(INSTALL_STAMP, hashOfFiles(['package-lock.json', ...workspaceFiles()]));
}

async function build() {
  const source = hashOfFiles([...filesUnder('web'), ...filesUnder('contract')]);
  if (existsSync(BUILD_STAMP) && readFileSync(BUILD_STAMP, 'utf8') === source) return;
  say('Đang dựng giao diện…');
  await run('react-router', ['build', '--logLevel', 'error'], {
    cwd: 'web',
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  writeFileSync(BUILD_STAMP, source);
}

/**
 * Runs the tests that import, through whatever others, a file that differs from where this branch
 * left the other one; the nearest first.
 */
function testChanged(since) {
  const changed = [
    ...git('diff', '--name-only', '--merge-base', since),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  const projects = ['rules', 'components', 'database'].flatMap((name) => ['--project', name]);
  return run('vitest', ['run', '--changed', since, ...projects, ...rest.slice(1)], {
    env: { ...env, HAKO_CHANGED: changed.join('\n') },
  });
}

/** The lines that git answers with. */
function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' });
  if (status !== 0) fail(stderr.trim());
  return stdout.split('\n').filter(Boolean);
}

function check() {
  return runNode('checks/src/main.ts', rest.includes('--own') ? ['--own'] : []);
}

function start() {
  return run(path.join(binDir, 'node'), ['scripts/start.ts', ...rest]);
}

function runNode(file, args) {
  return run('node', [file, ...args]);
}

function run(program, args, options = {}) {
  return new Promise((resolve) => {
    running = spawn(program, args, { stdio: 'inherit', env, ...options });
    running.once('error', (error) => fail(`${program} could not be started: ${error.message}`));
    running.once('exit', (code) => (code === 0 ? resolve() : process.exit(code ?? 1)));
  });
}

function workspaceFiles() {
  return [
    'package.json',
    ...JSON.parse(readFileSync('package.json', 'utf8')).workspaces.map((name) =>
      path.join(name, 'package.json'),
    ),
  ];
}

function filesUnder(dir) {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !/(^|\/)(node_modules|build|\.react-router)\//.test(file))
    .sort();
}

function hashOfFiles(files) {
  const hash = createHash('sha256');
  for (const file of files) if (existsSync(file)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

function say(text) {
  process.stdout.write(`${text}\n`);
}

function fail(text) {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
