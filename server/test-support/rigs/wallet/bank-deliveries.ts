import { expect } from 'vitest';

/** When the deliveries arrive. */
export const NOW = new Date('2026-11-21T05:00:00Z');
/** What the deliveries are signed with. */
export const SECRET = 'a secret';
/** A refusal with this code. */
export const refusal = (code: string) => expect.objectContaining({ code }) as Error;

/** One of the seven low bits of a letter turned over. */
export function flip(text: string, bit: number): string {
  const at = Math.floor(bit / 7);
  return (
    text.slice(0, at) +
    String.fromCharCode(text.charCodeAt(at) ^ (1 << (bit % 7))) +
    text.slice(at + 1)
  );
}
