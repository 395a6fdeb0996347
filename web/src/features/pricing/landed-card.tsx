import { PriceBreakdown } from '../../parts/price/price-breakdown.tsx';
import { useShipModeChoice } from '../../parts/price/use-ship-mode-choice.ts';
import { formatYen } from '../../text/money.ts';
import { formatExactTime } from '../../text/time.ts';
import { AdditionNote } from './addition-note.tsx';
import { Card } from '../../ui/frames/card.tsx';

type Props = Parameters<typeof PriceBreakdown>[0];

/** The price of an item at the door, line by line. */
export function LandedCard({
  breakdown,
  modes,
  of,
  addition,
  behind,
}: {
  readonly breakdown: Props['breakdown'];
  readonly modes: Props['modes'];
  /** What is priced, in words. */
  readonly of: string;
  /** What it adds to the box with what the viewer has already; null for nobody's box. */
  readonly addition: Parameters<typeof AdditionNote>[0]['addition'] | null;
  /** The price that it was computed with, when the site has another one by now. */
  readonly behind: { readonly priceJpy: number | null; readonly pricedAt: string } | undefined;
}) {
  const chooseMode = useShipModeChoice();
  return (
    <>
      {addition ? <AdditionNote addition={addition} /> : null}
      <Card>
        <h2 className="unseen">Giá về tới nhà</h2>
        {behind && behind.priceJpy !== null ? (
          <p>
            Tính theo giá {formatYen(behind.priceJpy)} đọc lúc {formatExactTime(behind.pricedAt)},
            đang tính lại theo giá mới.
          </p>
        ) : null}
        <PriceBreakdown
          breakdown={breakdown}
          modes={modes}
          onMode={chooseMode}
          isWarnedAbove
          pictureOf={of}
        />
      </Card>
    </>
  );
}
