import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { onChange } from '../../scripts/changes.ts';
import { createKeptPrograms } from '../../scripts/kept-programs.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'hako-changes-'));
  appendFileSync(path.join(dir, 'said'), '');
});
afterEach(() => rmSync(dir, { recursive: true }));

const said = () => readFileSync(path.join(dir, 'said'), 'utf8').split('\n').filter(Boolean);

/** A program that says a word and then does what `next` says. */
function write(word: string, next: string): string {
  const program = path.join(dir, 'program.mjs');
  writeFileSync(
    program,
    `import { appendFileSync } from 'node:fs';
    appendFileSync('${dir}/said', '${word}\\n');
    ${next}`,
  );
  return program;
}
const STAYS = `process.send('ready'); setInterval(() => undefined, 1_000);`;

it('a program that is restarted runs its file as it is now', async () => {
  const programs = createKeptPrograms({ isDev: true });
  const kept = programs.keep(write('one', STAYS), {});
  await kept.ready;
  write('two', STAYS);
  kept.restart();
  await expect.poll(said).toEqual(['one', 'two']);
  await programs.end(0);
});

it('a program whose new file fails waits for the next change', async () => {
  const programs = createKeptPrograms({ isDev: true });
  const kept = programs.keep(write('one', STAYS), {});
  await kept.ready;
  write('broken', 'process.exit(1);');
  kept.restart();
  await expect.poll(said).toEqual(['one', 'broken']);
  // As long as two starts take.
  await sleep(2_000);
  expect(said()).toEqual(['one', 'broken']);
  write('mended', STAYS);
  kept.restart();
  await expect.poll(said).toEqual(['one', 'broken', 'mended']);
  await programs.end(0);
});

it('several writes of a source file are one change; tests and other files are none', async () => {
  const told: string[] = [];
  onChange([dir], (file) => told.push(file));
  writeFileSync(path.join(dir, 'price.test.ts'), '1');
  writeFileSync(path.join(dir, 'notes.txt'), '1');
  await sleep(500);
  expect(told).toEqual([]);
  writeFileSync(path.join(dir, 'price.ts'), '1');
  writeFileSync(path.join(dir, 'price.ts'), '2');
  await expect.poll(() => told).toEqual([path.join(dir, 'price.ts')]);
});
