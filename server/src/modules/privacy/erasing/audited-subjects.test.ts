import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const MODULES = path.resolve(import.meta.dirname, '../..');
/** What belongs to no customer, or to many at once: lines about it name nobody. */
const OF_NOBODY = [
  'account',
  'article',
  'banner',
  'book-day',
  'content-picture',
  'coupon',
  'customs-heading',
  'delivery-terms',
  'first-step',
  'float-account',
  'float-act',
  'float-line',
  'float-movement',
  'glossary',
  'job',
  'place',
  'prepared-answer',
  'route',
  'scan',
  'setting',
  'staff',
  'staff-invitation',
  'tracking-import',
  'warehouse-terms',
  'work-filter',
];

it('knows of each kind of thing in the audit whether it belongs to a customer', () => {
  const sources = globSync('**/*.ts', { cwd: MODULES }).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  const read = (file: string) => readFileSync(path.join(MODULES, file), 'utf8');
  const audited = new Set(
    sources.flatMap((file) =>
      [...read(file).matchAll(/subject: `([a-z-]+):/g)].map(([, kind]) => kind as string),
    ),
  );
  const declared = sources
    .filter((file) => file.endsWith('personal-data.ts'))
    .flatMap((file) =>
      [...read(file).matchAll(/select '([a-z-]+):' \|\|/g)].map(([, kind]) => kind as string),
    );
  expect(declared.length).toBeGreaterThan(10);
  expect(
    [...audited].filter((kind) => ![...declared, ...OF_NOBODY, 'customer'].includes(kind)),
  ).toEqual([]);
});
