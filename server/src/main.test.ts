import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SCRATCH = path.join(tmpdir(), 'hako-main-');
/** Says at the end of the process which build of React it loaded: only the development build has `act`. */
const TELL = `
  const react = process.getBuiltinModule('module').createRequire('${ROOT}/web/package.json');
  process.on('exit', () => console.log('act' in react('react') ? 'development' : 'production'));`;

it('renders with the production build of React when the shell does not set NODE_ENV', () => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(TELL)}`, 'server/src/main.ts'],
    { cwd: ROOT, env: { PATH: process.env['PATH'], HAKO_ENV: 'production' }, encoding: 'utf8' },
  );
  expect(stderr).not.toBe('');
  expect(stdout.trim()).toBe('production');
});

it('does not start in production on the embedded database, which asks for no password', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/start.ts'], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], HAKO_ENV: 'production', HAKO_DATA_DIR: mkdtempSync(SCRATCH) },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining('DATABASE_URL is missing')]);
});

it('does not serve when a command is misspelt', () => {
  const { status, stderr } = spawnSync(process.execPath, ['server/src/main.ts', 'migrat'], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'] },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining('"migrat" is nothing that Hako')]);
});
