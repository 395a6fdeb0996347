import type { Passkey } from './passkey-store.ts';

/** In the contract's words. */
export const passkeyRow = ({ id, name, isBackedUp, createdAt, lastUsedAt }: Passkey) => ({
  id,
  name,
  is_backed_up: isBackedUp,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
});
