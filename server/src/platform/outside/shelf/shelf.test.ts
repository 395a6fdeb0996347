import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type PretendBucket,
  startPretendBucket,
} from '../../../../test-support/machines/pretend-bucket.ts';
import { createBucket, openBucket } from './bucket.ts';
import type { FileShelf } from './file-shelf.ts';
import { openFileShelf } from './open-shelf.ts';
import { watchBody } from './watched-body.ts';

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

/** A bucket at a server that answers as the listener does, and quickly is given up. */
async function slowBucket(answerMs: number, listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const limits = { answerMs, slowestBytesPerMs: 0.001, idleMs: 10_000 };
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { bucket: createBucket({ ...pretend.config, url }, limits), close };
}

describe('a slow bucket', () => {
  it('has more time for what has more bytes', async () => {
    const { bucket, close } = await slowBucket(150, (request, answer) => {
      request.resume();
      setTimeout(() => answer.end(), 500);
    });
    const body = Buffer.alloc(100);
    await bucket.put('files/x', { body, sizeBytes: body.length, type: 'image/webp' });
    await expect(bucket.remove('files/x')).rejects.toMatchObject({ kind: 'timeout' });
    close();
  });

  it('sends a body for longer than it may take to answer', async () => {
    const { bucket, close } = await slowBucket(3_000, (_, answer) => {
      answer.writeHead(200, { 'content-length': 4 });
      answer.write('ab');
      setTimeout(() => answer.end('cd'), 3_300);
    });
    const opened = await bucket.open('files/x');
    expect(opened && (await text(opened.stream))).toBe('abcd');
    close();
  });

  it('is one for a process, however often it is opened', () => {
    expect(openBucket(pretend.config)).toBe(openBucket(pretend.config));
  });
});

describe('a body', () => {
  const watch = { source: 'bucket', idleMs: 20 };

  it('ends when its sender is silent while somebody reads', async () => {
    const silent = new Readable({ read: () => undefined });
    silent.push('ab');
    await expect(text(watchBody(silent, watch))).rejects.toMatchObject({ kind: 'timeout' });
    expect(silent.destroyed).toBe(true);
  });

  it('waits for a reader that pauses', async () => {
    const pieces = [...Array(5)].map(() => Buffer.alloc(100_000));
    let bytes = 0;
    for await (const piece of watchBody(Readable.from(pieces, { objectMode: false }), watch)) {
      if (bytes === 0) await sleep(watch.idleMs * 5);
      bytes += piece.length;
    }
    expect(bytes).toBe(500_000);
  });

  it('that nobody reads to its end is closed with its reader', async () => {
    const sender = new Readable({ read: () => undefined });
    watchBody(sender, watch).destroy();
    await expect.poll(() => sender.destroyed).toBe(true);
  });

  it('that breaks is an outage', async () => {
    const body = new Readable({ read: () => undefined });
    const read = text(watchBody(body, { ...watch, idleMs: 60_000 }));
    body.destroy(new Error('ECONNRESET'));
    await expect(read).rejects.toMatchObject({ kind: 'unreachable' });
  });
});
