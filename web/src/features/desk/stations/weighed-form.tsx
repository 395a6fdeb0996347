import { openParcelEndpoint, receiveParcelEndpoint } from '@hako/contract/logistics/logistics';
import { useEffect } from 'react';
import { call } from '../../../api/client.ts';
import { useTask } from '../../../parts/desk/use-task.ts';
import { PhotoInput } from '../../../parts/photo-inputs.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { TextInput } from '../../../ui/forms/inputs.tsx';
import { FurtherParcel } from '../warehouse/further-parcel.tsx';
import {
  EMPTY,
  MeasuresFields,
  measuresOf,
  type Typed as Measured,
} from '../warehouse/measures-fields.tsx';

/** What was typed of one parcel and not saved yet. */
export interface Draft {
  readonly measures: Measured;
  readonly shelf: string;
  readonly photos: readonly string[];
  /** It is another parcel of an order that has some here already. */
  readonly isFurther: boolean;
}
export const NO_DRAFT: Draft = { measures: EMPTY, shelf: '', photos: [], isFurther: false };

interface Props {
  readonly what: 'receive' | 'weigh';
  /** Of the order that a received parcel belongs to, or of the parcel that is weighed again. */
  readonly code: string;
  /** Its order has parcels here already. */
  readonly isAgain: boolean;
  readonly draft: Draft;
  /** Parts of the draft that changed; what else stands in it stays. */
  readonly onChange: (part: Partial<Draft>) => void;
  /** True when the draft goes to the server, false when it is answered. */
  readonly onSaving: (isUnderWay: boolean) => void;
  /** With the code of the parcel. */
  readonly onDone: (parcel: string) => void;
}

/**
 * Weight, size, place and pictures of one parcel. Enter walks through the fields, the last one
 * saves.
 */
export function WeighedForm({ what, code, isAgain, draft, onChange, onSaving, onDone }: Props) {
  const isReceiving = what === 'receive';
  const book = useTask(
    (sent: Draft, idempotencyKey) => (isReceiving ? receive : weigh)(code, sent, idempotencyKey),
    (parcel) =>
      isReceiving ? `Đã nhận kiện ${parcel}` : `Đã cân lại kiện ${parcel}, đang tính tiền lần 2`,
  );
  useEffect(() => {
    onSaving(book.isBusy);
    return () => onSaving(false);
  });
  const submit = async () => {
    const parcel = await book.run(draft);
    if (parcel) onDone(parcel);
  };
  return (
    <Form onSubmit={submit} refusal={book.refusal}>
      <MeasuresFields
        typed={draft.measures}
        onTyped={(measures) => onChange({ measures })}
        isFirst
      />
      {isReceiving ? (
        <TextInput
          label="Kệ"
          isOptional
          value={draft.shelf}
          maxLength={40}
          data-place="true"
          autoCapitalize="characters"
          onChange={(event) => onChange({ shelf: event.target.value })}
        />
      ) : null}
      <PhotoInput photos={draft.photos} onPhotos={(photos) => onChange({ photos })} />
      <FurtherParcel
        isAsked={isAgain || draft.isFurther}
        refusal={book.refusal}
        isFurther={draft.isFurther}
        onFurther={(isFurther) => onChange({ isFurther })}
      />
      <Button kind="main" type="submit" isBusy={book.isBusy}>
        {isReceiving ? 'Nhận vào kho' : 'Ghi cân lại'}
      </Button>
    </Form>
  );
}

async function receive(
  scanned: string,
  { measures, shelf, photos, isFurther }: Draft,
  key: string,
) {
  const place = shelf.trim();
  const body = {
    scanned,
    ...measuresOf(measures),
    photos: [...photos],
    ...(place ? { shelf: place } : {}),
    ...(isFurther ? { further: true } : {}),
  };
  return (await call(receiveParcelEndpoint, { body }, { idempotencyKey: key })).data.code;
}

async function weigh(code: string, { measures, photos }: Draft, idempotencyKey: string) {
  const body = { ...measuresOf(measures), photos: [...photos] };
  await call(openParcelEndpoint, { params: { code }, body }, { idempotencyKey });
  return code;
}
