const SHAPE = /^(?!0000)\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?\+00$/;

/**
 * Whether it is a moment as the database writes one, and there is such a moment: no 13th month, no
 * 30th of February.
 */
export function isMomentText(text: string): boolean {
  if (!SHAPE.test(text)) return false;
  const seconds = `${text.slice(0, 10)}T${text.slice(11, 19)}`;
  const at = new Date(`${seconds}Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(seconds);
}
