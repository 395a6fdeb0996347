import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { bundleServer } from './release/bundle.ts';

const root = path.resolve(import.meta.dirname, '..');
const BUILDS = path.join(root, 'server/build');
/** After a week nobody runs one of other sources any more. */
const KEPT_MS = 7 * 24 * 60 * 60_000;
/** What a bundle is made of. */
const SOURCES = ['server/src', 'contract/src', 'scripts/release', 'package-lock.json'];

/**
 * The program of the server as one file: it starts in a third of the time that its sources take. Made
 * when there is none of the sources as they are now, in a folder of their own, because others may
 * run an older one.
 */
export function builtServer(): Promise<string> {
  built ??= build();
  return built;
}

/** This process asks for it once. */
let built: Promise<string> | undefined;

async function build(): Promise<string> {
  const folder = path.join(BUILDS, hashOfSources());
  if (!existsSync(folder)) {
    const fresh = `${folder}.${process.pid}`;
    mkdirSync(fresh, { recursive: true });
    await bundleServer(root, fresh, '../..');
    keep(fresh, folder);
    forgetOld();
  }
  return path.join(folder, 'main.js');
}

/** Two that build at the same time have built the same. */
function keep(fresh: string, folder: string): void {
  try {
    renameSync(fresh, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(fresh, { recursive: true });
  }
}

function forgetOld(): void {
  for (const name of readdirSync(BUILDS)) {
    const folder = path.join(BUILDS, name);
    if (Date.now() - statSync(folder).mtimeMs > KEPT_MS) rmSync(folder, { recursive: true });
  }
}

function hashOfSources(): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(filesOf))
    hash.update(file).update(readFileSync(path.join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

function filesOf(source: string): string[] {
  if (!path.extname(source))
    return readdirSync(path.join(root, source), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => path.join(source, name))
      .toSorted();
  return [source];
}
