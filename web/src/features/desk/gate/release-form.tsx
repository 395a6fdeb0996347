import { releaseParcelsEndpoint } from '@hako/contract/logistics/gate';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { useTask } from '../../../parts/desk/use-task.ts';
import { PhotoInput } from '../../../parts/photo-inputs.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { MoneyInput, TextInput } from '../../../ui/forms/inputs.tsx';
import { Row } from '../../../ui/frames/card.tsx';

interface Props {
  readonly code: string;
  readonly parcels: readonly string[];
  readonly onDone: () => void;
}

/** Customs let the chosen parcels through, with what they charged for all of them together. */
export function ReleaseForm({ code, parcels, onDone }: Props) {
  const [duty, setDuty] = useState<number | undefined>();
  const [vat, setVat] = useState<number | undefined>();
  const [reason, setReason] = useState('');
  const [proofs, setProofs] = useState<readonly string[]>([]);
  const task = useTask(
    (charged: { duty_vnd: number; vat_vnd: number }, idempotencyKey) =>
      call(
        releaseParcelsEndpoint,
        {
          params: { code },
          body: { ...charged, parcels: [...parcels], reason: reason.trim(), proofs: [...proofs] },
        },
        { idempotencyKey },
      ),
    'Đã thông quan và báo khách',
    () => {
      setDuty(undefined);
      setVat(undefined);
      setReason('');
      setProofs([]);
      onDone();
    },
  );
  const isWhole = duty !== undefined && vat !== undefined && proofs.length > 0;
  return (
    <Form
      onSubmit={async () =>
        duty === undefined || vat === undefined
          ? undefined
          : task.run({ duty_vnd: duty, vat_vnd: vat })
      }
      refusal={task.refusal}
    >
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
      <Button
        kind="main"
        type="submit"
        isBusy={task.isBusy}
        disabled={parcels.length === 0 || !isWhole}
      >
        {parcels.length === 0 ? 'Chọn kiện thông quan' : `Thông quan ${parcels.length} kiện`}
      </Button>
    </Form>
  );
}
