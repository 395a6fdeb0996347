import { expect, it } from 'vitest';
import { placeOfText, textOfPlace } from '../../modules/desk/work/place-text.ts';
import { isMomentText } from './moment-text.ts';

it.each<[string, boolean]>([
  ['2026-11-24 16:15:00+00', true],
  ['2026-11-24 16:15:00.123456+00', true],
  ['2028-02-29 00:00:00+00', true],
  ['2026-02-30 00:00:00+00', false],
  ['2026-13-45 99:99:99+00', false],
  ['0000-01-01 00:00:00+00', false],
  ['2026-11-24', false],
])('%s is a moment: %s', (text, expected) => {
  expect(isMomentText(text)).toBe(expected);
});

it('a place of the list of work at no moment is refused', () => {
  const place = textOfPlace({ dueAt: '2026-13-45 99:99:99+00', kind: 'offer', subject: '1' });
  expect(() => placeOfText(place)).toThrow('request.invalid');
});
