import {
  type CustomsLineBody,
  type CustomsReply,
  saveCustomsEndpoint,
} from '@hako/contract/logistics/customs';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { languageOf } from '../../../text/language.ts';
import { formatYen } from '../../../text/money.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Card, Row, Stack } from '../../../ui/frames/card.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { MoneyInput, TextInput } from '../../../ui/forms/inputs.tsx';
import { Banner } from '../../../ui/frames/states.tsx';
import { Tag } from '../../../ui/figures/tag.tsx';
import styles from '../desk.module.css';
import { useTask } from '../../../parts/desk/use-task.ts';

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
  const change = (line: CustomsLineBody, part: Partial<CustomsLineBody>) =>
    edit(lines.map((one) => (one === line ? { ...one, ...part } : one)));
  const submit = () => save.run(lines);
  return (
    <Form onSubmit={submit} refusal={save.refusal}>
      {customs.orders.map((order) => {
        const own = lines.filter((line) => line.order === order.code);
        const declared = own.reduce((sum, { value_jpy }) => sum + value_jpy, 0);
        const problems = customs.problems.filter((problem) => problem.order === order.code);
        return (
          <Card
            key={order.code}
            level={3}
            title={order.title_vi ?? order.title}
            action={
              <Tag tone={declared === order.paid_jpy ? 'good' : 'bad'}>
                {formatYen(declared)} / {formatYen(order.paid_jpy)}
              </Tag>
            }
          >
            <Stack gap={1}>
              <p className={styles.line}>
                {order.code} · kiện {order.parcels.join(', ')} ·{' '}
                <span lang={languageOf(order.title)}>{order.title}</span>
              </p>
              {order.flags.map(({ rule, reason }) => (
                <Banner key={reason} tone={rule === 'block' ? 'bad' : 'estimate'}>
                  {reason}
                </Banner>
              ))}
              {!isChanged && problems.length > 0 ? (
                <ul>
                  {problems.map(({ text, line }) => (
                    <li key={`${line}${text}`}>{text}</li>
                  ))}
                </ul>
              ) : null}
              {own.map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name of its own; it is edited in its place.
                <fieldset key={index} className={styles.customs} disabled={!customs.is_open}>
                  <legend className={styles.line}>Dòng {index + 1}</legend>
                  <TextInput
                    label="Mô tả (tiếng Anh)"
                    value={line.description}
                    maxLength={200}
                    onChange={(event) => change(line, { description: event.target.value })}
                  />
                  <TextInput
                    label="Mã HS"
                    inputMode="numeric"
                    pattern="[0-9]{4,10}"
                    value={line.hs_code}
                    onChange={(event) =>
                      change(line, { hs_code: event.target.value.replace(/\D/g, '').slice(0, 10) })
                    }
                  />
                  <TextInput
                    label="Số lượng"
                    inputMode="numeric"
                    required
                    pattern="[1-9][0-9]{0,4}"
                    value={line.quantity === 0 ? '' : String(line.quantity)}
                    onChange={(event) =>
                      change(line, {
                        quantity: Number(event.target.value.replace(/\D/g, '').slice(0, 5)),
                      })
                    }
                  />
                  <MoneyInput
                    label="Trị giá (¥)"
                    currency="JPY"
                    amount={line.value_jpy}
                    onAmount={(amount) => change(line, { value_jpy: amount ?? 0 })}
                  />
                  <TextInput
                    label="Xuất xứ"
                    required
                    pattern="[A-Z]{2}"
                    value={line.origin}
                    onChange={(event) =>
                      change(line, { origin: event.target.value.toUpperCase().slice(0, 2) })
                    }
                  />
                  {own.length > 1 ? (
                    <Button
                      kind="quiet"
                      isSmall
                      onClick={() => edit(lines.filter((one) => one !== line))}
                    >
                      Bỏ dòng
                    </Button>
                  ) : null}
                </fieldset>
              ))}
              {customs.is_open ? (
                <Row>
                  <Button
                    isSmall
                    onClick={() =>
                      edit([
                        ...lines,
                        emptyLine(order.code, Math.max(0, order.paid_jpy - declared)),
                      ])
                    }
                  >
                    Thêm dòng
                  </Button>
                </Row>
              ) : null}
            </Stack>
          </Card>
        );
      })}
      {customs.is_open ? (
        <Button kind="main" type="submit" isBusy={save.isBusy}>
          Lưu tờ khai
        </Button>
      ) : null}
    </Form>
  );
}

/** What is left of the price goes onto the next line. */
const emptyLine = (order: string, valueJpy: number): CustomsLineBody => ({
  order,
  description: '',
  hs_code: '',
  quantity: 1,
  value_jpy: valueJpy,
  origin: 'JP',
});
