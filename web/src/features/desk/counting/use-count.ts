import {
  finishCountEndpoint,
  type PlaceCount,
  scanCountEndpoint,
  type ScanVerdict,
} from '@hako/contract/logistics/counting';
import { useEffect, useState } from 'react';
import { call } from '../../../api/client.ts';
import { useTask } from '../../../parts/desk/use-task.ts';
import { focusScanField, useScanner } from '../queue/use-scanner.ts';

/** Scans of a count, one after the other; the scan field always has the focus. */
export function useCount({ id, finished_at: finishedAt }: PlaceCount) {
  const [last, setLast] = useState<{
    readonly code: string;
    readonly verdict: ScanVerdict;
    readonly known_place: string | null;
  }>();
  const scanned = useTask(
    (code: string, idempotencyKey) =>
      call(scanCountEndpoint, { params: { id }, body: { code } }, { idempotencyKey }),
    ({ data }) => `Đã quét ${data.code}`,
  );
  const finish = useTask(
    (_: undefined, idempotencyKey) =>
      call(finishCountEndpoint, { params: { id } }, { idempotencyKey }),
    ({ data }) =>
      data.findings === 0 ? 'Kiểm kê xong, khớp hết' : `Kiểm kê xong: ${data.findings} chênh lệch`,
  );
  const isOpen = finishedAt === null;
  useEffect(() => {
    if (isOpen) focusScanField();
  }, [isOpen]);
  const scan = (code: string) => {
    if (!isOpen) return;
    void scanned.run(code).then((done) => {
      if (done) setLast(done.data);
      focusScanField();
    });
  };
  useScanner(scan);
  return {
    scan,
    last,
    refusal: scanned.refusal ?? finish.refusal,
    finish: () => void finish.run(undefined),
    isFinishing: finish.isBusy,
  };
}
