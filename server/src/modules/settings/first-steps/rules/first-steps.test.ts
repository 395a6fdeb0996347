import { expect, it } from 'vitest';
import { allDone, type CompanyFacts, firstStepsOf } from './first-steps.ts';

const SETTLED: CompanyFacts = {
  hasContact: true,
  hasRate: true,
  confirmed: new Set(['prices']),
  duties: new Set(['sales', 'buyer', 'warehouse-jp', 'warehouse-vn', 'accountant']),
  missing: {
    company: [],
    warehouses: [],
    bank: [],
    marketplaces: [],
    einvoice: ['HAKO_EINVOICE_*'],
  },
};
const openOf = (facts: Partial<CompanyFacts>) =>
  firstStepsOf({ ...SETTLED, ...facts })
    .filter((step) => !step.is_done)
    .map(({ name }) => name);

it.each<[Partial<CompanyFacts>, readonly string[], boolean]>([
  [{}, ['einvoice'], true],
  [{ hasContact: false }, ['contact', 'einvoice'], false],
  [{ hasRate: false }, ['rate', 'einvoice'], false],
  [{ confirmed: new Set() }, ['prices', 'einvoice'], false],
  [{ duties: new Set(['sales']) }, ['staff', 'einvoice'], false],
  [{ duties: new Set(['sales']), confirmed: new Set(['prices', 'staff']) }, ['einvoice'], true],
  [
    { missing: { ...SETTLED.missing, bank: ['HAKO_BANK_ACCOUNTS'], einvoice: [] } },
    ['bank'],
    false,
  ],
])('%o leaves %o', (facts, open, isDone) => {
  expect(openOf(facts)).toEqual(open);
  expect(allDone(firstStepsOf({ ...SETTLED, ...facts }))).toBe(isDone);
});
