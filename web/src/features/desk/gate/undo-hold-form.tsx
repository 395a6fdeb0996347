import type { EndpointInput } from '@hako/contract/kit/endpoint';
import { undoHoldEndpoint } from '@hako/contract/logistics/gate';
import { call } from '../../../api/client.ts';
import { useTask } from '../../../parts/desk/use-task.ts';
import { WithReason } from '../../../parts/desk/with-reason.tsx';
import { RefusalNote } from '../../../ui/forms/form.tsx';
import { Stack } from '../../../ui/frames/card.tsx';

interface Props {
  readonly code: string;
  /** Chosen ones that are held. */
  readonly parcels: readonly string[];
  readonly onDone: () => void;
}

/** A hold was written on the wrong parcels: they wait again, and their customers are told. */
export function UndoHoldForm({ code, parcels, onDone }: Props) {
  const task = useTask(
    (body: EndpointInput<typeof undoHoldEndpoint>['body'], idempotencyKey) =>
      call(undoHoldEndpoint, { params: { code }, body }, { idempotencyKey }),
    'Đã bỏ ghi giữ và báo khách',
    onDone,
  );
  return (
    <details>
      <summary>Ghi nhầm kiện bị giữ</summary>
      <Stack>
        <RefusalNote refusal={task.refusal} />
        {parcels.length === 0 ? (
          <p>Chọn kiện ghi nhầm trong danh sách trên.</p>
        ) : (
          <WithReason
            label="Vì sao bỏ"
            verb={`Bỏ ghi giữ ${parcels.length} kiện`}
            isBusy={task.isBusy}
            onAct={(reason) => void task.run({ parcels: [...parcels], reason })}
          />
        )}
      </Stack>
    </details>
  );
}
