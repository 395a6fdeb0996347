import {
  type AddressRow,
  editAddressEndpoint,
  removeAddressEndpoint,
} from '@hako/contract/customers/addresses';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Static } from 'typebox';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { formatPhone } from '../../text/contact.ts';
import { vi } from '../../text/vi.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Card, Row, Stack } from '../../ui/frames/card.tsx';
import { RefusalNote } from '../../ui/forms/form.tsx';
import { Sheet } from '../../ui/frames/sheet.tsx';
import { Tag } from '../../ui/figures/tag.tsx';
import { toast } from '../../ui/frames/toast.tsx';

type Address = Static<typeof AddressRow>;

/** One address of the book with what can be done to it. */
export function AddressCard({
  address,
  onEdit,
}: {
  readonly address: Address;
  readonly onEdit: () => void;
}) {
  const [isAsking, setAsking] = useState(false);
  const { revalidate } = useRevalidator();
  const choose = useAction((id: string, idempotencyKey) =>
    call(editAddressEndpoint, { params: { id }, body: { primary: true } }, { idempotencyKey }),
  );

  async function makePrimary() {
    if (!(await choose.run(address._id))) return;
    toast(vi.updated, 'good');
    await revalidate();
  }

  return (
    <Card
      title={address.name}
      level={3}
      action={address.primary ? <Tag tone="good">Địa chỉ chính</Tag> : null}
    >
      <Stack gap={1}>
        <p className="tabular">{formatPhone(address.phone)}</p>
        <p>{address.text}</p>
        {address.type || address.remark ? (
          <p>{[address.type, address.remark].filter(Boolean).join(' · ')}</p>
        ) : null}
        <RefusalNote refusal={choose.refusal} />
        <Row>
          <Button isSmall onClick={onEdit} aria-label={`Sửa địa chỉ của ${address.name}`}>
            Sửa
          </Button>
          {address.primary ? null : (
            <Button isSmall isBusy={choose.isBusy} onClick={() => void makePrimary()}>
              Đặt làm địa chỉ chính
            </Button>
          )}
          <Button
            isSmall
            kind="quiet"
            onClick={() => setAsking(true)}
            aria-label={`Xóa địa chỉ của ${address.name}`}
          >
            Xóa
          </Button>
        </Row>
      </Stack>
      <RemoveSheet address={address} isOpen={isAsking} onClose={() => setAsking(false)} />
    </Card>
  );
}

/** Asks once more before an address is gone. */
function RemoveSheet({
  address,
  isOpen,
  onClose,
}: {
  readonly address: Address;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) {
  const { revalidate } = useRevalidator();
  const remove = useAction((id: string, idempotencyKey) =>
    call(removeAddressEndpoint, { params: { id } }, { idempotencyKey }),
  );

  async function takeOut() {
    if (!(await remove.run(address._id))) return;
    onClose();
    toast('Đã xóa địa chỉ', 'good');
    await revalidate();
  }

  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title="Xóa địa chỉ này?"
      foot={
        <Row>
          <Button onClick={onClose}>{vi.cancel}</Button>
          <Button kind="money" isBusy={remove.isBusy} onClick={() => void takeOut()}>
            Xóa địa chỉ
          </Button>
        </Row>
      }
    >
      <RefusalNote refusal={remove.refusal} />
      <p>
        {address.name}, {address.text}
      </p>
      <p>Đơn hàng đang giao tới địa chỉ này không thay đổi.</p>
    </Sheet>
  );
}
