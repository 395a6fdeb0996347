import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '../test-support/test-platform.ts';
import { findExamination } from './platform/database/examination-record.ts';
import { examine } from './nightly-examination.ts';

const lines: { invariant: string; level: number; msg: string }[] = [];
const log = pino(
  new Writable({
    write(line, _, done) {
      lines.push(JSON.parse(String(line)));
      done();
    },
  }),
);
let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

it('says nothing of a service whose rows are as they should be', async () => {
  expect(await examine({ ...platform, log })()).toBe(0);
  expect(lines).toEqual([]);
  expect((await findExamination(platform.db))?.faults).toBe(0);
});

it('says what does not hold and what could not be looked at, writes nothing, and looks at the rest', async () => {
  const faults = await examine(
    { ...platform, log },
    {
      'a row that must not be': "select 'PX1' as code",
      'no query at all': 'selekt',
      'one that writes': 'delete from job_workers returning 1',
      'one that holds': 'select 1 where false',
      'another row that must not be': 'select 2',
    },
  )();
  expect(faults).toBe(4);
  expect(lines.map(({ invariant, msg }) => [invariant, msg])).toEqual([
    ['a row that must not be', 'an invariant does not hold'],
    ['no query at all', 'an invariant could not be looked at'],
    ['one that writes', 'an invariant could not be looked at'],
    ['another row that must not be', 'an invariant does not hold'],
  ]);
});
