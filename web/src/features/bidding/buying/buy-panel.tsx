import { addToCartEndpoint } from '@hako/contract/cart/cart';
import { type ReactNode, useState } from 'react';
import type { Static } from 'typebox';
import { call } from '../../../api/client.ts';
import { useAction } from '../../../api/use-action.ts';
import { itemPath } from '../../../text/sites.ts';
import { Yen } from '../../../ui/figures/money.tsx';
import { Button, ButtonLink } from '../../../ui/forms/button.tsx';
import { RefusalNote } from '../../../ui/forms/form.tsx';
import { Row, Stack } from '../../../ui/frames/card.tsx';
import { Banner } from '../../../ui/frames/states.tsx';
import { toast } from '../../../ui/frames/toast.tsx';
import { BuySheet } from './buy-sheet.tsx';
import {
  choiceText,
  type Choosable,
  type Choice,
  hasChoices,
  missingIn,
  NO_CHOICE,
  OptionPicker,
  variantOf,
} from './option-picker.tsx';
import { usePurchase } from './use-purchase.ts';

export interface BuyPanelProps {
  readonly site: string;
  readonly code: string;
  readonly title: string;
  /** One piece as it is paid, whole yen, tax included. */
  readonly priceJpy: number;
  readonly isAuction: boolean;
  readonly shipMode?: string | undefined;
  readonly viewerId: string | null;
  /** What must be chosen before it can be ordered. */
  readonly goods: Choosable;
}

/**
 * Buys at the fixed price, or keeps it for later in the cart. The price is read again; a difference
 * is shown, never paid.
 */
export function BuyPanel(props: BuyPanelProps) {
  const { site, code, goods } = props;
  const purchase = usePurchase(props);
  const [choice, setChoice] = useState<Choice>(NO_CHOICE);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const keep = useKeeping(props);
  const mustChoose = hasChoices(goods);
  const picker = mustChoose ? (
    <OptionPicker
      goods={goods}
      choice={choice}
      onChoose={(next) => {
        setChoice(next);
        setMissing([]);
      }}
    />
  ) : null;
  if (props.viewerId === null) return <GuestsWay picker={picker} path={itemPath(site, code)} />;
  return (
    <Stack gap={1}>
      {picker}
      {missing.length > 0 ? (
        <Banner tone="bad">Bạn chọn {missing.join(', ').toLocaleLowerCase('vi')} trước nhé.</Banner>
      ) : null}
      <Row>
        {mustChoose ? null : (
          <Button kind="money" onClick={purchase.ask}>
            Mua ngay <Yen amount={purchase.agreedJpy} />
          </Button>
        )}
        <Button
          kind={mustChoose ? 'main' : 'plain'}
          isBusy={keep.isBusy}
          onClick={async () => {
            const left = missingIn(goods, choice);
            setMissing(left);
            if (left.length === 0) await keep.put(choice);
          }}
        >
          Thêm vào giỏ
        </Button>
      </Row>
      <RefusalNote refusal={keep.refusal} />
      <BuySheet title={props.title} purchase={purchase} />
    </Stack>
  );
}

/** Puts the goods, as they were chosen, into the cart. */
function useKeeping({ site, code, shipMode, goods }: BuyPanelProps) {
  const { run, isBusy, refusal } = useAction(
    (body: Static<(typeof addToCartEndpoint)['body']>, idempotencyKey) =>
      call(addToCartEndpoint, { body }, { idempotencyKey }),
  );
  async function put(choice: Choice) {
    const chosen = hasChoices(goods)
      ? {
          description: choiceText(goods, choice),
          variant_id: variantOf(goods, choice)?.id ?? null,
        }
      : {};
    if (await run({ site_code: site, code, ship_mode: shipMode ?? null, ...chosen }))
      toast('Đã thêm vào giỏ hàng', 'good');
  }
  return { put, isBusy, refusal };
}

/** A guest may look at the choices and is led to the sign-in page and back. */
function GuestsWay({ picker, path }: { readonly picker: ReactNode; readonly path: string }) {
  return (
    <Stack gap={1}>
      {picker}
      <ButtonLink kind="main" isWide to={`/account/login?next=${encodeURIComponent(path)}`}>
        Đăng nhập để mua
      </ButtonLink>
    </Stack>
  );
}
