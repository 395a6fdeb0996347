import { Refusal } from '../../kernel/refusal.ts';

/** Escapes that may stand for what no database keeps: the zero character, or half of a character of two halves. */
const SUSPECT = /\\u(?:0000|d[89a-f])/i;

/**
 * A body whose texts can be kept. What was cut through the middle of an emoji ends in the sign for a lost character; a zero character is
 * refused, because nobody types one. `text` is the JSON it was read from: nearly always a look at it is all. Refusal `request.invalid`.
 */
export function storable(body: unknown, text: string): unknown {
  if (!SUSPECT.test(text)) return body;
  const whole = { body };
  const waiting: object[] = [whole];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const values = next as Record<string, unknown>;
    for (const [name, value] of Object.entries(values)) {
      if (hasZero(name) || !name.isWellFormed() || (typeof value === 'string' && hasZero(value)))
        throw new Refusal('request.invalid', { field: 'nội dung' });
      if (typeof value === 'string') values[name] = value.toWellFormed();
      else if (typeof value === 'object' && value !== null) waiting.push(value);
    }
  }
  return whole.body;
}

const hasZero = (text: string): boolean => text.includes('\0');
