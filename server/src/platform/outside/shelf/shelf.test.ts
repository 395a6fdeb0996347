import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type PretendBucket,
  startPretendBucket,
} from '../../../../test-support/machines/pretend-bucket.ts';
import { openBucket } from './bucket.ts';
import type { FileShelf } from './file-shelf.ts';
import { openFileShelf } from './open-shelf.ts';

const ID = '3f1c5a0e-1111-4222-8333-444455556666';
const OTHER = '3f1c5a0e-1111-4222-8333-444455556667';
const dataDir = mkdtempSync(path.join(tmpdir(), 'hako-files-'));
let pretend: PretendBucket;
beforeAll(async () => {
  pretend = await startPretendBucket();
});
afterAll(async () => {
  await pretend.close();
  rmSync(dataDir, { recursive: true });
});

const shelves: readonly (readonly [string, () => FileShelf])[] = [
  ['disk', () => openFileShelf({ dataDir, files: { bucket: undefined } })],
  ['bucket', () => openFileShelf({ dataDir, files: { bucket: pretend.config } })],
];

describe.each(shelves)('the %s', (_, open) => {
  it('gives back what it kept, and refuses a name that is no id', async () => {
    const shelf = open();
    await shelf.keep(ID, Buffer.from('bytes'));
    const opened = await open().open(ID);
    expect(opened?.sizeBytes).toBe(5);
    expect(
      Buffer.concat(await (opened as NonNullable<typeof opened>).stream.toArray()).toString(),
    ).toBe('bytes');
    expect([await shelf.has(ID), await shelf.has(OTHER)]).toEqual([true, false]);
    expect(await shelf.open(OTHER)).toBeUndefined();
    for (const refused of [shelf.open, shelf.has, shelf.remove])
      await expect(refused('../../etc/passwd')).rejects.toThrow('not an id');
  });

  it('removes for everybody, and what is gone again', async () => {
    const shelf = open();
    await shelf.keep(OTHER, Buffer.from('bytes'));
    await shelf.remove(OTHER);
    await shelf.remove(OTHER);
    expect(await open().has(OTHER)).toBe(false);
  });
});

describe('a bucket', () => {
  it.each([
    ['another secret', { secret: 'wrong' }, 'SignatureDoesNotMatch'],
    ['another key', { keyId: 'wrong' }, 'InvalidAccessKeyId'],
    ['another bucket', { name: 'not-ours' }, 'NoSuchBucket'],
  ])('with %s says why it may not be written', async (_, change, why) => {
    const bucket = openBucket({ ...pretend.config, ...change });
    expect(await bucket.findRefusal()).toContain(why);
    // What is refused is not absent: every picture would seem to be lost.
    if (why !== 'NoSuchBucket') await expect(bucket.open('files/x')).rejects.toThrow(why);
  });

  it('may be written, and leaves nothing of the trial', async () => {
    expect(await openBucket(pretend.config).findRefusal()).toBeUndefined();
  });

  it('that is away is an outage, not an absent file', async () => {
    const gone = await startPretendBucket();
    await gone.close();
    const bucket = openBucket(gone.config);
    await expect(bucket.has('files/x')).rejects.toMatchObject({ kind: 'unreachable' });
    await expect(bucket.findRefusal()).rejects.toMatchObject({ kind: 'unreachable' });
  });
});
