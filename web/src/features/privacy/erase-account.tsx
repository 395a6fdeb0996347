import {
  type readPrivacyEndpoint,
  requestErasureCodeEndpoint,
  requestErasureEndpoint,
  withdrawErasureEndpoint,
} from '@hako/contract/privacy/privacy';
import type { OwnerProof } from '@hako/contract/identity/owner';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { useOwnerProof } from '../../parts/owner-proof/use-owner-proof.tsx';
import { formatDay } from '../../text/time.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Row, Stack } from '../../ui/frames/card.tsx';
import { Form, RefusalNote } from '../../ui/forms/form.tsx';
import { Checkbox } from '../../ui/forms/inputs.tsx';
import { Banner } from '../../ui/frames/states.tsx';
import { toast } from '../../ui/frames/toast.tsx';
import styles from './privacy.module.css';

type Overview = EndpointReply<typeof readPrivacyEndpoint>['data'];

/** The end of an account: what goes, what the law keeps, what stands in the way, and the fortnight in which it can be taken back. */
export function EraseAccount({ overview }: { readonly overview: Overview }) {
  if (overview.erasure)
    return <Waiting erasure={overview.erasure} obstacles={overview.obstacles} />;
  return (
    <Stack gap={1}>
      <div className={styles.halves}>
        <div>
          <h3>Bị xóa hẳn</h3>
          <p>
            Họ tên, số điện thoại, email, ngày sinh, ảnh đại diện, sổ địa chỉ, tài khoản ngân hàng,
            thông báo, tìm kiếm, yêu thích, ảnh bạn đã gửi.
          </p>
        </div>
        <div>
          <h3>Luật buộc giữ lại</h3>
          <p>
            Đơn hàng, phiếu xuất kho và các dòng tiền, theo Luật Kế toán. Chúng chỉ còn gắn với một
            mã số, không còn tên, số điện thoại hay địa chỉ của bạn.
          </p>
        </div>
      </div>
      {overview.obstacles.length > 0 ? (
        <Obstacles obstacles={overview.obstacles} />
      ) : (
        <AskForm overview={overview} />
      )}
    </Stack>
  );
}

function Obstacles({ obstacles }: Pick<Overview, 'obstacles'>) {
  return (
    <Banner tone="estimate">
      <strong>Trước khi xóa, bạn cần làm xong:</strong>
      <ul className={styles.obstacles}>
        {obstacles.map(({ reason, sentence, link }) => (
          <li key={reason}>
            {sentence} <Link to={link}>Xem</Link>
          </li>
        ))}
      </ul>
    </Banner>
  );
}

function Waiting({
  erasure,
  obstacles,
}: {
  erasure: NonNullable<Overview['erasure']>;
  obstacles: Overview['obstacles'];
}) {
  const { revalidate } = useRevalidator();
  const keep = useAction((_: null, idempotencyKey) =>
    call(withdrawErasureEndpoint, {}, { idempotencyKey }),
  );
  async function withdraw() {
    if (!(await keep.run(null))) return;
    toast('Tài khoản được giữ lại.', 'good');
    await revalidate();
  }
  return (
    <Stack gap={1}>
      <Banner tone="bad">
        Tài khoản sẽ bị xóa vào ngày <strong>{formatDay(erasure.due_at)}</strong>. Sau ngày đó không
        thể lấy lại.
      </Banner>
      {obstacles.length > 0 ? <Obstacles obstacles={obstacles} /> : null}
      <RefusalNote refusal={keep.refusal} />
      <div>
        <Button kind="main" isBusy={keep.isBusy} onClick={() => void withdraw()}>
          Giữ lại tài khoản
        </Button>
      </div>
    </Stack>
  );
}

const sendErasureCode = (channel: 'phone' | 'email', idempotencyKey: string) =>
  call(requestErasureCodeEndpoint, { body: { channel } }, { idempotencyKey });

function AskForm({ overview }: { overview: Overview }) {
  const [isOpen, setOpen] = useState(false);
  const [isUnderstood, setUnderstood] = useState(false);
  const { proof, fields } = useOwnerProof(overview, sendErasureCode);
  const { revalidate } = useRevalidator();
  const erase = useAction((body: OwnerProof, idempotencyKey) =>
    call(requestErasureEndpoint, { body }, { idempotencyKey }),
  );

  async function submit() {
    if (await erase.run(proof)) await revalidate();
  }
  if (!isOpen)
    return (
      <div>
        <Button kind="quiet" onClick={() => setOpen(true)}>
          Tôi muốn xóa tài khoản
        </Button>
      </div>
    );
  return (
    <Form onSubmit={submit}>
      <p>
        Tài khoản bị xóa sau 14 ngày; trong thời gian đó bạn đăng nhập và giữ lại được bất cứ lúc
        nào.
      </p>
      {fields}
      <Checkbox
        label="Tôi hiểu rằng sau 14 ngày dữ liệu bị xóa và không thể lấy lại."
        checked={isUnderstood}
        onChange={(event) => setUnderstood(event.currentTarget.checked)}
      />
      <RefusalNote refusal={erase.refusal} />
      <Row>
        <Button type="submit" kind="money" isBusy={erase.isBusy} disabled={!isUnderstood}>
          Xóa tài khoản
        </Button>
        <Button kind="quiet" onClick={() => setOpen(false)}>
          Thôi, giữ tài khoản
        </Button>
      </Row>
    </Form>
  );
}
