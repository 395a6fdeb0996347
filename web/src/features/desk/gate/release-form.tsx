import type { EndpointInput } from '@hako/contract/kit/endpoint';
import { releaseParcelsEndpoint } from '@hako/contract/logistics/gate';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { AskFirst } from '../../../parts/desk/ask-first.tsx';
import { useTask } from '../../../parts/desk/use-task.ts';
import { PhotoInput } from '../../../parts/photo-inputs.tsx';
import { formatDong } from '../../../text/money.ts';
import { RefusalNote } from '../../../ui/forms/form.tsx';
import { MoneyInput, TextInput } from '../../../ui/forms/inputs.tsx';
import { Row, Stack } from '../../../ui/frames/card.tsx';

type Body = EndpointInput<typeof releaseParcelsEndpoint>['body'];

interface Props {
  readonly code: string;
  readonly parcels: readonly string[];
  readonly onDone: () => void;
}

/**
 * Customs let the chosen parcels through, with what they charged for all of them together. It books
 * money, so it is asked once more, and Enter in a field does nothing.
 */
export function ReleaseForm({ code, parcels, onDone }: Props) {
  const [duty, setDuty] = useState<number | undefined>();
  const [vat, setVat] = useState<number | undefined>();
  const [reason, setReason] = useState('');
  const [proofs, setProofs] = useState<readonly string[]>([]);
  const task = useTask(
    (body: Body, idempotencyKey) =>
      call(releaseParcelsEndpoint, { params: { code }, body }, { idempotencyKey }),
    'Đã thông quan và báo khách',
    () => {
      setDuty(undefined);
      setVat(undefined);
      setReason('');
      setProofs([]);
      onDone();
    },
  );
  const charged =
    duty === undefined || vat === undefined ? undefined : { duty_vnd: duty, vat_vnd: vat };
  return (
    <Stack>
      <RefusalNote refusal={task.refusal} />
      <Row isBottom gap={2}>
        <MoneyInput label="Thuế nhập khẩu đã nộp" currency="VND" amount={duty} onAmount={setDuty} />
        <MoneyInput label="Thuế GTGT đã nộp" currency="VND" amount={vat} onAmount={setVat} />
        <TextInput
          label="Theo chứng từ nào"
          value={reason}
          required
          minLength={3}
          maxLength={300}
          onChange={(event) => setReason(event.target.value)}
        />
      </Row>
      <p>Tính cho các kiện đang chọn, chia theo trị giá khai. Cần ảnh chụp giấy nộp thuế.</p>
      <PhotoInput photos={proofs} onPhotos={setProofs} />
      <AskRelease
        count={parcels.length}
        charged={proofs.length > 0 && reason.trim().length >= 3 ? charged : undefined}
        isBusy={task.isBusy}
        onYes={(sums) =>
          void task.run({
            ...sums,
            ...{ parcels: [...parcels], reason: reason.trim(), proofs: [...proofs] },
          })
        }
      />
    </Stack>
  );
}

type Charged = Pick<Body, 'duty_vnd' | 'vat_vnd'>;

/** Says what the release books and whom it tells. */
function AskRelease({
  count,
  charged,
  isBusy,
  onYes,
}: {
  readonly count: number;
  /** Undefined while something is missing. */
  readonly charged: Charged | undefined;
  readonly isBusy: boolean;
  readonly onYes: (charged: Charged) => void;
}) {
  const { duty_vnd: duty, vat_vnd: vat } = charged ?? { duty_vnd: 0, vat_vnd: 0 };
  const sum = formatDong(duty + vat);
  const charges = `Thuế nhập khẩu ${formatDong(duty)} và thuế GTGT ${formatDong(vat)}, tổng ${sum}`;
  return (
    <Row>
      <AskFirst
        kind="main"
        label={count === 0 ? 'Chọn kiện thông quan' : `Thông quan ${count} kiện`}
        title={`Thông quan ${count} kiện?`}
        effect={`${charges}, được tính vào thanh toán lần 2 của ${count} kiện. Khách được báo ngay.`}
        yes={`Thông quan, ghi thuế ${sum}`}
        isBusy={isBusy}
        disabled={count === 0 || !charged}
        onYes={() => charged && onYes(charged)}
      />
    </Row>
  );
}
