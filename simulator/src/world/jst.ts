const JST_MS = 9 * 3_600_000;
const WEEKDAYS = ['日', '月', '火', '水', '木', '金', '土'];
const two = (n: number) => String(n).padStart(2, '0');

/** `2026-11-21T20:30:00+09:00`; Japanese marketplaces write Japanese time with its offset. */
export function isoJst(ms: number): string {
  return `${new Date(ms + JST_MS).toISOString().slice(0, 19)}+09:00`;
}

/** `2026-11-21 20:30:00`, Japanese time without an offset, as in `var pageData`. */
export function plainJst(ms: number): string {
  return isoJst(ms).slice(0, 19).replace('T', ' ');
}

/** `11月21日（土）20時30分`. */
export function spokenJst(ms: number): string {
  const d = new Date(ms + JST_MS);
  return `${d.getUTCMonth() + 1}月${d.getUTCDate()}日（${WEEKDAYS[d.getUTCDay()]}）${d.getUTCHours()}時${two(d.getUTCMinutes())}分`;
}

/** `2026-11-21T11:30:00Z`, without milliseconds. */
export function isoUtc(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}Z`;
}

export const unixSeconds = (ms: number): number => Math.floor(ms / 1000);
