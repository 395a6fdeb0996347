import {
  cancelParcelRequestEndpoint,
  chooseBoxEndpoint,
  type ParcelRequestRow,
} from '@hako/contract/logistics/parcels';
import { call } from '../../api/client.ts';
import { formatDong, formatWeight } from '../../text/money.ts';
import { formatWhen } from '../../text/time.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Card, Stack } from '../../ui/frames/card.tsx';
import { Countdown } from '../../ui/figures/countdown.tsx';
import { RefusalNote } from '../../ui/forms/form.tsx';
import { Dong } from '../../ui/figures/money.tsx';
import { PhotoRow } from '../../ui/forms/photo-picker.tsx';
import { Tag } from '../../ui/figures/tag.tsx';
import { useWish } from './parcel-wishes.tsx';
import styles from './parcels.module.css';

/** What was asked of the warehouse and how far it is; the two boxes of a trial packing stand side by side to choose from. */
export function RequestCard({ request }: { readonly request: ParcelRequestRow }) {
  const cancel = useWish(
    (_: null, idempotencyKey) =>
      call(cancelParcelRequestEndpoint, { params: { code: request.code } }, { idempotencyKey }),
    'Đã hủy yêu cầu',
  );
  const choose = useChoice(request);
  const refusal = cancel.refusal ?? choose.refusal;
  return (
    <Card
      title={`${request.kind_label} ${request.taken.join(', ')}`}
      level={3}
      action={<Tag tone={TONES[request.state]}>{request.state_label}</Tag>}
    >
      <Stack gap={1}>
        <RefusalNote refusal={refusal} />
        <p className={styles.facts}>{sayingOf(request)}</p>
        {request.boxes.length > 0 ? <Boxes request={request} choose={choose} /> : null}
        <ChooseBy request={request} />
        {request.may_cancel ? (
          <div>
            <Button
              isSmall
              kind="quiet"
              isBusy={cancel.isBusy}
              onClick={() => void cancel.run(null)}
              aria-label={`Hủy yêu cầu ${request.code}`}
            >
              Hủy yêu cầu
            </Button>
          </div>
        ) : null}
      </Stack>
    </Card>
  );
}

interface Props {
  readonly request: ParcelRequestRow;
}

function useChoice({ code }: ParcelRequestRow) {
  return useWish(
    (box: 1 | 2, idempotencyKey) =>
      call(chooseBoxEndpoint, { params: { code }, body: { box } }, { idempotencyKey }),
    'Đã chọn hộp, cước lần 2 tính theo hộp này',
  );
}

/** The boxes of a trial packing, each with its photos and its freight. */
function Boxes({ request, choose }: Props & { choose: ReturnType<typeof useChoice> }) {
  return (
    <div className={styles.boxes}>
      {request.boxes.map((box) => (
        <section key={box.number} className={styles.box} data-chosen={box.is_chosen}>
          <h3>{box.label}</h3>
          <span className="tabular">
            {formatWeight(box.weight_g)} · {box.length_cm}×{box.width_cm}×{box.height_cm} cm
          </span>
          <span>
            Cước quốc tế <Dong amount={box.freight_vnd} size="large" />
          </span>
          <PhotoRow urls={box.photos} />
          {request.state === 'offered' ? (
            <Button
              kind="main"
              isWide
              isBusy={choose.isBusy}
              onClick={() => void choose.run(box.number)}
              aria-label={`Chọn ${box.label}`}
            >
              Chọn hộp này
            </Button>
          ) : box.is_chosen ? (
            <Tag tone="good">Hộp được dùng</Tag>
          ) : null}
        </section>
      ))}
    </div>
  );
}

function ChooseBy({ request }: Props) {
  if (request.state !== 'offered' || !request.choose_by) return null;
  return (
    <p className={styles.facts}>
      Còn <Countdown endsAt={request.choose_by} /> để chọn; sau đó lấy hộp rẻ hơn (
      {formatDong(Math.min(...request.boxes.map(({ freight_vnd }) => freight_vnd)))}
      ).
    </p>
  );
}

const TONES = { asked: 'act', offered: 'estimate', done: 'good', cancelled: 'plain' } as const;

function sayingOf({ code, asked_at, done_at, made, apart }: ParcelRequestRow): string {
  return [
    `${code} · gửi lúc ${formatWhen(asked_at)}`,
    apart.length > 0 ? `tách riêng ${apart.join(', ')}` : '',
    made.length > 0 ? `thành ${made.join(' và ')}` : '',
    done_at ? `xong lúc ${formatWhen(done_at)}` : '',
  ]
    .filter(Boolean)
    .join(' · ');
}
