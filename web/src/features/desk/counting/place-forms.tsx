import {
  type PlaceRow,
  savePlaceEndpoint,
  startCountEndpoint,
} from '@hako/contract/logistics/counting';
import { LABEL_SIZES } from '@hako/contract/logistics/labels';
import { PLACE_CODE, readPlaceLabelEndpoint } from '@hako/contract/logistics/places';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { call } from '../../../api/client.ts';
import { useTask } from '../../../parts/desk/use-task.ts';
import { Permitted } from '../../../parts/permitted.tsx';
import { ExportButton } from '../../../parts/export-button.tsx';
import { formatMoment } from '../../../text/time.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Form, RefusalNote } from '../../../ui/forms/form.tsx';
import { TextInput } from '../../../ui/forms/inputs.tsx';
import { Card, Row, Stack } from '../../../ui/frames/card.tsx';

interface Saved {
  readonly place: string;
  readonly note: string;
  readonly is_closed: boolean;
}

const save = ({ place, ...body }: Saved, idempotencyKey: string) =>
  call(savePlaceEndpoint, { params: { place }, body }, { idempotencyKey });

/** Sets a place up. */
export function NewPlace({ house }: { readonly house: 'JP' | 'VN' }) {
  const [code, setCode] = useState('');
  const [note, setNote] = useState('');
  const make = useTask(
    (saved: Saved, idempotencyKey) => save(saved, idempotencyKey),
    (_, { place }) => `Đã thêm kệ ${place}`,
    () => setCode(''),
  );
  const submit = () =>
    make.run({ place: code.trim().toUpperCase(), note: note.trim(), is_closed: false });
  return (
    <Form onSubmit={submit} refusal={make.refusal}>
      <Row gap={2} isBottom>
        <TextInput
          label={`Mã kệ mới (như ${house}-A-01)`}
          required
          pattern={PLACE_CODE.slice(1, -1)
            .replace('JP|VN', 'JP|VN|jp|vn')
            .replaceAll('A-Z0-9', 'A-Za-z0-9')}
          maxLength={40}
          autoCapitalize="characters"
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
        <TextInput
          label="Ghi chú"
          isOptional
          maxLength={200}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <Button type="submit" isBusy={make.isBusy}>
          Thêm kệ
        </Button>
      </Row>
    </Form>
  );
}

/** One place: count it, print its label, close it or open it again. */
export function PlaceCard({ place }: { readonly place: PlaceRow }) {
  const { code, note, is_closed: isClosed, counted_at: countedAt } = place;
  const navigate = useNavigate();
  const close = useTask(
    (saved: Saved, idempotencyKey) => save(saved, idempotencyKey),
    isClosed ? `Đã mở lại kệ ${code}` : `Đã đóng kệ ${code}`,
  );
  const count = useTask(
    (_: undefined, idempotencyKey) =>
      call(startCountEndpoint, { body: { place: code } }, { idempotencyKey }),
    `Kiểm kê kệ ${code}`,
  );
  const start = async () => {
    const begun = await count.run(undefined);
    if (begun) void navigate(`/desk/place-counts/${begun.data.id}`);
  };
  return (
    <Card title={`${code}${isClosed ? ' · đã đóng' : ''}`} level={3}>
      <Stack>
        <p>
          {note ? `${note} · ` : ''}
          {countedAt ? `kiểm kê ${formatMoment(countedAt)}` : 'chưa kiểm kê lần nào'}
          {' · '}
          <Link to={`/desk/stations/shelve?scan=${code}`}>Xem trên kệ</Link>
        </p>
        <RefusalNote refusal={close.refusal ?? count.refusal} />
        <Row>
          {isClosed ? null : (
            <Permitted to="places.count">
              <Button isSmall kind="main" isBusy={count.isBusy} onClick={() => void start()}>
                Kiểm kê
              </Button>
            </Permitted>
          )}
          {LABEL_SIZES.map((size) => (
            <ExportButton
              key={size}
              endpoint={readPlaceLabelEndpoint}
              input={{ params: { place: code }, query: { size } }}
            >
              {size === 'a6' ? 'Nhãn A6' : 'Nhãn 80 mm'}
            </ExportButton>
          ))}
          <Permitted to="places.count">
            <Button
              isSmall
              kind="quiet"
              isBusy={close.isBusy}
              onClick={() => void close.run({ place: code, note, is_closed: !isClosed })}
            >
              {isClosed ? 'Mở lại' : 'Đóng kệ'}
            </Button>
          </Permitted>
        </Row>
      </Stack>
    </Card>
  );
}
