import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** One file of ours: its path from the root with `/`, and its text. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** What a check found: how many things it looked at (a check that sees nothing proves nothing) and a sentence for each fault. */
export interface Finding {
  readonly name: string;
  readonly seen: number;
  readonly faults: readonly string[];
}

const PROGRAMS = [
  'contract',
  'server',
  'web',
  'simulator',
  'e2e',
  'bench',
  'torture',
  'checks',
  'scripts',
];
const OURS = /\.(ts|tsx|mjs|sql|css)$/;
const NOT_OURS = /(^|\/)(node_modules|build|\.react-router|artefacts)\//;

/** Every source file of ours, in the order of their paths. */
export function readSources(): SourceFile[] {
  return PROGRAMS.flatMap((program) =>
    readdirSync(path.join(ROOT, program), { recursive: true, withFileTypes: true }),
  )
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(ROOT, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
    )
    .filter((file) => OURS.test(file) && !NOT_OURS.test(file))
    .sort()
    .map((file) => ({ path: file, text: readFileSync(path.join(ROOT, file), 'utf8') }));
}

export const isTest = (file: string): boolean =>
  /\.test\.tsx?$|\.story\.ts$|\/test-support\/|^(e2e|torture)\//.test(file);

/** The text without comments and the insides of strings, so that words in them are not taken for code. Lines stay where they are. */
export function codeOnly(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/(^|[^:'"`\\])\/\/[^\n]*/g, '$1')
    .replace(
      /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g,
      (string) => `${string[0]}${' '.repeat(string.length - 2)}${string[0]}`,
    );
}

/** The modules that a file imports, as written, with the kind of import. */
export function importsOf(file: SourceFile): string[] {
  return [
    ...file.text.matchAll(
      /(?:^|\n)\s*(?:import|export)\s[^;'"]*?from\s*'([^']+)'|import\(\s*'([^']+)'\s*\)|(?:^|\n)import\s*'([^']+)'/g,
    ),
  ].map((match) => (match[1] ?? match[2] ?? match[3]) as string);
}

/** The path from the root that a relative import means; undefined for packages. */
export function resolved(file: SourceFile, specifier: string): string | undefined {
  return specifier.startsWith('.')
    ? path.posix.normalize(path.posix.join(path.posix.dirname(file.path), specifier))
    : undefined;
}
