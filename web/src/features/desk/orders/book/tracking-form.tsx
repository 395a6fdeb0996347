import {
  addSellerParcelEndpoint,
  changeSellerParcelEndpoint,
  SELLER_CARRIERS,
  type SellerCarrier,
  type SellerParcelRow,
} from '@hako/contract/orders/seller-parcels';
import { useState } from 'react';
import { call } from '../../../../api/client.ts';
import { useTask } from '../../../../parts/desk/use-task.ts';
import { Button } from '../../../../ui/forms/button.tsx';
import { Form } from '../../../../ui/forms/form.tsx';
import { Select, TextInput } from '../../../../ui/forms/inputs.tsx';
import { Row } from '../../../../ui/frames/card.tsx';

const CARRIERS = Object.entries(SELLER_CARRIERS).map(([value, label]) => ({ value, label }));

interface Typed {
  readonly carrier: SellerCarrier;
  readonly tracking_number: string;
  readonly title: string;
  readonly expected: string;
}
const NOTHING: Typed = { carrier: 'yamato', tracking_number: '', title: '', expected: '' };

interface Props {
  readonly code: string;
  /** Corrects this parcel; absent: a further one of the order. */
  readonly parcel?: SellerParcelRow;
  /** The first parcel of an order needs no name. */
  readonly isFirst: boolean;
  readonly onDone?: () => void;
}

/**
 * Carrier and number of a parcel that the seller sent; from the second one on also what is in it.
 */
export function TrackingForm({ code, parcel, isFirst, onDone }: Props) {
  const [typed, setTyped] = useState<Typed>(parcel ?? NOTHING);
  const change = (part: Partial<Typed>) => setTyped({ ...typed, ...part });
  const isNew = parcel === undefined;
  const enter = useTask(
    (sent: Typed, idempotencyKey) => send(code, parcel, sent, idempotencyKey),
    isNew ? 'Đã thêm kiện của người bán' : 'Đã sửa mã vận đơn',
    () => {
      setTyped(NOTHING);
      onDone?.();
    },
  );
  const isReady = typed.tracking_number.trim() !== '' && (!isNew || isFirst || typed.title !== '');
  const submit = async () => {
    if (isReady) await enter.run(typed);
  };
  return (
    <Form onSubmit={submit} refusal={enter.refusal}>
      {isNew && !isFirst ? (
        <Row gap={2} isBottom>
          <TextInput
            label="Tên kiện"
            maxLength={120}
            value={typed.title}
            onChange={(event) => change({ title: event.currentTarget.value })}
          />
          <TextInput
            label="Trong kiện có gì"
            maxLength={300}
            value={typed.expected}
            onChange={(event) => change({ expected: event.currentTarget.value })}
          />
        </Row>
      ) : null}
      <Row gap={2} isBottom>
        <Select
          label="Hãng vận chuyển"
          options={CARRIERS}
          value={typed.carrier}
          onChange={(event) => change({ carrier: event.currentTarget.value as SellerCarrier })}
        />
        <TextInput
          label="Mã vận đơn của người bán"
          maxLength={40}
          autoComplete="off"
          value={typed.tracking_number}
          onChange={(event) => change({ tracking_number: event.currentTarget.value })}
        />
        <Button type="submit" isBusy={enter.isBusy} disabled={!isReady}>
          {isNew ? 'Lưu mã vận đơn' : 'Sửa mã vận đơn'}
        </Button>
      </Row>
    </Form>
  );
}

function send(
  code: string,
  parcel: SellerParcelRow | undefined,
  { carrier, tracking_number, title, expected }: Typed,
  idempotencyKey: string,
) {
  const tracking = { carrier, tracking_number };
  return parcel
    ? call(
        changeSellerParcelEndpoint,
        { params: { code, number: parcel.number }, body: tracking },
        { idempotencyKey },
      )
    : call(
        addSellerParcelEndpoint,
        { params: { code }, body: { ...tracking, title, expected } },
        { idempotencyKey },
      );
}
