import { moveOfferEndpoint, type OfferRow } from '@hako/contract/negotiation/negotiation';
import { Link, useRevalidator } from 'react-router';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { autoTranslate } from '../../device/settings.ts';
import { formatMoment } from '../../text/time.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Countdown } from '../../ui/figures/countdown.tsx';
import { RefusalNote } from '../../ui/forms/form.tsx';
import { Dong, Yen } from '../../ui/figures/money.tsx';
import { Picture } from '../../ui/frames/picture.tsx';
import { Tag } from '../../ui/figures/tag.tsx';
import { toast } from '../../ui/frames/toast.tsx';
import styles from '../../ui/frames/goods-card.module.css';
import { ChangeOffer } from './change-offer.tsx';
import { isOpenOffer, MOVER_WORDS, OFFER_TONES } from './offer-words.ts';

/** My price requests, one card each: what was asked, what the seller said, what is held, what happened when. */
export function OfferList({
  offers,
  chosen,
}: {
  readonly offers: readonly OfferRow[];
  readonly chosen: string | null;
}) {
  return (
    <ul role="list" className={styles.list} aria-label="Yêu cầu thương lượng giá">
      {offers.map((offer) => (
        <li key={offer.id} id={offer.id}>
          <OfferCard offer={offer} isChosen={offer.id === chosen} />
        </li>
      ))}
    </ul>
  );
}

function OfferCard({ offer, isChosen }: { offer: OfferRow; isChosen: boolean }) {
  const isTranslating = autoTranslate.use();
  const path = `/${offer.site}/item/${offer.code}`;
  const tone = OFFER_TONES[offer.state];

  return (
    <article className={styles.card} data-tone={tone}>
      <Link to={path} tabIndex={-1} aria-hidden="true">
        <Picture src={offer.image} alt="" />
      </Link>
      <div className={styles.what}>
        <h3 className={styles.title} lang={isTranslating ? undefined : 'ja'}>
          <Link to={path}>{isTranslating ? offer.name_vi : offer.name}</Link>
        </h3>
        <p className={styles.tags}>
          <Tag tone={tone}>{offer.status_label}</Tag>
          {offer.buy_auto ? <span>Tự mua khi được đồng ý</span> : null}
        </p>
        <OfferFacts offer={offer} />
        {offer.reason && !isOpenOffer(offer) ? (
          <p className={styles.reason}>{sentence(offer.reason)}</p>
        ) : null}
        <OfferActs offer={offer} />
        <OfferHistory offer={offer} isOpen={isChosen} />
      </div>
    </article>
  );
}

interface Props {
  readonly offer: OfferRow;
}

function OfferFacts({ offer }: Props) {
  return (
    <dl className={styles.facts}>
      <Fact label="Người bán để" value={<Yen amount={offer.price} />} />
      <Fact label="Bạn đề nghị" value={<Yen amount={offer.desired_price} />} />
      {offer.granted_price === null ? null : (
        <Fact label="Người bán đồng ý" value={<Yen amount={offer.granted_price} />} />
      )}
      {isOpenOffer(offer) ? (
        <Fact label="Còn lại" value={<Countdown endsAt={offer.expires_at} />} />
      ) : null}
      {offer.hold_vnd > 0 ? (
        <Fact label="Đang tạm giữ" value={<Dong amount={offer.hold_vnd} />} />
      ) : null}
    </dl>
  );
}

/** What the customer may do with it now, and where it led. */
function OfferActs({ offer }: Props) {
  const { revalidate } = useRevalidator();
  const move = useAction((status: 0 | 4, idempotencyKey) =>
    call(moveOfferEndpoint, { body: { id: offer.id, status } }, { idempotencyKey }),
  );

  async function decide(status: 0 | 4) {
    const moved = await move.run(status);
    if (moved)
      toast(status === 4 ? `Đã tạo đơn ${moved.data.quote_code ?? ''}` : 'Đã hủy yêu cầu', 'good');
    await revalidate();
  }

  return (
    <>
      <RefusalNote refusal={move.refusal} />
      <div className={styles.links}>
        {offer.may.buy ? (
          <Button kind="money" isSmall isBusy={move.isBusy} onClick={() => void decide(4)}>
            Mua với giá <Yen amount={offer.granted_price ?? offer.desired_price} />
          </Button>
        ) : null}
        <ChangeOffer offer={offer} />
        {offer.may.cancel ? (
          <Button isSmall isBusy={move.isBusy} onClick={() => void decide(0)}>
            Hủy yêu cầu
          </Button>
        ) : null}
        {offer.quote_code ? (
          <Link to={`/account/quotes/${offer.quote_code}`}>Đơn {offer.quote_code}</Link>
        ) : null}
      </div>
    </>
  );
}

function OfferHistory({ offer, isOpen }: Props & { isOpen: boolean }) {
  return (
    <details open={isOpen}>
      <summary>Diễn biến</summary>
      <ol role="list">
        {offer.history.map((step) => (
          <li key={`${step.state}${step.at}`} className={styles.reason}>
            {formatMoment(step.at)} · {step.label} · {MOVER_WORDS[step.by] ?? step.by}
          </li>
        ))}
      </ol>
    </details>
  );
}

const Fact = ({ label, value }: { label: string; value: React.ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);

/** Reasons are written to stand inside a sentence. */
const sentence = (reason: string): string =>
  `${reason.charAt(0).toUpperCase()}${reason.slice(1)}${/[.!]$/.test(reason) ? '' : '.'}`;
