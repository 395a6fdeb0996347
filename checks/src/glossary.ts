import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOnly, type Finding, isTest, ROOT, type SourceFile } from './source.ts';

const GLOSSARY = 'docs/glossary.md';

/** Every name in the code column of the glossary stands in the code, and each row tells one. */
export function checkGlossary(files: readonly SourceFile[]): Finding {
  const words = new Set(
    files
      .filter(({ path }) => /^(server|contract|web)\/src\/.*\.tsx?$/.test(path) && !isTest(path))
      .flatMap(({ text }) => codeOnly(text).match(/[\w$-]+/g) ?? []),
  );
  const rows = readFileSync(join(ROOT, GLOSSARY), 'utf8')
    .split('\n')
    .filter((line) => /^\|(?!\s*(-|Vietnamese))/.test(line));
  const faults = rows.flatMap((row) => {
    const cells = row.split('|').slice(1, -1);
    const names = [...(cells.at(-1) ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? '');
    const who = cells[0]?.trim();
    if (names.length === 0) return [`${GLOSSARY}: “${who}” has no name in the code column`];
    return names.flatMap((name) =>
      (name.match(/[\w$-]+/g) ?? []).every((word) => words.has(word))
        ? []
        : [`${GLOSSARY}: “${who}” is called \`${name}\`, which the code does not know`],
    );
  });
  return { name: 'glossary', seen: rows.length, faults };
}
