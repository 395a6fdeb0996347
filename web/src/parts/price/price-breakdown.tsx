import type { BreakdownReply, ModeComparisonRow } from '@hako/contract/pricing/pricing';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Static } from 'typebox';
import { formatDongRange, formatWeight, formatYen } from '../../text/money.ts';
import type { Moment } from '../../text/time.ts';
import { vi } from '../../text/vi.ts';
import { Countdown } from '../../ui/figures/countdown.tsx';
import { Dong } from '../../ui/figures/money.tsx';
import { useOpenWhenWide } from '../../ui/frames/fold.tsx';
import { Banner } from '../../ui/frames/states.tsx';
import { CertaintySign } from '../../ui/figures/tag.tsx';
import { PictureButtons } from '../../ui/paper/picture-buttons.tsx';
import styles from './price-breakdown.module.css';
import { pictureOfPrice } from './price-picture.ts';
import { PriceSlip } from './price-slip.tsx';
import { ShipModes } from './ship-modes.tsx';

type Breakdown = Static<typeof BreakdownReply>;
type Line = Breakdown['lines'][number];

const PAYMENTS = [
  { number: 1, title: 'Lần 1', when: 'trả trước khi mua' },
  { number: 2, title: 'Lần 2', when: 'trả khi hàng đã về Việt Nam' },
] as const;

/**
 * The price: the whole first, as a picture of its parts, then line by line, as one could read it
 * aloud: both payments, how sure each line is, its rule on a tap, what restricts the goods, the
 * ship modes beside each other, and until when the figures are locked. The same on card, item, bid,
 * cart, order and bill.
 */
export function PriceBreakdown({
  breakdown,
  modes = [],
  onMode,
  isWarnedAbove = false,
  lockedUntil,
  pictureOf,
  foot,
}: {
  readonly breakdown: Breakdown;
  readonly modes?: readonly Static<typeof ModeComparisonRow>[];
  /** Makes the comparison of ship modes a choice. */
  readonly onMode?: (shipMode: string) => void;
  /** The page has said what restricts the goods. */
  readonly isWarnedAbove?: boolean;
  readonly lockedUntil?: Moment;
  /** What the price is of, in words: it can be kept or shared as a picture then. */
  readonly pictureOf?: string | undefined;
  readonly foot?: ReactNode;
}) {
  const { weight } = breakdown;
  return (
    <div className={styles.breakdown}>
      {isWarnedAbove
        ? null
        : breakdown.flags.map((flag) => (
            <Banner
              key={`${flag.code}${flag.item}`}
              tone={flag.rule === 'block' ? 'bad' : 'estimate'}
            >
              {flag.reason}
            </Banner>
          ))}
      <PriceSlip breakdown={breakdown} />
      {PAYMENTS.map((payment) => (
        <Payment key={payment.number} payment={payment} breakdown={breakdown} />
      ))}
      <BilledWeight weight={weight} source={freightOf(breakdown)?.reason} />
      {lockedUntil === undefined ? null : (
        <p className={styles.note}>
          Giữ giá: còn <Countdown endsAt={lockedUntil} />
        </p>
      )}
      {modes.length > 1 ? (
        <ShipModes modes={modes} chosen={breakdown.ship_mode} onChoose={onMode} />
      ) : null}
      {pictureOf ? (
        <PictureButtons
          isQuiet
          slip={pictureOfPrice(breakdown, pictureOf)}
          keep="Lưu bảng giá thành ảnh"
          share="Chia sẻ bảng giá"
        />
      ) : null}
      {foot}
    </div>
  );
}

/** One payment: its sum, and its lines, which a phone folds; nothing when it has none. */
function Payment({
  payment: { number, title, when },
  breakdown,
}: {
  payment: (typeof PAYMENTS)[number];
  breakdown: Breakdown;
}) {
  const lines = breakdown.lines.filter((line) => line.payment === number);
  const details = useOpenWhenWide();
  const sum = number === 1 ? breakdown.first_payment : breakdown.second_payment;
  if (lines.length === 0) return null;
  return (
    <section aria-label={title}>
      <details ref={details} data-folds="">
        <summary className={styles.head}>
          <h3>
            {title} <small>{when}</small>
          </h3>
          <Dong amount={sum.likely} />
          <IconChevronDown aria-hidden="true" size={20} className={styles.sign} />
        </summary>
        {lines.map((line) => (
          <PriceLine key={`${line.code}${line.item}`} line={line} />
        ))}
      </details>
    </section>
  );
}

const freightOf = ({ lines }: Breakdown): Line | undefined =>
  lines.find(({ code }) => code === 'phi-van-chuyen-quoc-te');

/** What the freight is counted on, and from what it is known while nobody weighed the goods. */
function BilledWeight({
  weight,
  source,
}: Pick<Breakdown, 'weight'> & { readonly source: string | undefined }) {
  if (weight.billed_g <= 0) return null;
  return (
    <p className={styles.note}>
      Cước tính theo {formatWeight(weight.billed_g)}
      {weight.volumetric_g > weight.real_g
        ? ` (quy đổi từ kích thước; cân ${formatWeight(weight.real_g)})`
        : ''}
      . {source}
    </p>
  );
}

/** One line; its rule, rate and doubt open under it. */
function PriceLine({ line }: { line: Line }) {
  const isForeign = line.currency === 'JPY';
  return (
    <details className={styles.line}>
      <summary>
        <CertaintySign certainty={line.certainty} />
        {/* The spaces part label and sums for whoever copies or listens. */}
        <span className={styles.label}>{line.label}</span>{' '}
        {isForeign && line.amount !== 0 ? (
          <span className={styles.yen}>{formatYen(line.amount)}</span>
        ) : null}{' '}
        {line.certainty === 'unknown' && line.vnd === 0 ? (
          <span className={styles.yen}>{vi.unknown}</span>
        ) : (
          <Dong amount={line.vnd} />
        )}
      </summary>
      <div className={styles.rule}>
        <p>{line.rule}</p>
        {line.reason ? <p>{line.reason}</p> : null}
        {line.low_vnd === line.high_vnd ? null : (
          <p className="tabular">Trong khoảng {formatDongRange(line.low_vnd, line.high_vnd)}</p>
        )}
      </div>
    </details>
  );
}
