/** A line of the audit as the sources write it. */
export interface AuditLine {
  /** `bill.move`, with `*` for what is only known when it runs. */
  readonly action: string;
  readonly hasBefore: boolean;
  readonly hasAfter: boolean;
  readonly file: string;
}

/** The lines that a source writes: objects with an `action`, wherever they are handed to. */
export function auditLinesOf(file: string, text: string): AuditLine[] {
  return [...text.matchAll(/\baction:[^,\n]*?([`'][^`'\n]+[`'])(?: : ('[^'\n]+'))?/g)].flatMap(
    (found) => {
      const object = objectAround(text, found.index);
      const hasBefore = /\b(before|change)\b/.test(object);
      const hasAfter = /\b(after|change)\b/.test(object);
      return found
        .slice(1)
        .filter((quoted) => quoted !== undefined)
        .map((quoted) => ({ action: actionOf(quoted), hasBefore, hasAfter, file }));
    },
  );
}

const actionOf = (quoted: string): string => quoted.slice(1, -1).replace(/\$\{[^}]*\}?/g, '*');

/** The text between the braces that enclose a place. */
function objectAround(text: string, place: number): string {
  const start = enclosing(text, place, -1);
  return text.slice(start, enclosing(text, place, 1));
}

function enclosing(text: string, place: number, step: 1 | -1): number {
  const [inner, outer] = step === 1 ? ['{', '}'] : ['}', '{'];
  let depth = 0;
  for (let at = place; at >= 0 && at < text.length; at += step) {
    if (text[at] === inner) depth += 1;
    if (text[at] !== outer) continue;
    if (depth === 0) return at;
    depth -= 1;
  }
  return step === 1 ? text.length : 0;
}
