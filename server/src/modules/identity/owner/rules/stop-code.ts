import type { Secrets } from '../../sessions/rules/secrets.ts';

/** 144 bits. */
const LENGTH = 24;

/** The code of the link that stops a change: derived, so that no table and no job holds it. */
export const stopCodeOf = (secrets: Secrets, changeId: string): string =>
  secrets.seal('stop', changeId).slice(0, LENGTH);

/** What the table keeps of it. */
export const stopHashOf = (secrets: Secrets, code: string): string =>
  secrets.seal('stop', `code ${code}`);
