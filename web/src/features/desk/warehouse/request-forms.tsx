import {
  type DeskRequest,
  offerBoxesEndpoint,
  repackEndpoint,
} from '@hako/contract/logistics/parcels';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { formatWeight } from '../../../text/money.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Stack } from '../../../ui/frames/card.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { TextInput } from '../../../ui/forms/inputs.tsx';
import { Tag } from '../../../ui/figures/tag.tsx';
import styles from '../desk.module.css';
import { EMPTY, MeasuresFields, measuresOf, type Typed } from './measures-fields.tsx';
import { PhotoInput } from '../../../parts/photo-inputs.tsx';
import { useTask } from '../../../parts/desk/use-task.ts';

interface Props {
  readonly request: DeskRequest;
  readonly onDone: () => void;
}
interface Packed {
  readonly typed: Typed;
  readonly photos: readonly string[];
  /** Shelf of a result, or name of a box. */
  readonly text: string;
}

/** Joining or splitting: what to fetch from which shelf, ticked off by scanning, then each result weighed and photographed. */
export function RepackForm({ request, onDone }: Props) {
  const isJoin = request.kind === 'join';
  const [results, setResults] = useState<readonly Packed[]>(
    (isJoin ? [0] : [0, 1]).map(() => ({ typed: EMPTY, photos: [], text: '' })),
  );
  const book = useTask(
    (packed: readonly Packed[], idempotencyKey) =>
      call(
        repackEndpoint,
        {
          params: { code: request.code },
          body: {
            results: packed.map(({ typed, photos, text }) => ({
              ...measuresOf(typed),
              photos: [...photos],
              ...(text ? { shelf: text } : {}),
            })),
          },
        },
        { idempotencyKey },
      ),
    ({ data }) =>
      isJoin
        ? `Đã gộp thành kiện ${data.codes.join(', ')}`
        : `Đã tách thành ${data.codes.join(' và ')}`,
    onDone,
  );
  const change = (index: number, part: Partial<Packed>) =>
    setResults(results.map((one, at) => (at === index ? { ...one, ...part } : one)));
  const submit = () => book.run(results);
  return (
    <Form onSubmit={submit} refusal={book.refusal}>
      <FetchList request={request} />
      {results.map(({ typed, photos, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the results of one form never change places.
        <fieldset key={index} className={styles.result}>
          <legend>{isJoin ? 'Kiện mới' : index === 0 ? 'Kiện tách riêng' : 'Kiện còn lại'}</legend>
          <MeasuresFields typed={typed} onTyped={(next) => change(index, { typed: next })} />
          <TextInput
            label="Kệ"
            isOptional
            value={text}
            maxLength={40}
            autoCapitalize="characters"
            onChange={(event) => change(index, { text: event.target.value })}
          />
          <PhotoInput photos={photos} onPhotos={(next) => change(index, { photos: next })} />
        </fieldset>
      ))}
      <Button kind="main" type="submit" isBusy={book.isBusy}>
        {isJoin ? 'Ghi kiện đã gộp' : 'Ghi hai kiện đã tách'}
      </Button>
    </Form>
  );
}

const LABELS = ['Hộp gốc', 'Hộp nhỏ hơn, bỏ bao bì ngoài'] as const;

/** Packing to try: two boxes, each with its name, weight, size and pictures. */
export function TrialPackingForm({ request, onDone }: Props) {
  const [boxes, setBoxes] = useState<readonly Packed[]>(
    LABELS.map((text) => ({ typed: EMPTY, photos: [], text })),
  );
  const book = useTask(
    (packed: readonly Packed[], idempotencyKey) =>
      call(
        offerBoxesEndpoint,
        {
          params: { code: request.code },
          body: {
            boxes: packed.map(({ typed, photos, text }) => ({
              ...measuresOf(typed),
              photos: [...photos],
              label: text,
            })),
          },
        },
        { idempotencyKey },
      ),
    'Đã gửi hai hộp cho khách chọn',
    onDone,
  );
  const change = (index: number, part: Partial<Packed>) =>
    setBoxes(boxes.map((one, at) => (at === index ? { ...one, ...part } : one)));
  const submit = () => book.run(boxes);
  return (
    <Form onSubmit={submit} refusal={book.refusal}>
      <FetchList request={request} />
      {boxes.map(({ typed, photos, text }, index) => (
        <fieldset key={LABELS[index]} className={styles.result}>
          <legend>Cách đóng {index + 1}</legend>
          <TextInput
            label="Tên hộp khách thấy"
            required
            value={text}
            maxLength={80}
            onChange={(event) => change(index, { text: event.target.value })}
          />
          <MeasuresFields typed={typed} onTyped={(next) => change(index, { typed: next })} />
          <PhotoInput photos={photos} onPhotos={(next) => change(index, { photos: next })} />
        </fieldset>
      ))}
      <Button kind="main" type="submit" isBusy={book.isBusy}>
        Gửi hai hộp cho khách
      </Button>
    </Form>
  );
}

/** Parcels to fetch, by shelf; a scanned one is ticked off, so that nothing is taken from a wrong shelf. */
function FetchList({ request }: { readonly request: DeskRequest }) {
  const [scanned, setScanned] = useState('');
  const [fetched, setFetched] = useState<readonly string[]>([]);
  const isKnown = request.parcels.some(({ code }) => code === scanned.trim().toUpperCase());
  const take = () => {
    if (isKnown) setFetched([...new Set([...fetched, scanned.trim().toUpperCase()])]);
    setScanned('');
  };
  return (
    <Stack gap={1}>
      <ul role="list" className={styles.fetch}>
        {request.parcels
          .toSorted((a, b) => (a.shelf ?? '').localeCompare(b.shelf ?? ''))
          .map(({ code, shelf, weight_g, orders }) => (
            <li key={code}>
              <span>
                <strong className="tabular">{code}</strong> · kệ {shelf ?? '—'} ·{' '}
                {formatWeight(weight_g)}
              </span>
              {fetched.includes(code) ? <Tag tone="good">Đã lấy</Tag> : null}
              <span className={styles.line}>
                {orders
                  .map(
                    (order) =>
                      `${order.is_apart ? 'TÁCH RIÊNG: ' : ''}${order.name} (${order.code})`,
                  )
                  .join(' · ')}
              </span>
            </li>
          ))}
      </ul>
      <TextInput
        label="Quét kiện vừa lấy"
        isOptional
        data-first="true"
        value={scanned}
        autoCapitalize="characters"
        error={scanned.length >= 10 && !isKnown ? 'Kiện này không thuộc yêu cầu.' : undefined}
        onChange={(event) => setScanned(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          take();
        }}
      />
    </Stack>
  );
}
