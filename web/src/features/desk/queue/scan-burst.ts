/** A scanner needs about 10 ms a character; nobody types six characters at 40 ms each. */
const MEAN_GAP_MS = 40;
const GAP_MS = 90;
const LEAST_LENGTH = 6;

export interface Stroke {
  /** As in `KeyboardEvent.key`. */
  readonly key: string;
  readonly atMs: number;
}

export interface Burst {
  readonly text: string;
  readonly startedAtMs: number;
  readonly lastAtMs: number;
}

/** The burst with one more character, or a new one when the character came too late to belong to it. */
export function addStroke(burst: Burst | undefined, { key, atMs }: Stroke): Burst {
  return burst && atMs - burst.lastAtMs <= GAP_MS
    ? { ...burst, text: burst.text + key, lastAtMs: atMs }
    : { text: key, startedAtMs: atMs, lastAtMs: atMs };
}

/** What a scanner read, when Enter ends the burst; undefined when a person typed it. */
export function endBurst(burst: Burst | undefined, enterAtMs: number): string | undefined {
  if (!burst || burst.text.length < LEAST_LENGTH) return undefined;
  if (enterAtMs - burst.lastAtMs > GAP_MS) return undefined;
  const meanMs = (enterAtMs - burst.startedAtMs) / burst.text.length;
  return meanMs <= MEAN_GAP_MS ? burst.text.trim() : undefined;
}
