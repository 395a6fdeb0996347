import type { EndpointInput } from '@hako/contract/kit/endpoint';
import { openParcelEndpoint, receiveParcelEndpoint } from '@hako/contract/logistics/logistics';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { TextInput } from '../../../ui/forms/inputs.tsx';
import { FurtherParcel } from './further-parcel.tsx';
import { EMPTY, MeasuresFields, measuresOf } from './measures-fields.tsx';
import { PhotoInput } from '../../../parts/photo-inputs.tsx';
import { useTask } from '../../../parts/desk/use-task.ts';

interface Props {
  /** Receiving in Japan by what stands on the label, or opening in Vietnam by the parcel's code. */
  readonly what:
    | { readonly kind: 'receive'; readonly scanned: string }
    | { readonly kind: 'weigh'; readonly parcel: string };
  readonly onDone: () => void;
}

/** Weight, size and pictures of a parcel: one Enter books them. */
export function MeasureForm({ what, onDone }: Props) {
  const [typed, setTyped] = useState(EMPTY);
  const [scanned, setScanned] = useState(what.kind === 'receive' ? what.scanned : '');
  const [shelf, setShelf] = useState('');
  const [photos, setPhotos] = useState<readonly string[]>([]);
  const [isFurther, setFurther] = useState(false);
  const book = useTask(
    async (measures: ReturnType<typeof measuresOf>, idempotencyKey) => {
      const body = { ...measures, photos: [...photos] };
      if (what.kind === 'receive')
        return receive({ ...body, scanned, shelf, isFurther }, idempotencyKey);
      await call(openParcelEndpoint, { params: { code: what.parcel }, body }, { idempotencyKey });
      return what.parcel;
    },
    (parcel) =>
      what.kind === 'receive'
        ? `Đã nhận kiện ${parcel}`
        : `Đã cân lại kiện ${parcel}, đang tính tiền lần 2`,
    onDone,
  );
  const submit = () => book.run(measuresOf(typed));
  return (
    <Form onSubmit={submit} refusal={book.refusal}>
      {what.kind === 'receive' ? (
        <TextInput
          label="Mã trên nhãn"
          value={scanned}
          required
          autoCapitalize="characters"
          onChange={(event) => setScanned(event.target.value)}
        />
      ) : null}
      <MeasuresFields typed={typed} onTyped={setTyped} isFirst />
      {what.kind === 'receive' ? (
        <TextInput
          label="Kệ"
          isOptional
          value={shelf}
          maxLength={40}
          autoCapitalize="characters"
          onChange={(event) => setShelf(event.target.value)}
        />
      ) : null}
      <PhotoInput photos={photos} onPhotos={setPhotos} />
      <FurtherParcel
        isAsked={isFurther}
        refusal={book.refusal}
        isFurther={isFurther}
        onFurther={setFurther}
      />
      <Button kind="main" type="submit" isBusy={book.isBusy}>
        {what.kind === 'receive' ? 'Nhận vào kho' : 'Ghi cân lại'}
      </Button>
    </Form>
  );
}

async function receive(
  {
    shelf,
    isFurther,
    ...body
  }: Omit<EndpointInput<typeof receiveParcelEndpoint>['body'], 'further'> & {
    readonly isFurther: boolean;
  },
  idempotencyKey: string,
) {
  const more = { ...(shelf ? { shelf } : {}), ...(isFurther ? { further: true } : {}) };
  const input = { body: { ...body, ...more } };
  return (await call(receiveParcelEndpoint, input, { idempotencyKey })).data.code;
}
