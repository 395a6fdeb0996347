import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Finding, ROOT, type SourceFile } from './source.ts';

const FOLDER = 'server/migrations/';
const LANDED = `${FOLDER}landed.sha256`;
const LINE = /^([0-9a-f]{64}) {2}(\S+\.sql)$/;

/**
 * Files of migrations are only ever added: each one is listed with its hash, as `sha256sum` writes
 * it, and stays as it landed.
 */
export function checkMigrations(
  files: readonly SourceFile[],
  landed = readFileSync(path.join(ROOT, LANDED), 'utf8'),
): Finding {
  const hashes = new Map(
    files
      .filter((file) => file.path.startsWith(FOLDER) && file.path.endsWith('.sql'))
      .map(({ path: file, text }) => [file.slice(FOLDER.length), hashOf(text)]),
  );
  const faults: string[] = [];
  const listed = new Set<string>();
  for (const line of landed.trimEnd().split('\n')) {
    const [, hash, name = ''] = LINE.exec(line) ?? [];
    if (!name) faults.push(`${LANDED}: cannot read "${line}"`);
    else if (listed.has(name)) faults.push(`${LANDED} lists ${name} twice`);
    else if (!hashes.has(name)) faults.push(`${FOLDER}${name} landed and is gone: put it back`);
    else if (hashes.get(name) !== hash)
      faults.push(
        `${FOLDER}${name} was edited after it landed: take that back and add a new file of its module`,
      );
    listed.add(name);
  }
  for (const name of hashes.keys())
    if (!listed.has(name))
      faults.push(
        `${FOLDER}${name} is not listed: cd ${FOLDER} && sha256sum ${name} >> landed.sha256`,
      );
  return { name: 'migrations are only added', seen: hashes.size, faults };
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
