import { describe, expect, it } from 'vitest';
import { checkAsvs, faultsOfNumbers, faultsOfRow } from './check-asvs.ts';
import { LEVELS } from './numbers.ts';
import { testsIn } from './tests-in.ts';

const FILES: Readonly<Record<string, string>> = {
  'a.test.ts': `it('holds', () => {}); test.each([['x', { a: 1 }]])('of %s holds as well', () => {});
    it.skipIf(!isThere)(
      'is skipped “elsewhere”', () => {});`,
  'docs/operating.md': '# Operating\n\n## Keys, and who has them\n',
};
const faultsOf = (row: object) =>
  faultsOfRow('1.1.1', { asks: 'x', ...row }, (file) => FILES[file]);

describe('a row', () => {
  it.each([
    { shown: { 'a.test.ts': ['holds', 'of %s', 'is skipped'] } },
    { notApplicable: 'There is none.' },
    { operator: 'keys-and-who-has-them' },
    { decided: 'docs/operating.md' },
    { open: 'All of it.' },
  ])('that says %o is good', (row) => expect(faultsOf(row)).toEqual([]));

  it.each([
    [{}, '1.1.1 says 0 ways in which it stands'],
    [{ open: 'x', notApplicable: 'x' }, '1.1.1 says 2 ways in which it stands'],
    [{ shown: { 'b.test.ts': 'holds' } }, '1.1.1: b.test.ts is not there'],
    [{ shown: { 'a.test.ts': 'fails' } }, '1.1.1: a.test.ts has no test “fails”'],
    [{ operator: 'locks' }, '1.1.1: docs/operating.md has no heading “locks”'],
    [{ decided: 'docs/none.md' }, '1.1.1: docs/none.md is not there'],
  ])('that says %o is not', (row, fault) => expect(faultsOf(row)).toEqual([fault]));
});

it('is true that a number without a row, with two, and one of nobody are found', () => {
  const all = Object.fromEntries([...LEVELS.keys()].map((number) => [number, { asks: 'x' }]));
  const { '1.1.1': _left, ...rest } = all;
  const second = { '9.9.9': { asks: 'x' }, '2.1.1': { asks: 'x' } };
  expect(faultsOfNumbers([{ title: '', rows: all }])).toEqual([]);
  expect(
    faultsOfNumbers([
      { title: '', rows: rest },
      { title: '', rows: second },
    ]),
  ).toEqual([
    '1.1.1 has no row',
    '9.9.9 is no requirement of levels 1 and 2',
    '2.1.1 has two rows',
  ]);
});

it('is true that names of tests are read in all their quotes', () => {
  expect(testsIn({ path: 'a.test.ts', text: FILES['a.test.ts'] ?? '' })).toEqual([
    'holds',
    'of %s holds as well',
    'is skipped “elsewhere”',
  ]);
});

it('is true that all 253 requirements have a row whose tests, duties and decisions are there', () => {
  const { seen, faults } = checkAsvs();
  expect(seen).toBe(253);
  expect(faults).toEqual([]);
});
