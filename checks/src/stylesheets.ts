import { type Finding, importsOf, resolved, type SourceFile } from './source.ts';

/**
 * Every stylesheet that a file imports is there, and so is every class that it takes from it. The
 * compiler knows neither: a missing sheet stops only the build, a missing class shows only in a
 * browser.
 */
export function checkStylesheets(files: readonly SourceFile[]): Finding {
  const sheets = new Map(
    files.filter(({ path }) => path.endsWith('.css')).map(({ path, text }) => [path, text]),
  );
  const imports = files
    .filter(({ path }) => /\.tsx?$/.test(path))
    .flatMap((file) =>
      importsOf(file)
        .filter((specifier) => specifier.endsWith('.css'))
        .map((specifier) => ({ file, specifier, target: resolved(file, specifier) })),
    );
  const faults = imports.flatMap(({ file, specifier, target }) => {
    if (target === undefined) return [];
    const sheet = sheets.get(target);
    if (sheet === undefined) return [`${file.path} imports ${specifier}, which is not there`];
    return classesTaken(file, specifier)
      .filter((name) => !classesOf(sheet).has(name))
      .map((name) => `${file.path} takes .${name} from ${specifier}, which does not have it`);
  });
  return { name: 'stylesheets', seen: imports.length, faults };
}

/** The classes that a file names as `styles.name` after `import styles from '...'`. */
function classesTaken(file: SourceFile, specifier: string): string[] {
  const [, local] =
    file.text
      .split('\n')
      .map((line) => /^import (\w+) from '([^']+)'/.exec(line))
      .find((line) => line?.[2] === specifier) ?? [];
  if (local === undefined) return [];
  const taken = file.text.matchAll(new RegExp(String.raw`(?<![\w./-])${local}\.(\w+)`, 'g'));
  return [...new Set([...taken].map(([, name]) => name as string))];
}

/** The classes that a sheet says something about. */
function classesOf(sheet: string): Set<string> {
  const rules = sheet.replace(/\/\*[\s\S]*?\*\//g, '');
  return new Set([...rules.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name]) => name as string));
}
