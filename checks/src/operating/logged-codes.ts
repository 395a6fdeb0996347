import { codeOnly, type Finding, isTest, type SourceFile } from '../source.ts';

const LOGGED = /\blog(?:ger)?\.(?:debug|info|warn|error|fatal)\(\s*\{([^}]*)\}/g;

/**
 * The log blanks the field `code`, since a code may be what somebody signs in with. What is meant
 * to be read there has the name of its thing: `lot`, `listing`, `bill`.
 */
export function checkLoggedCodes(files: readonly SourceFile[]): Finding {
  const lines = files
    .filter(({ path }) => path.startsWith('server/src/') && !isTest(path))
    .flatMap(({ path, text }) =>
      [...codeOnly(text).matchAll(LOGGED)].map(([, fields = '']) => ({ path, fields })),
    );
  const faults = lines
    .filter(({ fields }) => fields.split(',').some((field) => /^\s*code\s*(:|$)/.test(field)))
    .map(({ path }) => `${path} logs the field code, which is blanked: name the thing it is of`);
  return { name: 'codes in the log', seen: lines.length, faults };
}
