import { generateProof } from 'dpop';
import { proofKey } from './key.ts';

/** One proof of possession (RFC 9449) for one request; `address` may carry a query, the proof does not. */
export async function proofFor(
  method: string,
  address: string,
  nonce?: string,
  accessToken?: string,
): Promise<string> {
  const target = new URL(address, location.origin);
  return generateProof(
    await proofKey(),
    `${target.origin}${target.pathname}`,
    method,
    nonce,
    accessToken,
  );
}
