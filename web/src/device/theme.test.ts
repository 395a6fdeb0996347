import { expect, test } from 'vitest';
import { themeIn } from './theme.ts';

test.each([
  [null, 'system'],
  ['', 'system'],
  ['hako_theme=dark', 'dark'],
  ['auth_token=x; hako_theme=light; other=1', 'light'],
  ['hako_theme=darkest', 'system'],
  ['not_hako_theme=dark', 'system'],
  ['hako_theme=dark; __Host-hako_theme=light', 'light'],
])('of the cookies %j the look is %s', (cookies, theme) => {
  expect(themeIn(cookies)).toBe(theme);
});
