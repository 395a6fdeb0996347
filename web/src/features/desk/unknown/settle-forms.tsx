import {
  closeUnknownParcelEndpoint,
  takeBackMatchEndpoint,
  UNKNOWN_ENDS,
  type UnknownEnd,
  type UnknownParcel,
} from '@hako/contract/logistics/unknown-parcels';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../../api/client.ts';
import { useTask } from '../../../parts/desk/use-task.ts';
import { ReasonInput } from '../../../parts/desk/reason-input.tsx';
import { WithReason } from '../../../parts/desk/with-reason.tsx';
import { PhotoInput } from '../../../parts/photo-inputs.tsx';
import { formatMoment } from '../../../text/time.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Form, RefusalNote } from '../../../ui/forms/form.tsx';
import { Select } from '../../../ui/forms/inputs.tsx';
import { Card, Facts, Stack } from '../../../ui/frames/card.tsx';
import { Banner } from '../../../ui/frames/states.tsx';
import { END_WORDS } from './unknown-words.ts';

/** Whose one was found to be, and the way back while nothing was packed. */
export function MatchCard({
  code,
  match,
  mayAct,
}: {
  readonly code: string;
  readonly match: NonNullable<UnknownParcel['match']>;
  readonly mayAct: boolean;
}) {
  const takeBack = useTask(
    (reason: string, idempotencyKey) =>
      call(takeBackMatchEndpoint, { params: { code }, body: { reason } }, { idempotencyKey }),
    'Đã bỏ ghép: kiện chưa rõ của ai',
  );
  return (
    <Card title="Đã ghép với đơn">
      <Stack>
        <Facts
          rows={[
            [
              'Đơn',
              <Link key="order" to={`/desk/orders/${match.order}`}>
                {match.order}
              </Link>,
            ],
            ['Kiện', match.parcel],
            ['Người ghép', `${match.by}, ${formatMoment(match.at)}`],
          ]}
        />
        <RefusalNote refusal={takeBack.refusal} />
        {mayAct ? (
          <WithReason
            label="Vì sao ghép nhầm (ghi vào nhật ký)"
            verb="Bỏ ghép"
            effect="Đơn trở lại như trước khi ghép và khách được báo là đã ghi nhầm kiện."
            isBusy={takeBack.isBusy}
            onAct={(reason) => void takeBack.run(reason)}
          />
        ) : null}
      </Stack>
    </Card>
  );
}

/** For a parcel that nobody misses: it leaves us when a second person agrees. */
export function CloseUnknown({ parcel }: { readonly parcel: UnknownParcel }) {
  const [how, setHow] = useState<UnknownEnd>('returned');
  const [reason, setReason] = useState('');
  const [proofs, setProofs] = useState<readonly string[]>([]);
  const close = useTask(
    (body: { how: UnknownEnd; reason: string; proofs: string[] }, idempotencyKey) =>
      call(closeUnknownParcelEndpoint, { params: { code: parcel.code }, body }, { idempotencyKey }),
    'Đã gửi đề nghị: chờ người thứ hai duyệt',
  );
  if (parcel.is_closing)
    return (
      <Banner>Đã có đề nghị đóng kiện này, đang chờ người thứ hai duyệt ở mục Chờ duyệt.</Banner>
    );
  const submit = async () => {
    if (proofs.length > 0) await close.run({ how, reason: reason.trim(), proofs: [...proofs] });
  };
  return (
    <Card title="Không tìm được chủ">
      <Form onSubmit={submit} refusal={close.refusal}>
        <Select
          label="Cách đóng"
          value={how}
          options={UNKNOWN_ENDS.map((value) => ({ value, label: END_WORDS[value] }))}
          onChange={(event) => setHow(event.target.value as UnknownEnd)}
        />
        <ReasonInput reason={reason} onReason={setReason} hint="Ghi vào nhật ký, người duyệt đọc" />
        <p>Ảnh chứng minh (biên lai gửi trả, ảnh tiêu hủy): cần ít nhất một ảnh.</p>
        <PhotoInput photos={proofs} onPhotos={setProofs} />
        <Button type="submit" isBusy={close.isBusy} disabled={proofs.length === 0}>
          Đề nghị đóng kiện
        </Button>
      </Form>
    </Card>
  );
}
