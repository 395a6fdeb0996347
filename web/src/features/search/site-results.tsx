import type { searchCatalogWholeEndpoint } from '@hako/contract/search';
import type { EndpointReply } from '@hako/contract/endpoint';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { autoTranslate } from '../../device/settings.ts';
import { formatCount } from '../../text/money.ts';
import { Banner, EmptyState } from '../../ui/states.tsx';
import styles from './search.module.css';

export type SearchAnswer = EndpointReply<typeof searchCatalogWholeEndpoint>;
type Group = SearchAnswer['groups'][number];
export type Card = Extract<Group, { type: 'results' }>['cards'][number];

/** One site's answer: its cards, or why there are none. The cards are drawn by the page, which knows how. */
export function SiteResults({
  group,
  isAlone,
  page,
  draw,
}: {
  readonly group: Group;
  /** The only site asked: then it has pages instead of a link to its own search. */
  readonly isAlone: boolean;
  readonly page: number;
  readonly draw: (cards: readonly Card[], isTranslating: boolean) => ReactNode;
}) {
  const isTranslating = autoTranslate.use();
  if (group.type === 'outage')
    return (
      <Banner tone="estimate" action={<Again />}>
        <strong>{group.name}</strong> {group.message}
      </Banner>
    );
  if (group.cards.length === 0)
    return isAlone ? (
      <EmptyState title={page > 1 ? 'Bạn đã xem hết kết quả.' : `${group.name} không có món nào như vậy`}>
        {page > 1 ? 'Thử một từ khóa khác để thấy thêm.' : 'Thử bỏ bớt từ, bỏ bộ lọc, hoặc gõ tên tiếng Nhật hay mã sản phẩm.'}
      </EmptyState>
    ) : (
      <p className={styles.quiet}>{group.name} không có món nào như vậy. Thử bỏ bớt từ, bỏ bộ lọc, hoặc gõ tên tiếng Nhật hay mã sản phẩm.</p>
    );
  return (
    <>
      {group.is_partial_match ? (
        <Banner tone="estimate">Không có món nào khớp đủ các từ. {group.name} đang cho xem những món khớp một phần.</Banner>
      ) : null}
      {draw(group.cards, isTranslating)}
    </>
  );
}

/** "1.234 kết quả trong 0,3 giây" beside a site's name. */
export function SiteCount({ group }: { readonly group: Group }) {
  if (group.type === 'outage') return <span className={styles.count}>chưa trả lời</span>;
  return <span className={styles.count}>{group.total > 0 ? `khoảng ${formatCount(group.total)} kết quả` : 'không có kết quả'}</span>;
}

function Again() {
  const { pathname, search } = useLocation();
  return (
    <Link to={`${pathname}${search}`} replace className={styles.again}>
      Thử lại
    </Link>
  );
}
