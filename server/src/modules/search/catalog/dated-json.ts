const MARK = '$date';

/** JSON in which moments stay moments. */
export const writeDated = (value: unknown): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, key, written: unknown) {
    const given = this[key];
    return given instanceof Date ? { [MARK]: given.getTime() } : written;
  });

/** What `writeDated` wrote. */
export const readDated = (text: string): unknown =>
  JSON.parse(text, (_key, value: unknown) =>
    isMoment(value) ? new Date(value[MARK] as number) : value,
  );

const isMoment = (value: unknown): value is Record<typeof MARK, unknown> =>
  typeof value === 'object' && value !== null && MARK in value;
