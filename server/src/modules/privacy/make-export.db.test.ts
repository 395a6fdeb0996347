import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readZip } from '../../../test-support/read-zip.ts';
import { createTestPlatform, type TestPlatform } from '../../../test-support/test-platform.ts';
import { newId } from '../../kernel/chance.ts';
import { Outage } from '../../kernel/outage.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { PrivacyDeps } from './deps.ts';
import { makeExport } from './make-export.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ invariants: {} });
});
afterAll(() => platform.close());

const BYTES = Buffer.from('a picture');
type Opened = Awaited<ReturnType<PrivacyDeps['files']['open']>>;
const whole = async (): Promise<Opened> => ({
  stream: Readable.from([BYTES], { objectMode: false }),
  sizeBytes: BYTES.length,
});
/** A sender whose line breaks after some bytes. */
const broken = async (): Promise<Opened> => ({
  sizeBytes: BYTES.length,
  stream: Readable.from(
    (async function* half() {
      yield BYTES.subarray(0, 3);
      throw new Outage('bucket', 'unreachable');
    })(),
    { objectMode: false },
  ),
});
const keep = async (zip: NodeJS.ReadableStream): Promise<Buffer> => buffer(zip);

/** A copy of somebody whose pictures open like this. */
async function copyWith(opens: readonly (() => Promise<Opened>)[], write = keep) {
  const { db, reads, clock, jobs, live, log } = platform;
  const [exportId, customerId] = [newId(), newId()];
  const asked = { id: exportId, customer_id: customerId, requested_at: clock.now() };
  await db
    .insertInto('data_exports')
    .values({ ...asked, state: 'asked' })
    .execute();
  const ids = opens.map(() => newId());
  const open = new Set<Readable>();
  let most = 0;
  let zip: Buffer | undefined;
  const deps = {
    ...{ db, reads, clock, jobs, live, log, parts: [] },
    identity: { findUser: async () => undefined },
    notifications: { notify: async () => undefined },
    lockPurses: async () => undefined,
    files: {
      listOf: async () => ids,
      async open(id: string) {
        const file = await opens[ids.indexOf(id)]?.();
        if (!file) throw new Error('no such picture');
        open.add(file.stream);
        file.stream.once('close', () => open.delete(file.stream));
        most = Math.max(most, open.size);
        return file;
      },
    },
    shelf: {
      async write(_id: string, content: NodeJS.ReadableStream) {
        zip = await write(content);
        return zip.length;
      },
    },
  } as unknown as PrivacyDeps;
  const failure = await makeExport(deps, { exportId }).then(
    () => undefined,
    (error: Error) => error,
  );
  const { state } = await db
    .selectFrom('data_exports')
    .select('state')
    .where('id', '=', exportId)
    .executeTakeFirstOrThrow();
  const names = zip && [...(await readZip(zip)).keys()];
  return { failure, state, names, ids, most, stillOpen: () => open.size };
}

it('opens one picture at a time, and leaves out one that is gone', async () => {
  const gone = async (): Promise<never> => {
    throw new Refusal('files.not-found');
  };
  const { state, names, ids, most } = await copyWith([whole, gone, whole, whole]);
  expect([state, most]).toEqual(['ready', 1]);
  expect(names).toEqual(['README.txt', ...[0, 2, 3].map((at) => `pictures/${ids[at]}.webp`)]);
});

it.each([
  [
    'cannot be opened now',
    async (): Promise<never> => {
      throw new Outage('bucket', 'timeout');
    },
  ],
  ['breaks off', broken],
  ['is shorter than it was said', async () => ({ ...(await whole()), sizeBytes: 100 })],
])('is not ready while a picture %s', async (_, open) => {
  const { failure, state, stillOpen } = await copyWith([whole, open, whole]);
  expect(failure).toBeInstanceOf(Error);
  expect(state).toBe('asked');
  await expect.poll(stillOpen).toBe(0);
});

it('closes its picture when the copy cannot be written', async () => {
  let begin = (): void => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const endless = async (): Promise<Opened> => {
    begin();
    return { stream: new Readable({ read: () => undefined }), sizeBytes: 100 };
  };
  const full = async (): Promise<never> => {
    await begun;
    throw new Error('ENOSPC');
  };
  const { failure, state, stillOpen } = await copyWith([endless], full);
  expect([failure?.message, state]).toEqual(['ENOSPC', 'asked']);
  await expect.poll(stillOpen).toBe(0);
});
