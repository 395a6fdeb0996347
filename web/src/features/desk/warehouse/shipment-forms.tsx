import type { DeskTask } from '@hako/contract/desk/desk';
import {
  checkInEndpoint,
  exportShipmentEndpoint,
  packShipmentEndpoint,
  unpackShipmentEndpoint,
} from '@hako/contract/logistics/logistics';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../../api/client.ts';
import { Button, ButtonLink } from '../../../ui/forms/button.tsx';
import { Row, Stack } from '../../../ui/frames/card.tsx';
import { Form, RefusalNote } from '../../../ui/forms/form.tsx';
import { Select, TextInput } from '../../../ui/forms/inputs.tsx';
import { useTask } from '../../../parts/desk/use-task.ts';
import styles from './shipment-forms.module.css';

/** Puts a parcel into a new shipment or an open one of the same mode. */
export function PackForm({
  task,
  open,
  onDone,
}: {
  readonly task: DeskTask;
  readonly open: readonly DeskTask[];
  readonly onDone: () => void;
}) {
  const fitting = open.filter(({ facts }) => facts['ship_mode'] === task.facts['ship_mode']);
  const [shipment, setShipment] = useState(fitting[0]?.code ?? '');
  const pack = useTask(
    (into: string, idempotencyKey) =>
      call(
        packShipmentEndpoint,
        { body: { parcels: [task.code], ...(into ? { shipment: into } : {}) } },
        { idempotencyKey },
      ),
    ({ data }) => `Đã xếp vào chuyến hàng ${data.code}`,
    onDone,
  );
  return (
    <Stack>
      <RefusalNote refusal={pack.refusal} />
      <Select
        label="Chuyến hàng"
        value={shipment}
        onChange={(event) => setShipment(event.target.value)}
        options={[
          ...fitting.map(({ code, codes }) => ({
            value: code,
            label: `${code} (${codes.length} kiện)`,
          })),
          { value: '', label: 'Chuyến hàng mới' },
        ]}
      />
      <Button
        kind="main"
        isBusy={pack.isBusy}
        data-first="true"
        onClick={() => void pack.run(shipment)}
      >
        Xếp vào chuyến hàng
      </Button>
    </Stack>
  );
}

/** Sends a shipment off with its waybill; until then parcels may be taken out again. */
export function ExportForm({
  task,
  onDone,
}: {
  readonly task: DeskTask;
  readonly onDone: () => void;
}) {
  const [waybill, setWaybill] = useState('');
  const params = { code: task.code };
  const leave = useTask(
    (number: string, idempotencyKey) =>
      call(exportShipmentEndpoint, { params, body: { waybill: number } }, { idempotencyKey }),
    'Đã xuất kho Nhật',
    onDone,
  );
  const unpack = useTask(
    (parcel: string, idempotencyKey) =>
      call(unpackShipmentEndpoint, { params, body: { parcel } }, { idempotencyKey }),
    'Đã lấy kiện ra khỏi chuyến hàng',
  );
  const submit = () => leave.run(waybill.trim());
  return (
    <Form onSubmit={submit} refusal={leave.refusal ?? unpack.refusal}>
      <ul role="list" className={styles.packed}>
        {task.codes.map((code) => (
          <li key={code}>
            <Row>
              <span className="tabular">{code}</span>
              <Button
                kind="quiet"
                isSmall
                isBusy={unpack.isBusy}
                onClick={() => void unpack.run(code)}
              >
                Lấy ra
              </Button>
            </Row>
          </li>
        ))}
      </ul>
      <ButtonLink to={`/desk/customs/${task.code}`}>Tờ khai hải quan</ButtonLink>
      <TextInput
        label="Số vận đơn quốc tế"
        value={waybill}
        required
        maxLength={80}
        data-first="true"
        onChange={(event) => setWaybill(event.target.value)}
      />
      <Button kind="main" type="submit" isBusy={leave.isBusy}>
        Xuất kho Nhật
      </Button>
    </Form>
  );
}

/** Takes a whole shipment in, or one parcel by scanning it. */
export function CheckInForm({
  task,
  onDone,
}: {
  readonly task: DeskTask;
  readonly onDone: () => void;
}) {
  const [scanned, setScanned] = useState(task.code);
  const take = useTask(
    (code: string, idempotencyKey) =>
      call(checkInEndpoint, { body: { scanned: code } }, { idempotencyKey }),
    ({ data }) => `Đã nhập ${data.parcels} kiện`,
    onDone,
  );
  const submit = () => take.run(scanned.trim());
  return (
    <Form onSubmit={submit} refusal={take.refusal}>
      <p>
        Trong chuyến: {task.codes.join(', ')} ·{' '}
        <Link to={`/desk/shipments/${task.code}`}>Xem chuyến hàng</Link>
      </p>
      <TextInput
        label="Mã chuyến hàng (cả chuyến) hoặc mã kiện"
        value={scanned}
        required
        data-first="true"
        onChange={(event) => setScanned(event.target.value)}
      />
      <Button kind="main" type="submit" isBusy={take.isBusy}>
        Nhập kho Việt Nam
      </Button>
    </Form>
  );
}
