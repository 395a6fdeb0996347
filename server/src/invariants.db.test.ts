import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '../test-support/test-platform.ts';
import { compose } from './composition.ts';
import { brokenInvariants } from './platform/database/invariants.ts';

let platform: TestPlatform;
let invariants: Readonly<Record<string, string>>;
beforeAll(async () => {
  platform = await createTestPlatform();
  ({ invariants } = compose(platform));
});
afterAll(() => platform.close());

const MONEY_AND_ORDERS = Array.from({ length: 19 }, (_, index) => `I${index + 1}`);

it.each(MONEY_AND_ORDERS)('%s of the reliability plan is a query of the service', (id) => {
  expect(Object.keys(invariants).filter((name) => name.startsWith(`${id} `))).not.toEqual([]);
});

it('every query runs, and an empty service breaks none', async () => {
  expect(await brokenInvariants(platform.db, invariants)).toEqual([]);
});
