import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '../../../../test-support/test-platform.ts';
import { compose } from '../../../composition.ts';
import { seedDemoPeople } from '../../../demo-people.ts';
import { movableClock } from '../../../kernel/clock.ts';
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

it("takes an erased customer's pictures from the disks of other machines, also after they were off", async () => {
  const { modules, ...parts } = compose(platform);
  platform.news.connect(parts.listeners);
  const { customerId } = await seedDemoPeople(platform);
  const bytes = await sharp({
    create: { width: 20, height: 20, channels: 3, background: '#888' },
  })
    .png()
    .toBuffer();
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
