/** An escape that may stand for half of a character of two halves, which no column of JSON keeps. */
const SUSPECT = /\\ud[89a-f]/i;

/**
 * A body whose texts are whole: what a client cut through the middle of an emoji ends in the sign
 * for a lost character. `text` is the JSON it was read from: nearly always a look at it is all.
 */
export function storable(body: unknown, text: string): unknown {
  if (!SUSPECT.test(text)) return body;
  const whole = { body };
  const waiting: object[] = [whole];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const values = next as Record<string, unknown>;
    for (const [name, value] of Object.entries(values)) {
      if (typeof value === 'string') values[name] = value.toWellFormed();
      else if (typeof value === 'object' && value !== null) waiting.push(value);
    }
  }
  return whole.body;
}
