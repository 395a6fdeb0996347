import {
  listOrderDoorsEndpoint,
  type OrderDoors,
  setOrderDoorEndpoint,
} from '@hako/contract/desk/order-address';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { useAction } from '../../../api/use-action.ts';
import { ReasonInput } from '../../../parts/desk/reason-input.tsx';
import { useTask } from '../../../parts/desk/use-task.ts';
import { addressText } from '../../../text/contact.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Form, RefusalNote } from '../../../ui/forms/form.tsx';
import { Select } from '../../../ui/forms/inputs.tsx';
import { Sheet } from '../../../ui/frames/sheet.tsx';

/** Sends an order to another address of its customer, who asked for it. */
export function OrderDoor({ code }: { readonly code: string }) {
  const [doors, setDoors] = useState<OrderDoors>();
  const read = useAction(async () => {
    const { data } = await call(listOrderDoorsEndpoint, { params: { code } });
    setDoors(data);
  });
  return (
    <>
      <Button isBusy={read.isBusy} onClick={() => void read.run(undefined)}>
        Đổi địa chỉ nhận
      </Button>
      <RefusalNote refusal={read.refusal} />
      <Sheet
        isOpen={doors !== undefined}
        onClose={() => setDoors(undefined)}
        title={`Địa chỉ nhận của đơn ${code}`}
      >
        {doors ? <DoorForm {...{ code, doors }} onDone={() => setDoors(undefined)} /> : null}
      </Sheet>
    </>
  );
}

interface FormProps {
  readonly code: string;
  readonly doors: OrderDoors;
  readonly onDone: () => void;
}

function DoorForm({ code, doors: { may_set: maySet, rows, chosen }, onDone }: FormProps) {
  const others = rows.filter(({ id }) => id !== chosen);
  const [picked, setPicked] = useState(others[0]?.id ?? '');
  const [reason, setReason] = useState('');
  const set = useTask(
    (address_id: string, idempotencyKey) =>
      call(
        setOrderDoorEndpoint,
        { params: { code }, body: { address_id, reason: reason.trim() } },
        { idempotencyKey },
      ),
    'Đã đổi địa chỉ và báo cho khách',
    onDone,
  );
  if (!maySet) return <p>Đơn đã lên phiếu xuất kho hoặc đã xong. Hãy đổi địa chỉ ở phiếu.</p>;
  if (others.length === 0)
    return <p>Khách chưa lưu địa chỉ nào khác. Nhờ khách thêm địa chỉ trong tài khoản trước.</p>;
  return (
    <Form onSubmit={() => set.run(picked)} refusal={set.refusal}>
      <Select
        label="Giao tới"
        hint="Địa chỉ khách đã lưu. Phí giao và thanh toán lần 2 được tính lại."
        value={picked}
        options={others.map((one) => ({ value: one.id, label: addressText(one) }))}
        onChange={(event) => setPicked(event.currentTarget.value)}
      />
      <ReasonInput reason={reason} onReason={setReason} hint="Ghi vào nhật ký" />
      <Button type="submit" kind="main" isBusy={set.isBusy}>
        Đổi địa chỉ
      </Button>
    </Form>
  );
}
