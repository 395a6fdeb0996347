import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

export interface UsedProofs {
  /** True exactly once for each (key, proof id), over all processes and restarts. */
  claim(thumbprint: string, proofId: string, expiresAt: Date): Promise<boolean>;
}

interface Claim {
  readonly thumbprint: string;
  readonly proofId: string;
  readonly expiresAt: Date;
  readonly settle: (isFirst: boolean) => void;
  readonly fail: (error: unknown) => void;
}

const LARGEST_BATCH = 500;

/** Proofs that arrive while one statement is on its way go together in the next: under load one round trip serves many requests. */
export function createUsedProofs(db: Database): UsedProofs {
  const waiting: Claim[] = [];
  let isSending = false;

  async function sendAll(): Promise<void> {
    isSending = true;
    while (waiting.length > 0) {
      const batch = waiting.splice(0, LARGEST_BATCH);
      try {
        const first = await insert(db, batch);
        // Of two equal claims in one batch the earlier one wins.
        for (const claim of batch) claim.settle(first.delete(keyOf(claim)));
      } catch (error) {
        for (const claim of batch) claim.fail(error);
      }
    }
    isSending = false;
  }

  return {
    claim: (thumbprint, proofId, expiresAt) =>
      new Promise((settle, fail) => {
        waiting.push({ thumbprint, proofId, expiresAt, settle, fail });
        if (!isSending) void sendAll();
      }),
  };
}

async function insert(db: Database, batch: readonly Claim[]): Promise<Set<string>> {
  const { rows } = await sql<{ key_thumbprint: string; proof_id: string }>`
    insert into used_proofs (key_thumbprint, proof_id, expires_at)
    select * from unnest(${batch.map((claim) => claim.thumbprint)}::text[], ${batch.map((claim) => claim.proofId)}::text[],
      ${batch.map((claim) => claim.expiresAt)}::timestamptz[])
    on conflict do nothing returning key_thumbprint, proof_id`.execute(db);
  return new Set(
    rows.map((row) => keyOf({ thumbprint: row.key_thumbprint, proofId: row.proof_id })),
  );
}

const keyOf = ({ thumbprint, proofId }: { thumbprint: string; proofId: string }): string =>
  `${thumbprint} ${proofId}`;
