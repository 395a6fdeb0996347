import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { isLarge, sized, tell } from './scale.ts';

// Every rule of days and hours, asked each hour of New Year, of two Februaries and of clock
// changes,
// on machines of several zones: all say the same.

const ZONES = ['UTC', 'Asia/Ho_Chi_Minh', 'Asia/Tokyo', 'America/New_York', 'Pacific/Auckland'];
const EVERY_HOURS = sized({ ci: 7, gate: 1, release: 1 });
const PROGRAM = path.join(import.meta.dirname, 'time-zones/tell-hours.ts');
const run = promisify(execFile);

type Hours = Readonly<Record<string, string>>;

if (!isLarge) tell('time zones: SKIPPED at this size. npm run torture -- gate time-zones');

async function hoursIn(zone: string, manner = ''): Promise<Hours> {
  const { stdout } = await run(process.execPath, [PROGRAM, String(EVERY_HOURS), manner], {
    env: { PATH: process.env['PATH'], TZ: zone },
    maxBuffer: 2 ** 24,
  });
  return JSON.parse(stdout) as Hours;
}

/** Hours at which another zone says something else than the first. */
function differences([first, ...others]: readonly Hours[]): string[] {
  return Object.keys(first ?? {}).filter((hour) =>
    others.some((other) => other[hour] !== first?.[hour]),
  );
}

describe.runIf(isLarge)('what depends on the time', { timeout: 0 }, () => {
  it('is the same on machines of all zones', async () => {
    const all = await Promise.all(ZONES.map((zone) => hoursIn(zone)));
    const hours = Object.keys(all[0] ?? {}).length;
    tell(`time zones: ${hours} hours, each in ${ZONES.length} zones`);
    expect(hours).toBeGreaterThan(2_000 / EVERY_HOURS);
    expect(differences(all)).toEqual([]);
  });

  it('is noticed when it asks the machine for its hour', async () => {
    const naive = await Promise.all(ZONES.map((zone) => hoursIn(zone, 'naive')));
    expect(differences(naive).length).toBeGreaterThan(1_000 / EVERY_HOURS);
  });
});
