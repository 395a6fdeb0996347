import { hasShared, readSharedJson } from '../../../server/test-support/world/captures.ts';
import type { Chance } from '../chance.ts';

/** What nobody should type, and somebody will. */
const WORDS: readonly string[] = [
  ...['', ' ', '0', '-1', 'null', 'undefined', 'true', 'NaN', '__proto__', 'constructor', '\u0000'],
  ...['\ud83d', '\u202e', 'x'.repeat(300), 'ạ'.repeat(5_000), '😀'.repeat(200), '1'.repeat(400)],
  ...["' or 1=1--", '%', '%00', '%s%n', '../../etc/passwd', '<script>1</script>', '{{7*7}}'],
  ...['9999-99-99', '2026-02-30', '2026-11-28T25:00:00Z', '0190a000-0000-7000-8000-00000000000'],
  ...(hasShared
    ? [
        ...(readSharedJson('data/security/naughty/blns.json') as string[]),
        ...(readSharedJson('data/security/sqli/generic-postgres.json') as string[]),
      ]
    : []),
];
const VALUES: readonly unknown[] = [
  ...[null, true, false, 0, -0, -1, 0.5, 1e308, -1e308, 2 ** 53, 2 ** 31, -(2 ** 63)],
  ...[[], {}, [[]], [null], { a: 1 }, { toString: 'x' }, { length: -1 }, Array(600).fill('x')],
];

/** The same input with one of its places spoiled: another value, none, one too many, or the whole of it. */
export function spoil(input: unknown, chance: Chance): unknown {
  if (typeof input !== 'object' || input === null || chance.happens(0.15)) return strange(chance);
  if (Array.isArray(input)) {
    if (input.length === 0 || chance.happens(0.2)) return [...input, strange(chance)];
    const place = chance.below(input.length);
    return input.map((one, index) => (index === place ? spoil(one, chance) : one));
  }
  const names = Object.keys(input);
  const name = chance.pick([...names, ...NEVER_NAMED]);
  const given = input as Record<string, unknown>;
  if (chance.happens(0.1))
    return Object.fromEntries(Object.entries(given).filter(([one]) => one !== name));
  return { ...given, [name]: name in given ? spoil(given[name], chance) : strange(chance) };
}

/** Fields that no call takes. */
const NEVER_NAMED = ['customer_id', 'status', 'is_admin', 'price_vnd'];

/** A word or a value from the lists. */
const strange = (chance: Chance): unknown =>
  chance.happens(0.7) ? chance.pick(WORDS) : chance.pick(VALUES);

/** A word that an address can carry. */
export const strangeWord = (chance: Chance): string => chance.pick(WORDS);
