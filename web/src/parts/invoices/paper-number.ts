const DIGITS = 7;

/** `1C26THK-0000123`; null while there is none. */
export const paperNumber = ({
  series,
  number,
}: {
  readonly series: string | null;
  readonly number: number | null;
}): string | null => (number === null ? null : `${series}-${String(number).padStart(DIGITS, '0')}`);
