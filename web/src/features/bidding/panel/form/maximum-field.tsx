import type { AuctionStanding } from '@hako/contract/bidding/standing';
import { formatYen } from '../../../../text/money.ts';
import { Button } from '../../../../ui/forms/button.tsx';
import { MoneyInput } from '../../../../ui/forms/inputs.tsx';
import styles from '../bid-panel.module.css';
import { PriceLadder, type UsualPrice } from './price-ladder.tsx';
import type { TypedMaximum } from './use-maximum.ts';

/** What I pay at most: in yen with the next valid amounts, or as a total at my door in đồng. */
export function MaximumField({
  typed,
  standing,
  usual,
}: {
  readonly typed: TypedMaximum;
  readonly standing: AuctionStanding;
  /** What such goods usually cost, when somebody knows. */
  readonly usual: UsualPrice | undefined;
}) {
  const { isCeiling } = typed;
  const nextBids = standing.next_bids;
  return (
    <>
      <PriceLadder
        priceNow={standing.price}
        nextBids={nextBids}
        usual={usual}
        amount={typed.maximum}
        onAmount={(yen) => {
          typed.showCeiling(false);
          typed.typeJpy(yen);
        }}
      />
      <div className={styles.input}>
        {isCeiling ? (
          <CeilingField typed={typed} />
        ) : (
          <MoneyInput
            label="Giá tối đa của bạn"
            hint="Bạn chỉ trả vừa đủ để thắng, không quá mức này."
            error={typed.fault}
            currency="JPY"
            amount={typed.amountJpy}
            onAmount={typed.typeJpy}
          />
        )}
      </div>
      {isCeiling ? null : <NextBids {...{ typed, nextBids, usual }} />}
      <Button kind="quiet" isSmall onClick={() => typed.showCeiling(!isCeiling)}>
        {isCeiling ? 'Nhập mức đặt giá bằng yên' : 'Nhập tổng tiền về tới nhà bằng đồng'}
      </Button>
    </>
  );
}

function CeilingField({ typed }: { readonly typed: TypedMaximum }) {
  const { maximum, ceilingVnd, price, fault } = typed;
  return (
    <MoneyInput
      label="Tổng tối đa về tới nhà"
      hint={
        maximum === undefined
          ? 'Tổng gồm phí và cước về Việt Nam; Hako tính ngược ra mức đặt giá.'
          : `Tương đương đặt tối đa ${formatYen(maximum)}`
      }
      error={
        ceilingVnd !== undefined && price?.maximum === null
          ? 'Tổng này chưa đủ để đặt mức giá thấp nhất lúc này.'
          : fault
      }
      currency="VND"
      amount={ceilingVnd}
      onAmount={typed.typeVnd}
    />
  );
}

function NextBids({
  typed,
  nextBids,
  usual,
}: {
  readonly typed: TypedMaximum;
  /** The lowest amounts that the marketplace takes, whole yen. */
  readonly nextBids: readonly number[];
  readonly usual: UsualPrice | undefined;
}) {
  const middle = usual?.median_jpy ?? 0;
  return (
    <ul role="list" className={styles.chips} aria-label="Mức hợp lệ tiếp theo">
      {nextBids.map((chip) => (
        <li key={chip}>
          <button
            type="button"
            aria-pressed={chip === typed.amountJpy}
            onClick={() => typed.typeJpy(chip)}
          >
            {formatYen(chip)}
          </button>
        </li>
      ))}
      {middle > (nextBids.at(-1) ?? middle) ? (
        <li>
          <button
            type="button"
            aria-pressed={middle === typed.amountJpy}
            onClick={() => typed.typeJpy(middle)}
          >
            giữa khoảng {formatYen(middle)}
          </button>
        </li>
      ) : null}
    </ul>
  );
}
