import { glob } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '../test-support/test-platform.ts';
import { invariants } from './invariants.ts';
import { brokenInvariants } from './platform/database/invariants.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

const MONEY_AND_ORDERS = Array.from({ length: 19 }, (_, index) => `I${index + 1}`);

it.each(MONEY_AND_ORDERS)('%s of the reliability plan is a query of the service', (id) => {
  expect(Object.keys(invariants).filter((name) => name.startsWith(`${id} `))).not.toEqual([]);
});

it('has those of every module, and none takes the place of another', async () => {
  const { 'I7 what money moved for is there': ofSeveral, ...others } = invariants;
  expect(ofSeveral).toContain('union all');
  const ofModules: string[] = [];
  for await (const file of glob('modules/*/invariants.ts', { cwd: import.meta.dirname }))
    for (const queries of Object.values(await import(new URL(file, import.meta.url).href)))
      ofModules.push(...Object.values(queries as Record<string, string>));
  expect(Object.values(others).toSorted()).toEqual(ofModules.toSorted());
});

it('every query runs, and an empty service breaks none', async () => {
  expect(await brokenInvariants(platform.db, invariants)).toEqual([]);
});
