import {
  type CustomsLineBody,
  type CustomsReply,
  saveCustomsEndpoint,
} from '@hako/contract/logistics/customs';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { useTask } from '../../../parts/desk/use-task.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { CustomsOfOrder } from './customs-of-order.tsx';

/** What is declared of a shipment, order by order, with what is still missing beside each line. */
export function CustomsForm({ customs }: { readonly customs: CustomsReply }) {
  const [lines, setLines] = useState<readonly CustomsLineBody[]>(customs.lines);
  const [isChanged, setChanged] = useState(false);
  const save = useTask(
    (kept: readonly CustomsLineBody[], idempotencyKey) =>
      call(
        saveCustomsEndpoint,
        { params: { code: customs.shipment }, body: { lines: [...kept] } },
        { idempotencyKey },
      ),
    ({ data }) =>
      data.problems.length === 0
        ? 'Đã lưu, tờ khai đã đủ'
        : `Đã lưu, còn ${data.problems.length} chỗ chưa đúng`,
    () => setChanged(false),
  );
  const edit = (next: readonly CustomsLineBody[]) => {
    setLines(next);
    setChanged(true);
  };
  const submit = () => save.run(lines);
  return (
    <Form onSubmit={submit} refusal={save.refusal}>
      {customs.orders.map((order) => (
        <CustomsOfOrder
          key={order.code}
          order={order}
          lines={lines.filter((line) => line.order === order.code)}
          problems={isChanged ? [] : customs.problems.filter((one) => one.order === order.code)}
          isOpen={customs.is_open}
          onChange={(line, part) =>
            edit(lines.map((one) => (one === line ? { ...one, ...part } : one)))
          }
          onAdd={(line) => edit([...lines, line])}
          onRemove={(line) => edit(lines.filter((one) => one !== line))}
        />
      ))}
      {customs.is_open ? (
        <Button kind="main" type="submit" isBusy={save.isBusy}>
          Lưu tờ khai
        </Button>
      ) : null}
    </Form>
  );
}
