import { expect, it } from 'vitest';
import { checkLoggedCodes } from './logged-codes.ts';

const faultsOf = (text: string) =>
  checkLoggedCodes([{ path: 'server/src/modules/x/x.ts', text }]).faults;

it.each([
  "log.warn({ site, code, kind }, 'x')",
  "deps.log.error({ error, code }, 'x')",
  "deps.log.warn(\n  { code: lot.code },\n  'x')",
])('finds a code that the log would blank in %s', (text) => {
  expect(faultsOf(text)).toHaveLength(1);
});

it.each([
  "log.warn({ lot: lot.code }, 'x')",
  "log.warn({ errorCode: error.code }, 'code')",
  'answers.push({ code })',
])('leaves %s', (text) => {
  expect(faultsOf(text)).toEqual([]);
});
