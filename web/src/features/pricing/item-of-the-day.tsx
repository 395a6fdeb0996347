import { siteName } from '@hako/contract/marketplaces/sites';
import { type DailyBasis, NOT_AGAIN_DAYS } from '@hako/contract/search/item-of-the-day';
import { Suspense } from 'react';
import { Await, Link } from 'react-router';
import { useTitle } from '../../device/title.ts';
import { PriceSlip } from '../../parts/price/price-slip.tsx';
import { languageOf } from '../../text/language.ts';
import { formatYen } from '../../text/money.ts';
import { shortDay } from '../../text/time.ts';
import { ButtonLink } from '../../ui/forms/button.tsx';
import { Picture } from '../../ui/frames/picture.tsx';
import { Skeleton } from '../../ui/frames/states.tsx';
import { Slip } from '../../ui/paper/slip.tsx';
import type { readOfToday } from './read-of-today.ts';
import styles from './item-of-the-day.module.css';

type Answer = Awaited<ReturnType<typeof readOfToday>>;

const FROM: Readonly<Record<DailyBasis, string>> = {
  categories: 'các danh mục được xem nhiều nhất trên Hako',
  popular: 'những món được quan tâm nhiều nhất trên các sàn',
};

/** The item of the day, as soon as its site has answered; nothing where nobody can tell. */
export const ItemOfToday = ({ answer }: { readonly answer: Promise<Answer> }) => (
  <Suspense fallback={<Skeleton height={320} />}>
    <Await resolve={answer} errorElement={null}>
      {(settled) => (settled ? <ItemOfTheDay {...settled} /> : null)}
    </Await>
  </Suspense>
);

/**
 * One thing for sale with its price at the door, so that a newcomer learns to read such a price on
 * something real. It says how it was chosen.
 */
function ItemOfTheDay({ ofDay: { day, basis, item }, price }: NonNullable<Answer>) {
  const title = useTitle(item);
  const breakdown = price.breakdown[0];
  if (!breakdown) return null;
  return (
    <Slip
      title={`Món của ngày ${shortDay(day)}`}
      foot={{ code: item.code, at: item.read_at, did: 'Giá lúc' }}
    >
      <div className={styles.day}>
        <Link to={item.path} tabIndex={-1} aria-hidden="true" className={styles.picture}>
          <Picture src={item.pictures[0]} alt="" />
        </Link>
        <div className={styles.what}>
          <h3 lang={languageOf(title)}>
            <Link to={item.path}>{title}</Link>
          </h3>
          <p>
            {siteName(item.site)} · {item.condition_label}
            {item.price_jpy === null ? '' : ` · ${formatYen(item.price_jpy)}`}
          </p>
        </div>
        <div className={styles.price}>
          <PriceSlip breakdown={breakdown} />
        </div>
        <ButtonLink to={item.path} className={styles.go}>
          Xem từng khoản của món này
        </ButtonLink>
        <p className={styles.rule}>
          Món bán giá cố định đứng đầu {FROM[basis]}, nhập được về Việt Nam và chưa lên đây trong{' '}
          {NOT_AGAIN_DAYS} ngày qua. Đổi món lúc 0 giờ, hoặc khi món đã bán.
        </p>
      </div>
    </Slip>
  );
}
