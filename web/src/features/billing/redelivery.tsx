import { type AddressRow, listAddressesEndpoint } from '@hako/contract/customers/addresses';
import type { BillRow } from '@hako/contract/billing/slips';
import { askRedeliveryEndpoint } from '@hako/contract/billing/redelivery';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import type { Static } from 'typebox';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { formatPhone } from '../../text/contact.ts';
import { formatDong } from '../../text/money.ts';
import { vi } from '../../text/vi.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { Checkbox, Select, TextInput } from '../../ui/forms/inputs.tsx';
import { Sheet } from '../../ui/frames/sheet.tsx';
import { Banner } from '../../ui/frames/states.tsx';
import { toast } from '../../ui/frames/toast.tsx';

type Redelivery = NonNullable<BillRow['redelivery']>;
type Wish = NonNullable<Redelivery['wish']>;
/** In the list of addresses: as it is. */
const SAME = '';

/** What became of a parcel that could not be delivered, and what its customer wishes for it. */
export function RedeliveryNote({ bill }: { readonly bill: BillRow }) {
  const [isOpen, setOpen] = useState(false);
  const { redelivery } = bill;
  if (!redelivery?.may_ask) return null;
  return (
    <>
      <Banner
        tone={redelivery.wish ? 'estimate' : 'bad'}
        action={
          <Button isSmall onClick={() => setOpen(true)}>
            {redelivery.wish ? 'Đổi yêu cầu' : 'Chọn cách nhận hàng'}
          </Button>
        }
      >
        {sentenceOf(redelivery)}
      </Banner>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title="Nhận lại kiện hàng">
        <RedeliveryForm code={bill.code} redelivery={redelivery} onDone={() => setOpen(false)} />
      </Sheet>
    </>
  );
}

function sentenceOf({ wish, address, is_back: isBack, paid_fee_vnd: paid }: Redelivery): string {
  const where = isBack ? 'Kiện đã về kho Hako.' : 'Hãng đang giữ kiện và có thể giao lại.';
  if (wish === 'collect') return `${where} Bạn sẽ tới kho nhận; Hako báo khi kiện sẵn sàng.`;
  if (wish === 'deliver')
    return `${where} Sẽ giao lại tới ${address.receiver}, ${address.text}.${paid > 0 ? ` Phí giao lại ${formatDong(paid)} đã trả từ ví.` : ''}`;
  return `Hãng vận chuyển chưa giao được kiện này. ${where} Bạn kiểm tra địa chỉ, số điện thoại rồi chọn cách nhận nhé.`;
}

/** Chooses between a second delivery and the warehouse, says where to, and pays the fee. */
function RedeliveryForm({
  code,
  redelivery,
  onDone,
}: {
  readonly code: string;
  readonly redelivery: Redelivery;
  readonly onDone: () => void;
}) {
  const { revalidate } = useRevalidator();
  const [wish, setWish] = useState(redelivery.wish ?? 'deliver');
  const [addressId, setAddressId] = useState(SAME);
  const [note, setNote] = useState(redelivery.note ?? '');
  const book = useAddressBook();
  const ask = useAction(
    (body: { wish: Wish; address_id?: string; note?: string }, idempotencyKey) =>
      call(askRedeliveryEndpoint, { params: { code }, body }, { idempotencyKey }),
  );
  const submit = async () => {
    const to = wish === 'deliver' && addressId !== SAME ? { address_id: addressId } : {};
    if (!(await ask.run({ wish, ...to, ...(note.trim() ? { note: note.trim() } : {}) }))) return;
    toast(wish === 'deliver' ? 'Đã ghi yêu cầu giao lại.' : 'Đã ghi: bạn sẽ tới kho nhận.', 'good');
    onDone();
    await revalidate();
  };
  const feeVnd = wish === 'deliver' ? redelivery.fee_vnd : 0;
  return (
    <Form onSubmit={submit} refusal={ask.refusal}>
      <WishChoice redelivery={redelivery} wish={wish} onWish={setWish} />
      {wish === 'deliver' ? (
        <Destination
          address={redelivery.address}
          book={book}
          addressId={addressId}
          onAddress={setAddressId}
        />
      ) : null}
      <TextInput
        label="Dặn thêm"
        isOptional
        hint="Ví dụ: gọi trước 30 phút, giao ngoài giờ làm việc"
        maxLength={300}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button kind={feeVnd > 0 ? 'money' : 'main'} type="submit" isWide isBusy={ask.isBusy}>
        {feeVnd > 0 ? `Giao lại, trả ${formatDong(feeVnd)}` : vi.confirm}
      </Button>
    </Form>
  );
}

/** Again to the door or from the warehouse, each with what it costs. */
function WishChoice({
  redelivery: { fee_vnd: feeVnd, paid_fee_vnd: paidVnd },
  wish,
  onWish,
}: {
  readonly redelivery: Redelivery;
  readonly wish: Wish;
  readonly onWish: (wish: Wish) => void;
}) {
  return (
    <>
      <Checkbox
        type="radio"
        name="wish"
        label="Giao lại cho tôi"
        note={
          feeVnd > 0
            ? `Phí giao lại ${formatDong(feeVnd)}, trừ từ ví một lần. Nếu hãng vẫn phát được kiện cũ, phí được hoàn lại.`
            : 'Không phải trả thêm phí.'
        }
        checked={wish === 'deliver'}
        onChange={() => onWish('deliver')}
      />
      <Checkbox
        type="radio"
        name="wish"
        label="Tôi tới kho Hako nhận"
        note={
          paidVnd > 0
            ? `Không mất phí, ${formatDong(paidVnd)} đã trả được hoàn vào ví.`
            : 'Không mất phí.'
        }
        checked={wish === 'collect'}
        onChange={() => onWish('collect')}
      />
    </>
  );
}

/** The customer's addresses, read when somebody wants to choose another one. */
function useAddressBook() {
  const [addresses, setAddresses] = useState<readonly Static<typeof AddressRow>[]>();
  const { run, isBusy } = useAction((_: null) => call(listAddressesEndpoint));
  return { addresses, isBusy, read: async () => setAddresses((await run(null))?.data) };
}

/** Where the parcel goes: as before, or to another address of the book. */
function Destination({
  address,
  book,
  addressId,
  onAddress,
}: {
  readonly address: Redelivery['address'];
  readonly book: ReturnType<typeof useAddressBook>;
  readonly addressId: string;
  readonly onAddress: (id: string) => void;
}) {
  return (
    <>
      <p>
        Giao tới {address.receiver}, {formatPhone(address.phone)}, {address.text}
      </p>
      {book.addresses ? (
        <>
          <Select
            label="Địa chỉ nhận"
            value={addressId}
            options={[
              { value: SAME, label: 'Giữ địa chỉ ở trên' },
              ...book.addresses.map(({ _id, name, phone, text }) => ({
                value: _id,
                label: `${name}, ${phone}, ${text}`,
              })),
            ]}
            onChange={(event) => onAddress(event.target.value)}
          />
          <Link to="/account/addresses">Sửa hoặc thêm địa chỉ trong sổ</Link>
        </>
      ) : (
        <Button isBusy={book.isBusy} onClick={() => void book.read()}>
          Đổi địa chỉ hoặc số điện thoại
        </Button>
      )}
    </>
  );
}
