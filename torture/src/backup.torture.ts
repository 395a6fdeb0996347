import { unlink } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Burned,
  restored,
  restoredCopy,
  serve,
  type Stops,
  untilItBurns,
} from './backup/drill.ts';
import { faultsOf, lostIn, sealsOf, tooNewIn } from './backup/judge.ts';
import { SECRETS } from './backup/repository.ts';
import { hasBackupTools } from './backup/tools.ts';
import { Work } from './backup/work.ts';
import { isLarge, sized, tell } from './scale.ts';

// A database that archives to pgBackRest with the files of `ops`, its synchronous standby, and our
// service at work on it. The machine burns, and what was kept is brought back in each way that
// docs/operating.md tells.

const MOST_SECONDS_A_GB = 60;
const size = {
  things: sized({ ci: 100, gate: 500, release: 5_000 }),
  rows: sized({ ci: 10_000, gate: 3_000_000, release: 15_000_000 }),
};

if (!hasBackupTools)
  tell(
    'backup: SKIPPED, nothing was restored. As root on Debian: apt-get install postgresql pgbackrest restic',
  );
else if (!isLarge) tell('backup: SKIPPED at this size. npm run torture -- gate backup');

describe.runIf(hasBackupTools && isLarge)('the machine of the database burns', () => {
  const stops: Stops = [];
  let burned: Burned;
  beforeAll(async () => {
    burned = await untilItBurns(size, stops);
  }, 3_600_000);
  afterAll(async () => {
    for (const stop of stops.splice(0).reverse()) await stop().catch(() => undefined);
  }, 120_000);

  it('a backup into a repository with one wrong byte is no backup', () => {
    expect(burned.complaint).toMatch(/invalid|checksum/);
    expect(burned.isStampFresh).toBe(false);
  });

  it('a moment is restored: all before it is there and nothing after it', async () => {
    const { before, after, moment, seals } = burned;
    const how = ['--type=time', `--target=${moment}`, '--target-action=promote'];
    const { cluster, secondsPerGb } = await restored(burned, 'moment', how, stops);
    expect(await lostIn(cluster, before.acknowledged)).toEqual([]);
    expect(await tooNewIn(cluster, after.acknowledged)).toEqual([]);
    expect(await sealsOf(cluster)).toBe(seals);
    expect(seals.split('\n').length).toBeGreaterThan(2);
    const { dataDir, secrets } = await restoredCopy(burned, 'moment');
    expect(await faultsOf(cluster, dataDir)).toBe('');
    expect(secrets).toBe(SECRETS);
    expect(secondsPerGb).toBeLessThan(MOST_SECONDS_A_GB);
  });

  it('the end of the archive is short of what was not archived, and the drill sees it', async () => {
    const { before, after } = burned;
    const { cluster } = await restored(burned, 'end', ['--type=default'], stops);
    expect(await lostIn(cluster, before.acknowledged)).toEqual([]);
    const lost = await lostIn(cluster, after.acknowledged);
    tell(`backup: ${lost.length} of ${after.acknowledged.transfers.length} were not archived yet`);
    expect(lost.length).toBeGreaterThan(0);
    expect(lost.length).toBeLessThan(after.acknowledged.transfers.length);
    const { dataDir } = await restoredCopy(burned, 'end');
    expect(await faultsOf(cluster, dataDir)).toBe('');
    const [id = ''] = before.acknowledged.pictures;
    await unlink(path.join(dataDir, 'files', id.slice(-2), `${id}.webp`));
    expect(await faultsOf(cluster, dataDir)).toContain(id);
  });

  it('the standby takes over: nothing acknowledged is lost, and the service works on', async () => {
    const { repository, standby, before, after, seals } = burned;
    const began = performance.now();
    await standby.promote();
    await standby.untilRecovered();
    tell(`backup: the standby took over in ${Math.round(performance.now() - began)} ms`);
    expect(await lostIn(standby, before.acknowledged)).toEqual([]);
    expect(await lostIn(standby, after.acknowledged)).toEqual([]);
    expect(await sealsOf(standby)).toBe(seals);
    expect(await faultsOf(standby, repository.dataDir)).toBe('');
    const service = await serve(standby, repository.dataDir);
    stops.push(() => service.end('SIGKILL'));
    const later = new Work(800_000);
    await later.run(service.url ?? '', 50);
    expect(later.acknowledged.transfers.length).toBeGreaterThan(40);
    expect(await lostIn(standby, later.acknowledged)).toEqual([]);
  });
});
