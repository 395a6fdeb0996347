import { useRouteLoaderData } from 'react-router';
import { ownCookieIn, writeOwnCookie } from './own-cookie.ts';

/** The looks of the site; `system` follows the device. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const COOKIE = 'hako_theme';

/**
 * The look that this browser chose, by the cookies of a request. A cookie, because the server must
 * know it before it draws: a page that learns it by script flashes first.
 */
export function themeIn(cookies: string | null): Theme {
  const chosen = ownCookieIn(cookies, COOKIE);
  return THEMES.find((theme) => theme === chosen) ?? 'system';
}

/** The look as the page was drawn. */
export function useTheme(): Theme {
  return useRouteLoaderData<{ theme: Theme }>('root')?.theme ?? 'system';
}

/** Changes the look at once and remembers it on this device for a year. */
export function setTheme(theme: Theme): void {
  const age = theme === 'system' ? 0 : 31_536_000;
  writeOwnCookie(COOKIE, theme, age);
  document.documentElement.dataset['theme'] = theme;
}
