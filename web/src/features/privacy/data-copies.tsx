import { type readPrivacyEndpoint, requestExportEndpoint } from '@hako/contract/privacy/privacy';
import type { OwnerProof } from '@hako/contract/identity/owner';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import { type ReactNode, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { type ProofWays, useOwnerProof } from '../../parts/owner-proof/use-owner-proof.tsx';
import { formatMoment } from '../../text/time.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Row, Stack } from '../../ui/frames/card.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { toast } from '../../ui/frames/toast.tsx';
import styles from './privacy.module.css';

type DataCopy = EndpointReply<typeof readPrivacyEndpoint>['data']['exports'][number];

const LOOK_EVERY_MS = 4_000;
const sizeOf = (bytes: number): string =>
  bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1_000))} KB`
    : `${Math.round(bytes / 1_000_000)} MB`;

interface Props {
  readonly copies: readonly DataCopy[];
  readonly ways: ProofWays;
  /** The button that fetches a copy. */
  readonly downloadOf: (id: string) => ReactNode;
}

/** A copy of everything: asked for, made in the background, fetched while it is there. */
export function DataCopies({ copies, ways, downloadOf }: Props) {
  const { revalidate } = useRevalidator();
  const [isAsking, setAsking] = useState(false);
  const { proof, fields } = useOwnerProof(ways);
  const ask = useAction((body: OwnerProof, idempotencyKey) =>
    call(requestExportEndpoint, { body }, { idempotencyKey }),
  );
  const isBeingMade = copies.some(({ state }) => state === 'asked');
  useLookAgain(isBeingMade);

  async function request() {
    if (!(await ask.run(proof))) return;
    setAsking(false);
    toast('Đang chuẩn bị bản sao. Hako sẽ báo khi xong.', 'good');
    await revalidate();
  }
  return (
    <Stack gap={1}>
      <p>
        File zip gồm hồ sơ, địa chỉ, đơn hàng, đấu giá, ví, thông báo và ảnh bạn đã gửi, dạng JSON
        và CSV (mở bằng Excel). Mỗi ngày lấy được một bản; file tự xóa sau 7 ngày.
      </p>
      {copies.length > 0 ? <CopyList copies={copies} downloadOf={downloadOf} /> : null}
      {isAsking ? (
        <Form onSubmit={request} refusal={ask.refusal}>
          {fields}
          <Row>
            <Button type="submit" kind="main" isBusy={ask.isBusy}>
              Lấy bản sao
            </Button>
            <Button kind="quiet" onClick={() => setAsking(false)}>
              Thôi
            </Button>
          </Row>
        </Form>
      ) : (
        <div>
          <Button disabled={isBeingMade} onClick={() => setAsking(true)}>
            Lấy bản sao dữ liệu của tôi
          </Button>
        </div>
      )}
    </Stack>
  );
}

/** Reads the page again every few seconds as long as a copy is being made. */
function useLookAgain(isBeingMade: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isBeingMade) return;
    const timer = setInterval(() => void revalidate(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isBeingMade, revalidate]);
}

function CopyList({ copies, downloadOf }: Pick<Props, 'copies' | 'downloadOf'>) {
  return (
    <ul role="list" className={styles.copies}>
      {copies.map((copy) => (
        <li key={copy.id}>
          <span>
            {formatMoment(copy.requested_at)}
            <small aria-live="polite">{wordsOf(copy)}</small>
          </span>
          {copy.state === 'ready' ? downloadOf(copy.id) : null}
        </li>
      ))}
    </ul>
  );
}

function wordsOf({ state, size_bytes: size, expires_at: expiresAt }: DataCopy): string {
  if (state === 'asked') return 'Đang chuẩn bị…';
  if (state === 'expired' || !expiresAt) return 'Đã hết hạn tải';
  return `${sizeOf(size ?? 0)}, tải được đến ${formatMoment(expiresAt)}`;
}
