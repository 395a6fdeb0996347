import { formatYen } from '../../../text/money.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { MoneyInput } from '../../../ui/forms/inputs.tsx';
import styles from './bid-panel.module.css';
import type { TypedMaximum } from './use-maximum.ts';

/** What I pay at most: in yen with the next valid amounts, or as a total at my door in đồng. */
export function MaximumField({
  typed,
  nextBids,
}: {
  readonly typed: TypedMaximum;
  /** The lowest amounts that the marketplace takes, whole yen. */
  readonly nextBids: readonly number[];
}) {
  const { isCeiling } = typed;
  return (
    <>
      {isCeiling ? (
        <CeilingField typed={typed} />
      ) : (
        <>
          <MoneyInput
            label="Giá tối đa của bạn"
            hint="Bạn chỉ trả vừa đủ để thắng, không quá mức này."
            error={typed.fault}
            currency="JPY"
            amount={typed.amountJpy}
            onAmount={typed.typeJpy}
          />
          <NextBids typed={typed} nextBids={nextBids} />
        </>
      )}
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
}: {
  readonly typed: TypedMaximum;
  readonly nextBids: readonly number[];
}) {
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
    </ul>
  );
}
