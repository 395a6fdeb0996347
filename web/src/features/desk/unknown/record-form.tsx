import { type Warehouse, WAREHOUSE_NAMES } from '@hako/contract/kit/endpoint';
import { recordUnknownParcelEndpoint } from '@hako/contract/logistics/unknown-parcels';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import type { ApiRefusal } from '../../../api/refusal.ts';
import { useTask } from '../../../parts/desk/use-task.ts';
import { PhotoInput } from '../../../parts/photo-inputs.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { Checkbox, Select, TextInput } from '../../../ui/forms/inputs.tsx';
import { Banner } from '../../../ui/frames/states.tsx';
import { EMPTY, MeasuresFields, measuresOf } from '../warehouse/measures-fields.tsx';

const HOUSES = (['JP', 'VN'] as const).map((value) => ({ value, label: WAREHOUSE_NAMES[value] }));

interface Props {
  /** The only house in which the person works. */
  readonly warehouse: Warehouse | undefined;
  /** What was scanned and found nowhere. */
  readonly number: string;
  readonly onDone: (code: string) => void;
}

const UNREAD = { carrier_number: '', seller_name: '', note: '', place: '' };

/** A parcel that no order knows: what its label says, what it weighs, where it is laid aside. */
export function RecordUnknownForm({ warehouse, number, onDone }: Props) {
  const [house, setHouse] = useState<Warehouse>(warehouse ?? 'JP');
  const [read, setRead] = useState({ ...UNREAD, carrier_number: number });
  const [measures, setMeasures] = useState(EMPTY);
  const [photos, setPhotos] = useState<readonly string[]>([]);
  const [lacksPhoto, setLacksPhoto] = useState(false);
  const [isFurther, setFurther] = useState(false);
  const record = useTask(
    (body: Parameters<typeof send>[0], idempotencyKey) => send(body, idempotencyKey),
    ({ data }) => `Đã ghi kiện chưa rõ ${data.code}`,
  );
  const submit = async () => {
    setLacksPhoto(photos.length === 0);
    if (photos.length === 0) return;
    const seen = { house, ...read, ...measuresOf(measures), photos: [...photos] };
    const done = await record.run({ ...seen, ...(isFurther ? { further: true } : {}) });
    if (done) onDone(done.data.code);
  };
  const field = (name: keyof typeof read, label: string, mostLetters: number) => (
    <TextInput
      label={label}
      isOptional={name !== 'place'}
      required={name === 'place'}
      maxLength={mostLetters}
      autoComplete="off"
      autoCapitalize={name === 'place' ? 'characters' : undefined}
      value={read[name]}
      onChange={(event) => setRead({ ...read, [name]: event.target.value })}
    />
  );
  return (
    <Form onSubmit={submit} refusal={record.refusal}>
      {warehouse === undefined ? (
        <Select
          label="Kho"
          value={house}
          options={HOUSES}
          onChange={(event) => setHouse(event.target.value as Warehouse)}
        />
      ) : null}
      {field('carrier_number', 'Số vận đơn đọc trên nhãn', 60)}
      {field('seller_name', 'Tên người bán đọc trên nhãn', 120)}
      <MeasuresFields typed={measures} onTyped={setMeasures} />
      {field('place', `Kệ để riêng (${house}-…)`, 40)}
      {field('note', 'Ghi chú', 1_000)}
      {lacksPhoto && photos.length === 0 ? (
        <Banner tone="bad">Cần ít nhất một ảnh: chụp nhãn và kiện.</Banner>
      ) : null}
      <PhotoInput photos={photos} onPhotos={setPhotos} />
      <SameNumber refusal={record.refusal} isFurther={isFurther} onFurther={setFurther} />
      <Button kind="main" type="submit" isBusy={record.isBusy}>
        Ghi kiện chưa rõ
      </Button>
    </Form>
  );
}

/** The word that it is another parcel, once the server has refused a number that it knows. */
function SameNumber({
  refusal,
  isFurther,
  onFurther,
}: {
  readonly refusal: ApiRefusal | undefined;
  readonly isFurther: boolean;
  readonly onFurther: (isFurther: boolean) => void;
}) {
  if (!isFurther && refusal?.code !== 'logistics.unknown-known') return null;
  return (
    <Checkbox
      label="Đây là kiện khác cùng số"
      checked={isFurther}
      onChange={(event) => onFurther(event.target.checked)}
    />
  );
}

const send = (
  body: {
    readonly house: Warehouse;
    readonly carrier_number: string;
    readonly seller_name: string;
    readonly note: string;
    readonly place: string;
    readonly photos: string[];
    readonly further?: boolean;
  } & ReturnType<typeof measuresOf>,
  idempotencyKey: string,
) => call(recordUnknownParcelEndpoint, { body }, { idempotencyKey });
