import { expect, it } from 'vitest';
import { isChannelOn } from './channel-rules.ts';
import { deviceName } from './device-name.ts';
import { mailLeavesAt } from './mail-pace.ts';
import { MOST_TRIES, pauseAfterTry } from './retry-rules.ts';

it('goes by what was chosen, else by the default of the kind', () => {
  expect(isChannelOn('bid_placed', 'push', [])).toBe(false);
  expect(isChannelOn('over_pricing', 'push', [])).toBe(true);
  expect(isChannelOn('general', 'email', [])).toBe(false);
  expect(
    isChannelOn('over_pricing', 'push', [{ kind: 'over_pricing', channel: 'email', isOn: false }]),
  ).toBe(true);
  expect(
    isChannelOn('over_pricing', 'email', [{ kind: 'over_pricing', channel: 'email', isOn: false }]),
  ).toBe(false);
});

const at = (seconds: number): Date => new Date(1_800_000_000_000 + seconds * 1_000);
it.each<[number | undefined, number, string]>([
  [undefined, 60, 'the first mail gathers for a minute'],
  [-10, 890, 'a mail went ten seconds ago: a quarter of an hour after it'],
  [-2_000, 60, 'the last one is long ago'],
])('last mail at %s s: the next leaves at %i s (%s)', (last, expected, _why) => {
  const pace = { gatherMs: 60_000, pauseMs: 900_000 };
  expect(mailLeavesAt(at(0), last === undefined ? undefined : at(last), pace)).toEqual(
    at(expected),
  );
});

it('waits longer after each try, as long as it is asked to, and never beyond an hour', () => {
  const pauses = Array.from({ length: MOST_TRIES - 1 }, (_, i) => pauseAfterTry(i + 1) / 1_000);
  expect(pauses).toEqual([30, 120, 480, 1_920, 3_600]);
  expect(pauseAfterTry(1, 300_000)).toBe(300_000);
  expect(pauseAfterTry(1, 86_400_000)).toBe(3_600_000);
});

it.each([
  [
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
    'Chrome · Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari · iPhone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0',
    'Edge · Windows',
  ],
  [undefined, 'Trình duyệt'],
])('%s is called %s', (agent, name) => expect(deviceName(agent)).toBe(name));
