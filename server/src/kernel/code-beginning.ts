/** In capitals, what a code of ours may begin with; undefined for words. */
export function codeBeginning(written: string): string | undefined {
  const code = written.trim().toUpperCase();
  return /^[A-Z0-9]{2,20}$/.test(code) ? code : undefined;
}
