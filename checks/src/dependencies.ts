import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Finding, ROOT } from './source.ts';

const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;
type Manifest = Partial<Record<(typeof KINDS)[number], Record<string, string>>> & {
  readonly workspaces?: readonly string[];
};

/**
 * What the server names besides our own workspaces. Why not 25:
 * docs/decisions/0077-more-than-25-direct-packages.md.
 */
const MOST_OF_SERVER = 50;
const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/**
 * Every package that we install is named by one version; our own workspaces are `*`. The server
 * names no more than it did.
 */
export function checkDependencies(root = ROOT): Finding {
  const folders = ['.', ...(read(root, '.').workspaces ?? [])];
  const named = folders.flatMap((folder) =>
    KINDS.flatMap((kind) =>
      Object.entries(read(root, folder)[kind] ?? {}).map(([name, version]) => ({
        folder,
        name,
        version,
      })),
    ),
  );
  const faults = named
    .filter(
      ({ name, version }) => !(name.startsWith('@hako/') ? version === '*' : EXACT.test(version)),
    )
    .map(
      ({ folder, name, version }) =>
        `${folder}/package.json: ${name} is "${version}", not one version`,
    );
  const ofServer = Object.keys(read(root, 'server').dependencies ?? {}).filter(
    (name) => !name.startsWith('@hako/'),
  );
  if (ofServer.length > MOST_OF_SERVER)
    faults.push(`server/package.json: ${ofServer.length} packages, not ${MOST_OF_SERVER}`);
  return { name: 'dependencies', seen: named.length, faults };
}

function read(root: string, folder: string): Manifest {
  const file = join(root, folder, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
}
