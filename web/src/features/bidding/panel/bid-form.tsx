import { type BidBody, placeBidEndpoint, snipeEndpoint } from '@hako/contract/bidding/placing';
import type { AuctionStanding } from '@hako/contract/bidding/standing';
import { LIMITS } from '@hako/contract/kit/limits';
import { useId, useState } from 'react';
import type { Static } from 'typebox';
import { call } from '../../../api/client.ts';
import { useAction } from '../../../api/use-action.ts';
import { formatYen } from '../../../text/money.ts';
import { formatDuration } from '../../../text/time.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { RefusalNote } from '../../../ui/forms/form.tsx';
import { Checkbox, MoneyInput, Select } from '../../../ui/forms/inputs.tsx';
import { LandedTotal } from '../../../ui/figures/money.tsx';
import { toast } from '../../../ui/frames/toast.tsx';
import styles from './bid-panel.module.css';
import { HeldAmount, restrictionOf, RiskCheckbox } from '../../../parts/checkout/held-amount.tsx';
import { useBidPrice } from './use-bid-price.ts';

const EXTENSIONS = [
  { value: '3', label: 'Theo tối đa 3 lần gia hạn' },
  { value: '10', label: 'Theo tối đa 10 lần gia hạn' },
  { value: '1', label: 'Theo 1 lần gia hạn' },
  { value: '0', label: 'Dừng, không gửi giá' },
];

interface FormProps {
  readonly standing: AuctionStanding;
  readonly shipMode: string | undefined;
  readonly onDone: () => Promise<void>;
}

/** What I pay at most, in yen or as a total at my door in đồng; now, or shortly before the end. */
export function BidForm({ standing, shipMode, onDone }: FormProps) {
  const isFollowing = standing.mine?.state === 'scheduled';
  const [isSnipeChosen, setSnipe] = useState(isFollowing);
  const isSnipe = isSnipeChosen && !standing.is_by_hand;
  const [isCeiling, setCeiling] = useState(false);
  const [amount, setAmount] = useState<number | undefined>(standing.next_bids[0]);
  const [ceiling, setCeilingAmount] = useState<number>();
  const [steps, setSteps] = useState('3');
  const name = useId();
  const asked = isCeiling
    ? ceiling === undefined
      ? undefined
      : { dong: ceiling }
    : amount === undefined
      ? undefined
      : { yen: amount };
  const [turn, setTurn] = useState(0);
  const [isConfirmed, setConfirmed] = useState(false);
  const { price, problem } = useBidPrice(
    { site: standing.site, code: standing.code, mode: 'bid', shipMode },
    asked,
    turn,
  );
  const restriction = restrictionOf([price?.breakdown ?? null]);
  const maximum = isCeiling ? (price?.maximum ?? undefined) : amount;
  const least = standing.next_bids[0] ?? standing.price;
  const tooLow =
    maximum !== undefined && maximum < least ? `Mức hợp lệ từ ${formatYen(least)}.` : undefined;
  const tooHigh =
    maximum !== undefined && maximum > LIMITS.bidMaximumJpy
      ? `Mức cao nhất là ${formatYen(LIMITS.bidMaximumJpy)}.`
      : undefined;

  const bid = useAction((body: Static<typeof BidBody>, idempotencyKey) =>
    isSnipe
      ? call(snipeEndpoint, { body }, { idempotencyKey })
      : call(placeBidEndpoint, { params: { mode: 'now' }, body }, { idempotencyKey }),
  );

  async function submit() {
    if (maximum === undefined || !price || tooLow || tooHigh) return;
    const rule = steps === '0' ? ('stop' as const) : ('follow' as const);
    const placed = await bid.run({
      site: standing.site,
      code: standing.code,
      price: maximum,
      ship_mode: shipMode ?? null,
      extension_rule: rule,
      follow_steps: Number(steps),
      agreed_hold: price.hold,
      is_risk_confirmed: isConfirmed,
    });
    if (placed) toast(placed.detail ?? placed.message, placed.success ? 'good' : 'bad');
    else setTurn((before) => before + 1);
    await onDone();
  }

  return (
    <form
      method="post"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {standing.is_by_hand ? null : (
        <fieldset className={styles.modes}>
          <legend className="unseen">Cách đặt giá</legend>
          <Checkbox
            type="radio"
            name={`${name}mode`}
            checked={!isSnipe}
            onChange={() => setSnipe(false)}
            label="Đặt giá ngay"
            note="Sàn tự nâng dần tới mức tối đa của bạn"
          />
          <Checkbox
            type="radio"
            name={`${name}mode`}
            checked={isSnipe}
            onChange={() => setSnipe(true)}
            label="Săn phút chót"
            note={`Gửi một lần, ${formatDuration(standing.lead_ms)} trước khi kết thúc`}
          />
        </fieldset>
      )}
      {isCeiling ? (
        <MoneyInput
          label="Tôi trả nhiều nhất, về tới nhà"
          hint={
            maximum === undefined
              ? 'Tổng gồm phí và cước về Việt Nam; Hako tính ngược ra mức đặt giá.'
              : `Tương đương đặt tối đa ${formatYen(maximum)}`
          }
          error={
            ceiling !== undefined && price?.maximum === null
              ? 'Tổng này chưa đủ cho mức giá nhỏ nhất.'
              : (tooLow ?? tooHigh)
          }
          currency="VND"
          amount={ceiling}
          onAmount={setCeilingAmount}
        />
      ) : (
        <>
          <MoneyInput
            label="Tôi trả nhiều nhất"
            hint="Mức tối đa, không phải giá phải trả."
            error={tooLow ?? tooHigh}
            currency="JPY"
            amount={amount}
            onAmount={setAmount}
          />
          <ul role="list" className={styles.chips} aria-label="Mức hợp lệ tiếp theo">
            {standing.next_bids.map((chip) => (
              <li key={chip}>
                <button
                  type="button"
                  aria-pressed={chip === amount}
                  onClick={() => setAmount(chip)}
                >
                  {formatYen(chip)}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <Button kind="quiet" isSmall onClick={() => setCeiling(!isCeiling)}>
        {isCeiling ? 'Nhập mức đặt giá bằng yên' : 'Nhập tổng tiền về tới nhà bằng đồng'}
      </Button>
      {isSnipe ? (
        <Select
          label="Nếu phiên được gia hạn"
          options={EXTENSIONS}
          value={steps}
          onChange={(event) => setSteps(event.currentTarget.value)}
        />
      ) : null}
      <div className={styles.price} aria-live="polite">
        {problem ? <p>{problem}</p> : null}
        {price?.breakdown && maximum !== undefined ? (
          <>
            <LandedTotal
              totalVnd={price.breakdown.landed_total.likely}
              lowVnd={price.breakdown.landed_total.low}
              highVnd={price.breakdown.landed_total.high}
              certainty={price.breakdown.certainty}
            />
            <p>
              Giữ trong ví <HeldAmount hold={price.hold} breakdown={price.breakdown} />. Không thắng
              thì trả lại ngay.
            </p>
          </>
        ) : null}
      </div>
      {restriction ? (
        <RiskCheckbox reason={restriction} isConfirmed={isConfirmed} onConfirm={setConfirmed} />
      ) : null}
      <RefusalNote
        refusal={bid.refusal}
        tone={bid.refusal?.code === 'bidding.timeout' ? 'estimate' : 'bad'}
      />
      <Button
        type="submit"
        kind="money"
        isWide
        isBusy={bid.isBusy}
        disabled={
          maximum === undefined ||
          !price ||
          tooLow !== undefined ||
          tooHigh !== undefined ||
          (restriction !== undefined && !isConfirmed)
        }
      >
        {standing.is_by_hand ? 'Nhờ đặt' : isSnipe ? 'Hẹn săn' : 'Đặt giá'}{' '}
        {maximum === undefined ? '' : `tối đa ${formatYen(maximum)}`}
      </Button>
    </form>
  );
}
