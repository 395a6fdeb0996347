/** Vietnam is UTC+7 all year round. */
const OFFSET_MS = 7 * 3_600_000;

/** The calendar day in Vietnam at a moment, `2026-11-21`: price lists, taxes and deadlines turn at its midnight. */
export const dayInVietnam = (at: Date): string => new Date(at.getTime() + OFFSET_MS).toISOString().slice(0, 10);
