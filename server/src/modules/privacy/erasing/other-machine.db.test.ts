import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPretendBucket } from '../../../../test-support/machines/pretend-bucket.ts';
import { createTestPlatform, type TestPlatform } from '../../../../test-support/test-platform.ts';
import { compose } from '../../../composition.ts';
import { seedDemoPeople } from '../../../demo-people.ts';
import { movableClock } from '../../../kernel/clock.ts';
import { createDiskShelf } from '../../../platform/outside/shelf/disk-shelf.ts';
import { openFileShelf } from '../../../platform/outside/shelf/open-shelf.ts';
import { privacyInvariants } from '../invariants.ts';

const DAY_MS = 86_400_000;
const clock = movableClock(new Date());
const otherDir = mkdtempSync(path.join(tmpdir(), 'hako-other-'));
let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ clock, invariants: privacyInvariants });
});
afterAll(async () => {
  await platform.close();
  rmSync(otherDir, { recursive: true, force: true });
});

const picturesIn = (dir: string): number =>
  readdirSync(path.join(dir, 'files'), { recursive: true }).filter((name) =>
    String(name).endsWith('.webp'),
  ).length;

const drawnPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 20, height: 20, channels: 3, background: '#888' } })
    .png()
    .toBuffer();

it("takes an erased customer's pictures from the disks of other machines, also after they were off", async () => {
  const { modules, ...parts } = compose(platform);
  platform.news.connect(parts.listeners);
  const { customerId } = await seedDemoPeople(platform);
  const bytes = await drawnPicture();
  await modules.files.keep({ bytes, uploadedBy: customerId, customerId, description: undefined });
  const copy = () => cpSync(platform.config.dataDir, otherDir, { recursive: true });
  copy();
  const other = compose({ ...platform, config: { ...platform.config, dataDir: otherDir } });
  let look = (): void => undefined;
  const timers = {
    sleep: async () => undefined,
    after: (_ms: number, run: () => void) => {
      look = run;
      return () => undefined;
    },
  };
  const leave = await other.modules.files.followErased(timers);
  expect(picturesIn(otherDir)).toBe(1);
  // What an old copy of the disk brings back.
  const backup = mkdtempSync(path.join(tmpdir(), 'hako-backup-'));
  cpSync(otherDir, backup, { recursive: true });

  await modules.privacy.requestErasure(customerId);
  clock.advanceMs(15 * DAY_MS);
  await modules.privacy.eraseAccount({ customerId });
  expect(picturesIn(platform.config.dataDir)).toBe(0);
  look();
  await expect.poll(() => picturesIn(otherDir)).toBe(0);
  leave();

  cpSync(backup, otherDir, { recursive: true });
  rmSync(backup, { recursive: true, force: true });
  expect(picturesIn(otherDir)).toBe(1);
  (await other.followErased())();
  expect(picturesIn(otherDir)).toBe(0);
});

it('shows every machine the files of one bucket, and erases them there', async () => {
  const bucket = await startPretendBucket();
  try {
    const machine = (dataDir: string) => {
      const config = { ...platform.config, dataDir, files: { bucket: bucket.config } };
      return { ...compose({ ...platform, config }), shelf: openFileShelf(config) };
    };
    const [one, other] = [machine(platform.config.dataDir), machine(otherDir)];
    const { customerId } = await seedDemoPeople(platform);
    const sent = { uploadedBy: customerId, customerId, description: undefined };
    const { id } = await one.modules.files.keep({ bytes: await drawnPicture(), ...sent });
    const seen = await other.modules.files.open(id, { customerId });
    const kept = Buffer.concat(await seen.stream.toArray());
    expect(kept).toHaveLength(seen.sizeBytes);
    // What lay on the disks before there was a bucket.
    const disks = [platform.config.dataDir, otherDir].map((dir) => createDiskShelf(dir));
    for (const disk of disks) await disk.keep(id, kept);
    expect(await other.modules.files.look()).toMatchObject({ missing: 0 });

    await one.modules.privacy.requestExport(customerId, async () => undefined);
    const { exports } = await one.modules.privacy.read(customerId);
    const exportId = exports[0]?.id ?? '';
    await one.modules.privacy.makeExport({ exportId });
    const copy = await other.modules.privacy.openExport(customerId, exportId);
    expect((await copy?.stream.toArray())?.length).toBeGreaterThan(0);

    await other.modules.privacy.requestErasure(customerId);
    clock.advanceMs(15 * DAY_MS);
    await other.modules.privacy.eraseAccount({ customerId });
    expect(await one.shelf.has(id)).toBe(false);
    // What an old copy of the bucket brings back goes when a worker starts.
    await one.shelf.keep(id, kept);
    expect(await disks[1]?.has(id)).toBe(false);
    (await one.followErased())();
    expect(await disks[0]?.has(id)).toBe(false);
    await expect.poll(() => other.shelf.has(id)).toBe(false);
  } finally {
    await bucket.close();
  }
});
