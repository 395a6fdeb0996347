import { readFileSync } from 'node:fs';
import path from 'node:path';
import { dependenciesOf, neededPackages } from './packages.ts';

/** The programs of ours that a release is made of. */
const OURS = ['server', 'web', 'contract'];

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
}

/**
 * What a release is made of, in CycloneDX 1.5: every package of others that runs in the server or
 * was built into the web, with version, licence and the hash of the lock file. `npm sbom` leaves
 * out packages that a workspace beside these needs too.
 */
export function billOfMaterials(
  root: string,
  { version, builtAt }: { readonly version: string; readonly builtAt: string },
): object {
  const needs = OURS.flatMap((name) => {
    const from = path.join(root, name);
    return dependenciesOf(from).map((needed) => ({ name: needed, from }));
  });
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, LockedPackage>>;
  };
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      timestamp: new Date(builtAt).toISOString(),
      component: { type: 'application', name: 'hako', version },
    },
    components: neededPackages(root, needs).map((place) =>
      componentOf(place.replaceAll(path.sep, '/'), packages),
    ),
  };
}

function componentOf(place: string, packages: Readonly<Record<string, LockedPackage>>): object {
  const locked = packages[place];
  const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
  if (!locked?.version) throw new Error(`${place} is not in package-lock.json`);
  const purl = `pkg:npm/${name.replace('@', '%40')}@${locked.version}`;
  return {
    type: 'library',
    'bom-ref': `${purl}?at=${encodeURIComponent(place)}`,
    name,
    version: locked.version,
    purl,
    ...(locked.license && { licenses: [{ license: { name: locked.license } }] }),
    ...(locked.integrity && { hashes: [hashOf(locked.integrity)] }),
  };
}

function hashOf(integrity: string): object {
  const [algorithm = '', content = ''] = (integrity.split(' ')[0] ?? '').split(/-(.*)/s);
  return {
    alg: algorithm.toUpperCase().replace('SHA', 'SHA-'),
    content: Buffer.from(content, 'base64').toString('hex'),
  };
}
