import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The files of a zip by their names and as text, as the system's own reader sees them. */
export function readZip(zip: Buffer): Map<string, string> {
  const dir = mkdtempSync(path.join(tmpdir(), 'hako-copy-'));
  try {
    writeFileSync(path.join(dir, 'copy.zip'), zip);
    execFileSync('python3', [
      '-m',
      'zipfile',
      '-e',
      path.join(dir, 'copy.zip'),
      path.join(dir, 'out'),
    ]);
    const names = readdirSync(path.join(dir, 'out'), {
      recursive: true,
      withFileTypes: true,
    }).filter((entry) => entry.isFile());
    return new Map(
      names.map((entry) => [
        path.relative(path.join(dir, 'out'), path.join(entry.parentPath, entry.name)),
        readFileSync(path.join(entry.parentPath, entry.name), 'utf8'),
      ]),
    );
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
