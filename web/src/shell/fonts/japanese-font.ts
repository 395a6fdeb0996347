import japaneseFont from '@fontsource-variable/noto-sans-jp/wght.css?url';
import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Names of sellers and goods also stand inside our own sentences, in news for example. */
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

/**
 * Brings the Japanese font, in slices by character, once a page shows Japanese: its 100 KB of rules must not hold up the first
 * drawing, and a device that has such a font uses its own.
 */
export function useJapaneseFont(): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every page is looked at anew.
  useEffect(() => {
    if (
      document.getElementById('japanese-font') ||
      !(document.querySelector('[lang=ja]') || JAPANESE.test(document.body.textContent))
    )
      return;
    const link = Object.assign(document.createElement('link'), {
      id: 'japanese-font',
      rel: 'stylesheet',
      href: japaneseFont,
    });
    document.head.append(link);
  }, [key]);
}
