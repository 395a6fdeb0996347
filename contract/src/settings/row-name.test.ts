import { expect, test } from 'vitest';
import { rowName } from './row-name.ts';
import { SETTING_PAGES } from './setting-pages.ts';

test('a deadline is named as the work is named in the list of work', () => {
  expect(rowName(SETTING_PAGES['work-deadlines'], 'purchase', { hours: 4 })).toBe('Mua hàng');
});
