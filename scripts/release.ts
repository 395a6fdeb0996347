import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { billOfMaterials } from './release/bill-of-materials.ts';
import { bundleServer, OUTSIDE } from './release/bundle.ts';
import { copyPackages } from './release/packages.ts';

// `npm run release [-- <folder>]`: one artefact `dist/hako-<version>.tar.gz` that runs on a machine
// with Node and PostgreSQL alone. The web
// was built before; an argument names another folder than `dist`.

const root = path.resolve(import.meta.dirname, '..');
const out = path.resolve(root, process.argv[2] ?? 'dist');
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  version: string;
};
const name = `hako-${version}`;
const folder = path.join(out, name);

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
await bundleServer(root, path.join(folder, 'server'));
const packages = copyPackages(root, folder, OUTSIDE);
copyFiles();
writeFiles();
pack();
process.stdout.write(`${path.join(out, `${name}.tar.gz`)}: ${packages.length} packages\n`);

/** What is not code: migrations, the built web, what an operator needs. */
function copyFiles(): void {
  for (const file of [
    'server/migrations',
    'server/roles.sql',
    'server/src/modules/translation/glossary.tsv',
    'web/build',
    'ops',
    'docs/operating.md',
    'docs/scaling.md',
    'docs/security-log.md',
    'docs/runbooks',
    'CHANGELOG.md',
  ])
    cpSync(path.join(root, file), path.join(folder, file), {
      recursive: true,
      filter: (source) => !source.endsWith('.map'),
    });
}

function writeFiles(): void {
  const json = (file: string, content: object) =>
    writeFileSync(path.join(folder, file), `${JSON.stringify(content, null, 2)}\n`);
  const { engines } = JSON.parse(
    readFileSync(path.join(root, 'node_modules/kysely/package.json'), 'utf8'),
  ) as { engines: { node: string } };
  json('release.json', { version, commit: commit(), builtAt: madeAt() });
  json('package.json', {
    name: 'hako',
    version,
    private: true,
    type: 'module',
    engines,
    scripts: {
      start: 'node server/main.js',
      migrate: 'node server/main.js migrate',
      staff: 'node server/staff.js',
    },
  });
  json('bom.json', billOfMaterials(root, { version, builtAt: madeAt() }));
}

/** With a word of warning when it is not what was committed. */
function commit(): string {
  const changed = run('git', ['status', '--porcelain', '--untracked-files=no']).trim();
  return run('git', ['rev-parse', '--short=12', 'HEAD']).trim() + (changed ? '-changed' : '');
}

function madeAt(): string {
  return run('git', ['show', '-s', '--format=%cI', 'HEAD']).trim();
}

/** The same commit gives the same bytes: names in order, nobody's user, the time of the commit. */
function pack(): void {
  const tar = ['--sort=name', `--mtime=${madeAt()}`, '--owner=0', '--group=0', '--numeric-owner'];
  run('tar', [...tar, '-C', out, '-czf', path.join(out, `${name}.tar.gz`), name]);
}

function run(program: string, args: readonly string[]): string {
  return execFileSync(program, args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
}
