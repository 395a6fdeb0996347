const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const vietnamOffsetMs = 7 * hourMs;
const japanOffsetMs = 9 * hourMs;

/** A moment: ISO text as the wire carries it, or milliseconds since 1970. */
export type Moment = string | number;

const two = (value: number) => String(value).padStart(2, '0');

/** Milliseconds since 1970. */
export function timestampOf(moment: Moment): number {
  return typeof moment === 'number' ? moment : Date.parse(moment);
}

/** Both zones have had a fixed offset for half a century, so no zone table is needed. */
function clockIn(moment: Moment, offsetMs: number): Date {
  return new Date(timestampOf(moment) + offsetMs);
}

/** `21/11/2026`, in Vietnam. */
export function formatDay(moment: Moment): string {
  const at = clockIn(moment, vietnamOffsetMs);
  return `${two(at.getUTCDate())}/${two(at.getUTCMonth() + 1)}/${at.getUTCFullYear()}`;
}

/** `21/11`, in Vietnam, for what is near. */
export const shortDay = (moment: Moment): string => formatDay(moment).slice(0, 5);

/** `2026-11-21`: the day in Vietnam, as date fields and calls take it. */
export const dayOf = (moment: Moment): string =>
  clockIn(moment, vietnamOffsetMs).toISOString().slice(0, 10);

/** `2026-03` as `03/2026`. */
export const formatMonth = (month: string): string => month.split('-').reverse().join('/');

/** The last day of a month: `2026-03` -> `2026-03-31`. */
export function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

/** `22:14`, in Vietnam. */
export function formatTime(moment: Moment): string {
  const at = clockIn(moment, vietnamOffsetMs);
  return `${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`;
}

/** `21/11/2026 22:14`, in Vietnam. */
export function formatMoment(moment: Moment): string {
  return `${formatDay(moment)} ${formatTime(moment)}`;
}

/** The same in a table, where there may be no moment. */
export const momentOrDash = (moment: Moment | null): string =>
  moment === null ? '—' : formatMoment(moment);

/** `22:14 ngày 21/11/2026`, in Vietnam: how a sentence says it, after “lúc”. */
export function formatWhen(moment: Moment): string {
  return `${formatTime(moment)} ngày ${formatDay(moment)}`;
}

/** `giờ Nhật 00:14`, for what happens on a Japanese clock; with the day when it is another one there. */
function formatJapanTime(moment: Moment): string {
  const there = clockIn(moment, japanOffsetMs);
  const here = clockIn(moment, vietnamOffsetMs);
  const time = `giờ Nhật ${two(there.getUTCHours())}:${two(there.getUTCMinutes())}`;
  return there.getUTCDate() === here.getUTCDate()
    ? time
    : `${time} ngày ${two(there.getUTCDate())}/${two(there.getUTCMonth() + 1)}`;
}

/** `22:14 ngày 21/11/2026 (giờ Nhật 00:14 ngày 22/11)`: an auction's moment on both clocks. */
export function formatAuctionMoment(moment: Moment): string {
  return `${formatWhen(moment)} (${formatJapanTime(moment)})`;
}

/** `22:14:03,27`: to the hundredth of a second, for receipts of bids. */
export function formatExactTime(moment: Moment): string {
  const at = clockIn(moment, vietnamOffsetMs);
  return `${formatTime(moment)}:${two(at.getUTCSeconds())},${two(Math.floor(at.getUTCMilliseconds() / 10))}`;
}

/** Time left: `2 ngày 4 giờ`, `3 giờ 12 phút`, `12:05`; `Đã kết thúc` at zero. */
export function formatRemaining(leftMs: number): string {
  if (leftMs <= 0) return 'Đã kết thúc';
  const days = Math.floor(leftMs / dayMs);
  const hours = Math.floor((leftMs % dayMs) / hourMs);
  const minutes = Math.floor((leftMs % hourMs) / minuteMs);
  if (days > 0) return hours > 0 ? `${days} ngày ${hours} giờ` : `${days} ngày`;
  if (hours > 0) return minutes > 0 ? `${hours} giờ ${minutes} phút` : `${hours} giờ`;
  return `${two(minutes)}:${two(Math.floor((leftMs % minuteMs) / 1000))}`;
}

/** A span in words: `45 giây`, `10 phút`, `6 giờ`, `3 ngày`. */
export function formatDuration(spanMs: number): string {
  if (spanMs < minuteMs) return `${Math.round(spanMs / 1000)} giây`;
  if (spanMs < hourMs) return `${Math.round(spanMs / minuteMs)} phút`;
  if (spanMs < dayMs) return `${Math.round(spanMs / hourMs)} giờ`;
  return `${Math.round(spanMs / dayMs)} ngày`;
}

/** How long ago, for feeds: `vừa xong`, `5 phút trước`; the date after a week. */
export function formatAgo(moment: Moment, nowMs: number): string {
  const agoMs = nowMs - timestampOf(moment);
  if (agoMs < minuteMs) return 'vừa xong';
  return agoMs < 7 * dayMs ? `${formatDuration(agoMs)} trước` : formatDay(moment);
}

/** A span in seconds, to the hundredth: `1,25 giây`. */
export const formatSeconds = (spanMs: number): string =>
  `${(spanMs / 1000).toFixed(2).replace('.', ',')} giây`;

/** `2026-11-28T22:14`: a moment in Vietnam as fields of day and time take it; empty for none. */
export const inputOf = (moment: Moment | null): string =>
  moment === null ? '' : clockIn(moment, vietnamOffsetMs).toISOString().slice(0, 16);

/** What such a field says, as calls take it: the clock of Vietnam. */
export const momentOfInput = (typed: string): string =>
  new Date(Date.parse(`${typed}:00Z`) - vietnamOffsetMs).toISOString();
