import {
  type BidGroupRow,
  changeBidGroupEndpoint,
  dissolveBidGroupEndpoint,
} from '@hako/contract/bidding/groups';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { call } from '../../../api/client.ts';
import type { ApiRefusal } from '../../../api/refusal.ts';
import { useAction } from '../../../api/use-action.ts';
import { toast } from '../../../ui/frames/toast.tsx';

interface Change {
  readonly wanted?: number;
  readonly add?: string[];
  readonly remove?: string[];
}

/** What may be changed of a group, and the newest answer to that. */
export interface GroupChanges {
  readonly apply: (change: Change) => Promise<void>;
  readonly isChanging: boolean;
  readonly dissolve: () => Promise<void>;
  readonly isDissolving: boolean;
  readonly refusal: ApiRefusal | undefined;
  /** The id of the bid that is chosen to be added; empty when none is. */
  readonly added: string;
  readonly setAdded: (id: string) => void;
}

/** Changes a group at the server and reads it again; a group that is taken apart leads back to the single snipes. */
export function useGroupChanges({ id }: BidGroupRow): GroupChanges {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const [added, setAdded] = useState('');
  const change = useAction((body: Change, idempotencyKey) =>
    call(changeBidGroupEndpoint, { params: { id }, body }, { idempotencyKey }),
  );
  const taken = useAction((params: { id: string }, idempotencyKey) =>
    call(dissolveBidGroupEndpoint, { params }, { idempotencyKey }),
  );
  async function apply(body: Change) {
    const changed = await change.run(body);
    if (changed) toast(changed.message, 'good');
    setAdded('');
    await revalidate();
  }
  async function dissolve() {
    const done = await taken.run({ id });
    if (!done) return revalidate();
    toast(done.message, 'good');
    await navigate('/account/bids?tab=hunting');
  }
  return {
    ...{ apply, isChanging: change.isBusy, dissolve, isDissolving: taken.isBusy },
    ...{ refusal: change.refusal ?? taken.refusal, added, setAdded },
  };
}
