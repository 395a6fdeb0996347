/** The share of a site's pace that one kind of looking for customers who are not there may take; the rest is for those who wait for an answer. */
const SHARE_PERCENT = 10;

/** Readings a minute at a site whose pace is so many calls a second: never none, so that nobody is forgotten. */
export const spareReadingsPerMinute = (pacePerSecond: number): number =>
  Math.max(1, Math.floor((pacePerSecond * 60 * SHARE_PERCENT) / 100));
