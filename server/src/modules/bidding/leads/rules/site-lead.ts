/** What stays between the answer of a slow site and the end, for the way there and for the error of its clock. */
const MARGIN_MS = 1_000;
const STEP_MS = 500;
const MOST_MS = 60_000;

/**
 * How long before the end a snipe leaves, milliseconds: as the owner set it, and earlier where the marketplace takes longer to answer than
 * that leaves time for. `answerMs`: the time in which it nearly always answers; undefined as long as nothing was learned.
 */
export function leadOf(settingMs: number, answerMs: number | undefined): number {
  if (answerMs === undefined) return settingMs;
  return Math.max(
    settingMs,
    Math.min(Math.ceil((answerMs + MARGIN_MS) / STEP_MS) * STEP_MS, MOST_MS),
  );
}
