import { recordNumberEndpoint, settlePurchaseEndpoint } from '@hako/contract/desk/orders';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Row } from '../../../ui/frames/card.tsx';
import { Form, RefusalNote } from '../../../ui/forms/form.tsx';
import { MoneyInput, TextInput } from '../../../ui/forms/inputs.tsx';
import { Banner } from '../../../ui/frames/states.tsx';
import { useTask } from '../../../parts/desk/use-task.ts';

interface Props {
  readonly code: string;
  readonly kind: 'number' | 'purchase-unknown';
  readonly onDone: () => void;
}

/** The marketplace's number: of a won lot, or of a purchase whose answer was lost and that a person looked up. */
export function NumberForm(props: Props) {
  const [number, setNumber] = useState('');
  const [paid, setPaid] = useState<number>();
  const isLost = props.kind === 'purchase-unknown';
  const { record, absent } = useFinding(props);
  const submit = async () => {
    if (paid !== undefined) await record.run({ number: number.trim(), price_paid_jpy: paid });
  };
  return (
    <Form onSubmit={submit}>
      {isLost ? (
        <Banner tone="estimate">
          Sàn không phản hồi lần mua này. Hãy mở lịch sử mua của tài khoản trước khi quyết định;
          không được mua lại khi chưa chắc.
        </Banner>
      ) : null}
      <RefusalNote refusal={record.refusal ?? absent.refusal} />
      <TextInput
        label="Mã đơn của sàn"
        value={number}
        required
        maxLength={80}
        data-first="true"
        onChange={(event) => setNumber(event.target.value)}
      />
      <MoneyInput label="Tổng đã trả" currency="JPY" amount={paid} onAmount={setPaid} required />
      <Row>
        <Button kind="main" type="submit" isBusy={record.isBusy}>
          {isLost ? 'Có trong lịch sử: đã mua' : 'Ghi mã đơn'}
        </Button>
        {isLost ? (
          <Button isBusy={absent.isBusy} onClick={() => void absent.run(null)}>
            Không có: chưa mua
          </Button>
        ) : null}
      </Row>
    </Form>
  );
}

/** What the person found at the marketplace: the number, or that nothing was bought. */
function useFinding({ code, kind, onDone }: Props) {
  const params = { code };
  const record = useTask(
    (found: { number: string; price_paid_jpy: number }, idempotencyKey) =>
      kind === 'purchase-unknown'
        ? call(
            settlePurchaseEndpoint,
            { params, body: { is_bought: true, ...found } },
            { idempotencyKey },
          )
        : call(recordNumberEndpoint, { params, body: found }, { idempotencyKey }),
    'Đã ghi mã đơn',
    onDone,
  );
  const absent = useTask(
    (_: null, idempotencyKey) =>
      call(settlePurchaseEndpoint, { params, body: { is_bought: false } }, { idempotencyKey }),
    'Đã đưa lại hàng đợi',
    onDone,
  );
  return { record, absent };
}
