import {
  type Claim,
  listClaimsEndpoint,
  withdrawClaimEndpoint,
} from '@hako/contract/wallet/claims';
import { useEffect, useState } from 'react';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { formatDong } from '../../text/money.ts';
import { formatMoment } from '../../text/time.ts';
import { Button } from '../../ui/forms/button.tsx';
import { RefusalNote } from '../../ui/forms/form.tsx';
import styles from './claim-form.module.css';

/** My reports of transfers that did not come, and what became of each. `version` grows with each report made here. */
export function ClaimList({ version }: { readonly version: number }) {
  const [claims, setClaims] = useState<readonly Claim[]>([]);
  const [turn, setTurn] = useState(0);
  const takeBack = useAction((id: string, idempotencyKey) =>
    call(withdrawClaimEndpoint, { params: { id } }, { idempotencyKey }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again after each report and each taking back.
  useEffect(() => {
    const stop = new AbortController();
    call(listClaimsEndpoint, {}, { signal: stop.signal }).then(
      ({ data }) => setClaims(data),
      // The list is a help; without it the form still works.
      () => undefined,
    );
    return () => stop.abort();
  }, [version, turn]);
  const shown = claims.filter(({ state }) => state !== 'withdrawn').slice(0, 5);
  if (shown.length === 0) return null;
  return (
    <>
      <RefusalNote refusal={takeBack.refusal} />
      <ul role="list" className={styles.claims} aria-label="Các khoản đã báo">
        {shown.map((claim) => (
          <li key={claim.id}>
            <span>
              {formatDong(claim.amount_vnd)} · báo {formatMoment(claim.created_at)} ·{' '}
              {STATES[claim.state]}
              {claim.answer ? <small>{claim.answer}</small> : null}
            </span>
            {claim.state === 'open' ? (
              <Button
                kind="quiet"
                isSmall
                isBusy={takeBack.isBusy}
                onClick={async () => {
                  await takeBack.run(claim.id);
                  setTurn((before) => before + 1);
                }}
              >
                Rút lại
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  );
}

const STATES: Readonly<Record<Claim['state'], string>> = {
  open: 'kế toán đang tìm',
  settled: 'đã vào ví',
  answered: 'chưa tìm thấy',
  withdrawn: 'đã rút lại',
};
