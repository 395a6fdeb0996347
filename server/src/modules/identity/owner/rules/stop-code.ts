import type { Secrets } from '../../sessions/rules/secrets.ts';

/** 144 bits. */
const LENGTH = 24;

/** The code of the link that stops a change: derived, so that no table and no job holds it. */
export const stopCodeOf = (secrets: Secrets, changeId: string): string =>
  secrets.seal('stop', changeId).slice(0, LENGTH);

/** What the table keeps of it. */
export const stopHashOf = (secrets: Secrets, code: string): string =>
  secrets.seal('stop', wordsOf(code));

/** What the table may have kept of a code: it may have been made before the secret was changed. */
export const stopHashesOf = (secrets: Secrets, code: string): readonly string[] =>
  secrets.seals('stop', wordsOf(code));

/** The code of a change that the table keeps as that; undefined when no accepted secret made it. */
export function stopCodeBehind(
  secrets: Secrets,
  changeId: string,
  stopHash: string,
): string | undefined {
  return secrets
    .seals('stop', changeId)
    .map((seal) => seal.slice(0, LENGTH))
    .find((code) => stopHashesOf(secrets, code).includes(stopHash));
}

const wordsOf = (code: string): string => `code ${code}`;
