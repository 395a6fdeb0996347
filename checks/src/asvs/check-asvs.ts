import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Finding, ROOT } from '../source.ts';
import { CHAPTERS } from './chapters.ts';
import { LEVELS } from './numbers.ts';
import { type Chapter, type Requirement, standingsOf } from './requirement.ts';
import { asvsTable } from './table.ts';
import { testsIn } from './tests-in.ts';

export const ASVS_FILE = path.join(ROOT, 'docs/asvs.md');
const OPERATING = 'docs/operating.md';
/** Never raised: whoever mends a row lowers it. */
const MOST_OPEN = 1;

/**
 * Each requirement of ASVS 5.0.0, levels 1 and 2, has one row, and what the row names is there:
 * tests by their names, duties in the page for operators, decisions. `docs/asvs.md` shows them.
 */
export function checkAsvs(): Finding {
  const rows = CHAPTERS.flatMap(({ rows: part }) => Object.entries(part));
  const open = rows.filter(([, row]) => row.open !== undefined);
  const isNew = existsSync(ASVS_FILE) && readFileSync(ASVS_FILE, 'utf8') === asvsTable();
  return {
    name: `requirements of ASVS 5.0.0, ${open.length} of them open`,
    seen: rows.length,
    faults: [
      ...faultsOfNumbers(CHAPTERS),
      ...rows.flatMap(([number, row]) => faultsOfRow(number, row, readOurs)),
      ...(open.length > MOST_OPEN
        ? [`${open.length} rows are open, at most ${MOST_OPEN}: ${open.map(([id]) => id).join()}`]
        : []),
      ...(isNew ? [] : ['docs/asvs.md is old: npm run asvs']),
    ],
  };
}

/** Each number of the standard stands in one chapter, and no other number does. */
export function faultsOfNumbers(chapters: readonly Chapter[]): string[] {
  const told = chapters.flatMap(({ rows }) => Object.keys(rows));
  return [
    ...[...LEVELS.keys()]
      .filter((number) => !told.includes(number))
      .map((number) => `${number} has no row`),
    ...told
      .filter((number) => !LEVELS.has(number))
      .map((number) => `${number} is no requirement of levels 1 and 2`),
    ...told
      .filter((number, index) => told.indexOf(number) !== index)
      .map((number) => `${number} has two rows`),
  ];
}

/** What is wrong with a row; `read` gives the text of a file of ours, undefined when it is not there. */
export function faultsOfRow(
  number: string,
  row: Requirement,
  read: (file: string) => string | undefined,
): string[] {
  const stands = standingsOf(row);
  if (stands.length !== 1) return [`${number} says ${stands.length} ways in which it stands`];
  return [
    ...faultsOfTests(row.shown ?? {}, read),
    ...(row.operator && !headingsOf(read(OPERATING) ?? '').includes(row.operator)
      ? [`${OPERATING} has no heading “${row.operator}”`]
      : []),
    ...(row.decided && read(row.decided) === undefined ? [`${row.decided} is not there`] : []),
  ].map((fault) => `${number}: ${fault}`);
}

const faultsOfTests = (
  shown: NonNullable<Requirement['shown']>,
  read: (file: string) => string | undefined,
): string[] =>
  Object.entries(shown).flatMap(([file, names]) => {
    const text = read(file);
    if (text === undefined) return [`${file} is not there`];
    const tests = testsIn({ path: file, text });
    return [names]
      .flat()
      .filter((name) => !tests.some((test) => test.startsWith(name)))
      .map((name) => `${file} has no test “${name}”`);
  });

/** The headings of a page as links name them. */
const headingsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );

function readOurs(file: string): string | undefined {
  const place = path.join(ROOT, file);
  return existsSync(place) ? readFileSync(place, 'utf8') : undefined;
}
