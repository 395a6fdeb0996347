import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Which release this is. */
export interface Version {
  readonly version: string;
  /** Of the commit that it was made from; `development` outside of a release. */
  readonly commit: string;
}

const ROOT = path.resolve(import.meta.dirname, '../../../..');

/** What `npm run release` wrote into `release.json`, or the version of these sources. */
export function readVersion(root: string = ROOT): Version {
  const { commit } = readJson(path.join(root, 'release.json'));
  const { version } = readJson(path.join(root, 'package.json'));
  return { version: String(version ?? '0.0.0'), commit: String(commit ?? 'development') };
}

function readJson(file: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, unknown>>;
  } catch {
    return {};
  }
}
