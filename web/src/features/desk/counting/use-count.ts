import { finishCountEndpoint, type PlaceCount } from '@hako/contract/logistics/counting';
import { useEffect } from 'react';
import { call } from '../../../api/client.ts';
import { useTask } from '../../../parts/desk/use-task.ts';
import { focusScanField, useScanner } from '../queue/use-scanner.ts';
import { useScanLine } from './use-scan-line.ts';

/** Scans of a count, none of which is lost; the scan field always has the focus. */
export function useCount({ id, finished_at: finishedAt, scans }: PlaceCount) {
  const line = useScanLine(id);
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
    line.add(code);
    focusScanField();
  };
  useScanner(scan);
  const fresh = new Set(line.done.map(({ code }) => code));
  return {
    scan,
    /** The newest first; the page is not read again for each. */
    scans: [...line.done, ...scans.filter(({ code }) => !fresh.has(code))],
    last: line.done[0],
    waiting: line.waiting,
    sendAgain: line.sendAgain,
    refusal: line.refusal ?? finish.refusal,
    finish: () => void finish.run(undefined),
    isFinishing: finish.isBusy || line.waiting > 0,
  };
}
