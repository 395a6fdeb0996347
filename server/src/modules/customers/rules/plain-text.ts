/** One line as a person means it: composed letters, single spaces, no control or direction characters; undefined when nothing is left. */
export function toPlainLine(text: string | null | undefined): string | undefined {
  const line = text
    ?.normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return line || undefined;
}
