import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  createReadStream,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLarge, tell } from './scale.ts';
import { createJudge, type LogVerdict } from './whole-log/judge-log.ts';

// Every test with a database writes its log, down to the finest level, into one file; each line is
// looked at. TORTURE_FILES names some of them only.

const ROOT = path.resolve(import.meta.dirname, '../..');
const FILES = (process.env['TORTURE_FILES'] ?? '').split(' ').filter(Boolean);
/** What tests sign in with; shorter ones are words that anybody may say. */
const PASSWORDS = /(?:password\w*|PASSWORD)(?::| =) '([^'\n]{10,})'/gi;
/** Words that are no secrets though they stand beside the word. */
const NO_SECRET = /^[\w-]+\.[\w.-]+$|^identity\.|^[a-z]+(-[a-z]+)+$/;

if (!isLarge) tell('whole log: SKIPPED at this size. npm run torture -- gate whole-log');

/** Passwords that stand in the tests. */
function passwordsInTests(): string[] {
  const found = globSync('server/{src,test-support}/**/*.ts', { cwd: ROOT }).flatMap((file) =>
    [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(PASSWORDS)].map(
      ([, word]) => word ?? '',
    ),
  );
  return [...new Set(found)].filter((word) => !NO_SECRET.test(word) || /\d{4}$/.test(word));
}

async function judgeFile(file: string, words: readonly string[]): Promise<LogVerdict> {
  const judge = createJudge(words);
  for await (const line of createInterface({ input: createReadStream(file) })) judge.look(line);
  return judge.verdict();
}

describe.runIf(isLarge)('the log of all tests with a database', { timeout: 0 }, () => {
  let home: string;
  beforeAll(() => {
    home = mkdtempSync(path.join(tmpdir(), 'hako-whole-log-'));
  });
  afterAll(() => rmSync(home, { recursive: true, force: true }));

  it('is JSON in each line, tells no secret, and every event of the security log', async () => {
    const file = path.join(home, 'log');
    writeFileSync(file, '');
    const { TORTURE: _size, VITEST: _vitest, ...env } = process.env;
    const child = spawn('node_modules/.bin/vitest', ['run', '--project', 'database', ...FILES], {
      cwd: ROOT,
      env: { ...env, HAKO_WHOLE_LOG: file },
      stdio: 'ignore',
    });
    const [code] = await once(child, 'exit');
    const words = passwordsInTests();
    const { lines, unreadable, telling, missing } = await judgeFile(file, words);
    tell(
      `whole log: ${lines} lines of tests that ended with ${code}, ${unreadable.length} no ` +
        `JSON, ${telling.length} with a secret (${words.length} passwords looked for), ` +
        `${missing.length} events of the security log missing: ${missing.join(', ') || 'none'}`,
    );
    expect(unreadable.slice(0, 5)).toEqual([]);
    expect(telling.slice(0, 20)).toEqual([]);
    if (FILES.length === 0) expect(missing).toEqual([]);
    expect(lines).toBeGreaterThan(100);
  });

  it('is noticed when it tells what nobody may read', async () => {
    const file = path.join(home, 'planted');
    const planted = [
      '{"msg":"signed in with mot mat khau that dai 2026"}',
      '{"msg":"called 0912345678"}',
      `{"msg":"token eyJ${'a'.repeat(30)}"}`,
      '{"msg":"wrote to khach@hako.test"}',
      'not JSON at all',
      '{"event":"session.stolen"}',
    ];
    writeFileSync(file, planted.join('\n'));
    const { unreadable, telling, missing } = await judgeFile(file, passwordsInTests());
    expect(unreadable).toHaveLength(1);
    expect(telling).toHaveLength(4);
    expect(missing).not.toContain('session.stolen');
    expect(missing).toContain('staff.joined');
  });
});
