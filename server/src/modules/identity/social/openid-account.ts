import { errors, type JWTPayload } from 'jose';
import type { ProvedAccount } from './proved-account.ts';

/** A token that is not good is no failure of ours; anything else goes on. */
export function refuse(error: unknown): undefined {
  if (error instanceof errors.JOSEError) return undefined;
  throw error;
}
/** Only an address that the provider itself proved counts for anything. */
export function accountIn(payload: JWTPayload): ProvedAccount | undefined {
  const {
    sub,
    email,
    email_verified: isVerified,
    name,
  } = payload as JWTPayload & Record<string, unknown>;
  if (!sub || sub.length > 255 || typeof email !== 'string' || isVerified !== true)
    return undefined;
  return {
    subject: sub,
    email: email.toLowerCase(),
    name: typeof name === 'string' ? name : undefined,
  };
}
