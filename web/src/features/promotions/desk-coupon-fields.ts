/** The last second of a day in Vietnam. */
export const dayEnd = (day: string): string => `${day}T23:59:59+07:00`;
export const dayStart = (day: string): string => `${day}T00:00:00+07:00`;

/** What was typed without anything that is no digit. */
export const digits = ({ currentTarget }: { currentTarget: { value: string } }): string =>
  currentTarget.value.replaceAll(/\D/g, '').slice(0, 7);

/** Null for an empty field: no limit. */
export const limitOf = (typed: string): number | null => (typed === '' ? null : Number(typed));
