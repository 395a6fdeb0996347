/** More than any call of ours sends; what recurses over a body counts on it. */
export const MOST_LEVELS = 32;

/**
 * Whether lists and objects lie deeper in one another than any call of ours sends them; reads the
 * text alone, so that no depth hurts.
 */
export function isTooDeep(json: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at++) {
    const sign = json[at];
    if (isInText) {
      if (sign === '\\') at++;
      else if (sign === '"') isInText = false;
    } else if (sign === '"') isInText = true;
    else if (sign === ']' || sign === '}') depth--;
    else if ((sign === '[' || sign === '{') && ++depth > MOST_LEVELS) return true;
  }
  return false;
}
