import type { OwnTask } from '@hako/contract/support/own-tasks';
import type { ReactNode } from 'react';
import { formatDong } from '../../text/money.ts';
import { itemPath } from '../../text/sites.ts';
import { Countdown } from '../../ui/figures/countdown.tsx';
import { ButtonLink } from '../../ui/forms/button.tsx';
import { Card } from '../../ui/frames/card.tsx';
import { Picture } from '../../ui/frames/picture.tsx';
import styles from './own-tasks.module.css';

/** So many are seen at once; the others unfold. */
const SEEN = 3;

/** What waits for the person, each with the button that does it. Nothing when nothing waits. */
export function OwnTasks({ tasks }: { readonly tasks: readonly OwnTask[] }) {
  if (tasks.length === 0) return null;
  const more = tasks.slice(SEEN);
  return (
    <Card title="Cần bạn làm">
      <Rows tasks={tasks.slice(0, SEEN)} />
      {more.length > 0 ? (
        <details className={styles.more}>
          <summary>Xem thêm {more.length} việc</summary>
          <Rows tasks={more} />
        </details>
      ) : null}
    </Card>
  );
}

function Rows({ tasks }: { tasks: readonly OwnTask[] }) {
  return (
    <ul role="list">
      {tasks.map((task) => {
        const { says, does, to, isMoney } = wordsOf(task);
        return (
          <li key={`${task.kind}:${task.subject}`} className={styles.row}>
            {task.title === null ? null : (
              <div className={styles.picture}>
                <Picture src={task.picture ?? undefined} alt="" />
              </div>
            )}
            <p className={styles.says}>{says}</p>
            <ButtonLink isSmall kind={isMoney ? 'money' : 'main'} to={to}>
              {does}
            </ButtonLink>
          </li>
        );
      })}
    </ul>
  );
}

interface Words {
  readonly says: ReactNode;
  readonly does: string;
  readonly to: string;
  readonly isMoney?: boolean;
}

function wordsOf(task: OwnTask): Words {
  const { kind, subject, site, title, amount_vnd: amount, ends_at: endsAt } = task;
  const pays = amount === null ? 'Thanh toán' : `Thanh toán ${formatDong(amount)}`;
  const left = endsAt === null ? null : <Countdown endsAt={endsAt} />;
  switch (kind) {
    case 'outbid':
      return {
        says: (
          <>
            <strong>Bị vượt giá</strong> · {title} · kết thúc sau {left}
          </>
        ),
        does: 'Nâng giá',
        to: itemPath(site ?? '', subject),
      };
    case 'won':
      return {
        says: `Bạn đã thắng “${title}”, còn thiếu một bước để thành đơn.`,
        does: 'Xem và hoàn tất',
        to: '/account/bids',
      };
    case 'price':
      return {
        says: `Người bán đã đổi giá “${title}”.`,
        does: 'Xem giá mới',
        to: `/account/quotes/${subject}`,
      };
    case 'quote':
      return {
        says: (
          <>
            Đã có báo giá “{title}” · giữ giá {left}
          </>
        ),
        does: pays,
        to: `/account/quotes/${subject}`,
        isMoney: true,
      };
    case 'bill':
      return {
        says: `Phiếu ${subject} chờ thanh toán lần\u00a02.`,
        does: pays,
        to: `/account/invoices?code=${subject}`,
        isMoney: true,
      };
    case 'address':
      return {
        says: 'Thêm địa chỉ nhận hàng để xem giá về tới nhà và nhận đơn.',
        does: 'Thêm địa chỉ',
        to: '/account/addresses?them=1',
      };
  }
}
