/**
 * What lies there, if it is of this shape: another release, or somebody else, may have written it.
 */
export function readShared<Shape>(
  text: string,
  isShape: (value: unknown) => value is Shape,
  parse: (text: string) => unknown = JSON.parse,
): Shape | undefined {
  try {
    const value = parse(text);
    return isShape(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** An object whose fields can be looked at. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
