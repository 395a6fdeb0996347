import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readGlossary } from './glossary.ts';
import { readKeyword } from './keyword.ts';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const glossary = readGlossary(read('../glossary.tsv'));
const queries = read('./customer-queries.tsv')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t') as [string, string, string | undefined]);

it('there are enough of them to mean something', () => {
  expect(queries.length).toBeGreaterThanOrEqual(150);
});

it.each(queries)('%s asks Japan for %s', (typed, japanese, excluded = '') => {
  const reading = readKeyword(typed, glossary);
  expect({ text: reading.text, excluded: reading.excluded.join(' ') }).toEqual({
    text: excluded === '' ? japanese : `${japanese} -${excluded}`,
    excluded,
  });
});
