import type { Buffer } from 'node:buffer';

/** A page as every guest gets it, in pieces between which each one's own nonce is written. */
export interface GuestPage {
  readonly headers: readonly (readonly [string, string])[];
  readonly pieces: readonly Buffer[];
}
