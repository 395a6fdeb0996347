import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startPretendBucket } from '../../test-support/machines/pretend-bucket.ts';
import { createTestPlatform } from '../../test-support/test-platform.ts';
import type { BucketConfig } from '../config/files.ts';
import { openPlatform } from '../open-platform.ts';
import { createLog } from '../platform/log.ts';
import { createReadiness, type ReadinessBook } from '../platform/telemetry/readiness.ts';
import { needBucket } from './readiness-of-bucket.ts';
import { needPlatform } from './readiness-of-service.ts';

const stops: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const stop of stops.reverse()) await stop();
});

it('a folder of files is tried by a file that is gone again, and is not made when it went away', async () => {
  const platform = await createTestPlatform();
  stops.push(() => platform.close());
  const above = await mkdtemp(path.join(tmpdir(), 'hako-ready-'));
  stops.push(() => rm(above, { recursive: true, force: true }));
  const dataDir = path.join(above, 'data');
  const own = openPlatform({ ...platform.config, dataDir });
  stops.push(() => own.close());
  const ending = new AbortController();
  const readiness = createReadiness(ending.signal);
  needPlatform(readiness, own);
  expect((await readiness.read()).dependencies['files']).toBe('ok');
  expect(await readdir(dataDir)).toEqual([]);

  await rm(dataDir, { recursive: true });
  readiness.begun();
  expect((await readiness.read()).dependencies['files']).toMatch(/^ENOENT/);
  expect(await readdir(above)).toEqual([]);
});

it('a bucket that refuses us is told, one that is away is none of the reasons', async () => {
  const pretend = await startPretendBucket();
  const lookAt = async (bucket: BucketConfig) => {
    const readiness = createReadiness(new AbortController().signal);
    needBucket(readiness, bucket, createLog('silent'));
    return (await readiness.read()).dependencies['bucket'];
  };
  expect(await lookAt(pretend.config)).toBe('ok');
  expect(await lookAt({ ...pretend.config, secret: 'wrong' })).toContain('SignatureDoesNotMatch');
  await pretend.close();
  expect(await lookAt(pretend.config)).toBe('ok');
});

it('a bucket that was away at the first look is tried again', async () => {
  const away = await startPretendBucket();
  await away.close();
  const config = { ...away.config, secret: 'wrong' };
  const looks = new Map<string, () => unknown>();
  const readiness = { add: (name: string, look: () => unknown) => void looks.set(name, look) };
  needBucket(readiness as unknown as ReadinessBook, config, createLog('silent'));
  const look = looks.get('bucket');
  expect(await look?.()).toBeUndefined();
  const back = await startPretendBucket(Number(new URL(config.url).port));
  await expect.poll(look ?? (() => ''), { timeout: 20_000 }).toContain('SignatureDoesNotMatch');
  await back.close();
});
