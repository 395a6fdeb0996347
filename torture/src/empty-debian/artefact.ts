import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { asRoot } from '../backup/tools.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** The last commit that called itself 0.1.0, the release before. */
const FORMER = '74bcd3182776';
const BUILD = 'npm install --no-audit --no-fund --loglevel=error && npm run release --';

/** Artefacts as `npm run release` makes them, in a folder of their own. */
export interface Artefacts {
  /** Of this repository, as if its version were another. */
  make(version: string): Promise<string>;
  /**
   * Of the release before, with the files of `ops` of today. It is built, or taken from the artefact
   * that TORTURE_FORMER names.
   */
  makeFormer(version: string): Promise<string>;
  forget(): Promise<void>;
}

/** Opens a folder for artefacts. */
export async function openArtefacts(): Promise<Artefacts> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hako-artefacts-'));
  return {
    async make(version) {
      await asRoot(process.execPath, [path.join(ROOT, 'scripts/release.ts'), folder]);
      return named(folder, version);
    },
    async makeFormer(version) {
      const kept = process.env['TORTURE_FORMER'];
      if (kept) await asRoot('tar', ['-C', folder, '-xzf', path.resolve(kept)]);
      else await buildFormer(folder);
      await cp(path.join(ROOT, 'ops'), path.join(folder, 'hako-0.1.0/ops'), { recursive: true });
      return named(folder, version);
    },
    forget: () => rm(folder, { recursive: true, force: true }),
  };
}

/** From its commit; takes minutes. */
async function buildFormer(folder: string): Promise<void> {
  const source = path.join(folder, 'former');
  await asRoot('git', ['-C', ROOT, 'worktree', 'add', '--detach', source, FORMER]);
  try {
    await asRoot('sh', ['-ec', `cd '${source}' && ${BUILD} '${folder}'`]);
  } finally {
    await asRoot('git', ['-C', ROOT, 'worktree', 'remove', '--force', source]);
  }
}

/** What was just made there gets that version. */
async function named(folder: string, version: string): Promise<string> {
  const { version: own } = await json(path.join(ROOT, 'package.json'));
  const made = path.join(folder, `hako-${version}`);
  if (version !== own && existsSync(made)) await rm(made, { recursive: true });
  if (version !== own) await rename(path.join(folder, `hako-${own}`), made);
  for (const name of ['release.json', 'package.json']) {
    const file = path.join(made, name);
    await writeFile(file, `${JSON.stringify({ ...(await json(file)), version }, null, 2)}\n`);
  }
  const artefact = `${made}.tar.gz`;
  await asRoot('tar', ['-C', folder, '-czf', artefact, `hako-${version}`]);
  await rm(made, { recursive: true });
  return artefact;
}

async function json(file: string): Promise<Record<string, unknown>> {
  return JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
}
