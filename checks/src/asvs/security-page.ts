import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../source.ts';

/** The text of a file of ours. */
export const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

export const SECURITY_PAGE = read('docs/security.md');

/** The rows of the table under a heading of the page, cell by cell. */
export const rowsUnder = (heading: string): string[][] =>
  (SECURITY_PAGE.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

/** What stands in backticks. */
export const inCode = (text: string): string[] =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, one = '']) => one);
