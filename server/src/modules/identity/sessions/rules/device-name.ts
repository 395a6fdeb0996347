/** The first that fits names it: most browsers also claim to be the ones they descend from. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bZalo\b/i, 'Zalo'],
  [/\bFBA[NV]\b/, 'Facebook'],
  [/\bEdgA?\b|\bEdgiOS\b/, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bcoc_coc_browser\b/i, 'Cốc Cốc'],
  [/\bSamsungBrowser\b/, 'Samsung Internet'],
  [/\bFirefox\b|\bFxiOS\b/, 'Firefox'],
  [/Chrome\/|\bCriOS\b|\bChromium\b/, 'Chrome'],
  [/\bSafari\b/, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** What a `User-Agent` says of browser and system, in names that people know; empty where it says nothing. It is only a claim. */
export function deviceName(userAgent: string | undefined): { browser: string; system: string } {
  const nameIn = (names: typeof BROWSERS) =>
    names.find(([mark]) => mark.test(userAgent ?? ''))?.[1] ?? '';
  return { browser: nameIn(BROWSERS), system: nameIn(SYSTEMS) };
}
