import { recomputeSecondPaymentEndpoint } from '@hako/contract/desk/orders';
import { call } from '../../../api/client.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Form, RefusalNote } from '../../../ui/forms/form.tsx';
import { Banner } from '../../../ui/frames/states.tsx';
import { useTask } from '../../../parts/desk/use-task.ts';

/** The second payment of an opened order could not be computed: why, and once more when that is mended. */
export function PriceStuckForm({
  code,
  reason,
  onDone,
}: {
  readonly code: string;
  readonly reason: string | undefined;
  readonly onDone: () => void;
}) {
  const again = useTask(
    (_: null, idempotencyKey) =>
      call(recomputeSecondPaymentEndpoint, { params: { code } }, { idempotencyKey }),
    'Đang tính lại',
    onDone,
  );
  return (
    <Form onSubmit={() => again.run(null)}>
      <Banner tone="estimate">
        {reason
          ? `Chưa tính được tiền lần 2: ${reason} Hãy xử lý nguyên nhân rồi tính lại.`
          : 'Chưa tính được tiền lần 2 và chưa rõ lý do. Hãy tính lại; nếu vẫn chưa được, báo quản trị.'}
      </Banner>
      <RefusalNote refusal={again.refusal} />
      <Button kind="main" type="submit" isBusy={again.isBusy} data-first="true">
        Tính lại
      </Button>
    </Form>
  );
}
