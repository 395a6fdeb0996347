import {
  joinParcelsEndpoint,
  type ParcelRow,
  trialPackingEndpoint,
  splitParcelEndpoint,
} from '@hako/contract/logistics/parcels';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../api/client.ts';
import { type Action, useAction } from '../../api/use-action.ts';
import { formatWeight } from '../../text/money.ts';
import { vi } from '../../text/vi.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Row, Stack } from '../../ui/frames/card.tsx';
import { ChoiceBar } from '../../ui/forms/choice-bar.tsx';
import { RefusalNote } from '../../ui/forms/form.tsx';
import { Checkbox } from '../../ui/forms/inputs.tsx';
import { Sheet } from '../../ui/frames/sheet.tsx';
import { toast } from '../../ui/frames/toast.tsx';

/** What a customer asks the warehouse: said with a toast, and the parcels are read again. */
export function useWish<I>(
  ask: (input: I, idempotencyKey: string) => Promise<unknown>,
  done: string,
): Action<I, true> {
  const { revalidate } = useRevalidator();
  return useAction(async (input: I, idempotencyKey: string) => {
    await ask(input, idempotencyKey);
    toast(done, 'good');
    await revalidate();
    return true as const;
  });
}

/** The chosen parcels with what they weigh together, and the button that asks to join them. */
export function JoinBar({
  parcels,
  onDone,
}: {
  readonly parcels: readonly ParcelRow[];
  readonly onDone: () => void;
}) {
  const join = useWish(
    (codes: readonly string[], idempotencyKey) =>
      call(joinParcelsEndpoint, { body: { parcels: [...codes] } }, { idempotencyKey }),
    'Đã gửi yêu cầu gộp kiện',
  );
  if (parcels.length === 0) return null;
  const weight = parcels.reduce((sum, { weight_g }) => sum + weight_g, 0);
  const go = async () => {
    if (await join.run(parcels.map(({ code }) => code))) onDone();
  };
  return (
    <ChoiceBar
      label="Gộp kiện"
      action={
        <>
          <Button kind="quiet" onClick={onDone}>
            Bỏ chọn
          </Button>
          <Button
            kind="main"
            disabled={parcels.length < 2}
            isBusy={join.isBusy}
            onClick={() => void go()}
          >
            Gộp {parcels.length} kiện
          </Button>
        </>
      }
      note=<RefusalNote refusal={join.refusal} />
    >
      <strong>{formatWeight(weight)}</strong>
      {parcels.length === 1 ? <small>Chọn thêm một kiện cùng tuyến</small> : null}
    </ChoiceBar>
  );
}

/** Asks which orders go into a parcel of their own. */
export function AskSplit({ parcel }: { readonly parcel: ParcelRow }) {
  const [isOpen, setOpen] = useState(false);
  const [apart, setApart] = useState<readonly string[]>([]);
  const split = useWish(
    (orders: readonly string[], idempotencyKey) =>
      call(
        splitParcelEndpoint,
        { params: { code: parcel.code }, body: { orders: [...orders] } },
        { idempotencyKey },
      ),
    'Đã gửi yêu cầu tách kiện',
  );
  const isPart = apart.length > 0 && apart.length < parcel.orders.length;
  const go = async () => {
    if (await split.run(apart)) setOpen(false);
  };
  return (
    <>
      <Button isSmall onClick={() => setOpen(true)} aria-label={`Tách kiện ${parcel.code}`}>
        Tách kiện
      </Button>
      <Sheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={`Tách kiện ${parcel.code}`}
        foot={
          <Row>
            <Button onClick={() => setOpen(false)}>{vi.cancel}</Button>
            <Button kind="main" disabled={!isPart} isBusy={split.isBusy} onClick={() => void go()}>
              Tách {apart.length} đơn ra
            </Button>
          </Row>
        }
      >
        <Stack>
          <RefusalNote refusal={split.refusal} />
          <p>Chọn những đơn đi riêng. Kho đóng thành hai kiện, cân và chụp ảnh lại từng kiện.</p>
          {parcel.orders.map(({ code, name, weight_g }) => (
            <Checkbox
              key={code}
              label={name}
              note={`${code} · ${formatWeight(weight_g)}`}
              checked={apart.includes(code)}
              onChange={(event) =>
                setApart(
                  event.target.checked ? [...apart, code] : apart.filter((one) => one !== code),
                )
              }
            />
          ))}
        </Stack>
      </Sheet>
    </>
  );
}

/** Asks the warehouse to pack to try, and says first what that means. */
export function AskTrialPacking({ parcel }: { readonly parcel: ParcelRow }) {
  const [isOpen, setOpen] = useState(false);
  const trialPacking = useWish(
    (_: null, idempotencyKey) =>
      call(trialPackingEndpoint, { params: { code: parcel.code } }, { idempotencyKey }),
    'Đã gửi yêu cầu đóng gói thử',
  );
  const go = async () => {
    if (await trialPacking.run(null)) setOpen(false);
  };
  return (
    <>
      <Button isSmall onClick={() => setOpen(true)} aria-label={`Đóng gói thử kiện ${parcel.code}`}>
        {' '}
        Đóng gói thử{' '}
      </Button>
      <Sheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Đóng gói thử trước khi trả cước"
        foot={
          <Row>
            <Button onClick={() => setOpen(false)}>{vi.cancel}</Button>
            <Button kind="main" isBusy={trialPacking.isBusy} onClick={() => void go()}>
              Yêu cầu đóng gói thử
            </Button>
          </Row>
        }
      >
        <Stack>
          <RefusalNote refusal={trialPacking.refusal} />
          <p>
            Kho đóng kiện theo hai cách, ví dụ giữ hộp gốc và hộp nhỏ hơn bỏ bao bì ngoài. Bạn xem
            cân nặng, ảnh và cước chính xác của từng cách rồi chọn.
          </p>
          <p>
            Cước lần 2 tính đúng theo hộp bạn chọn. Không chọn trong 48 giờ, Hako chọn hộp có cước
            thấp hơn.
          </p>
        </Stack>
      </Sheet>
    </>
  );
}
