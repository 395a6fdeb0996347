import { siteName } from '@hako/contract/marketplaces/sites';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { formatDong, nearDong } from '../../text/money.ts';
import { vi } from '../../text/vi.ts';
import { LandedTotal, Yen } from '../../ui/figures/money.tsx';
import { Picture } from '../../ui/frames/picture.tsx';
import { Sheet } from '../../ui/frames/sheet.tsx';
import type { Group } from './merged-state.ts';
import styles from './product-group.module.css';

type Member = Group['members'][number];

/** "3 nơi bán, từ 1.230.000 ₫" under the card of a product that several sell; opens all of them beside each other. */
export function OtherSellers({
  group,
  titleOf,
}: {
  readonly group: Group;
  readonly titleOf: (member: Member) => string;
}) {
  const [isOpen, setOpen] = useState(false);
  const { member_count: count, site_count: sites, cheapest_landed_vnd: cheapest } = group;
  return (
    <>
      <button type="button" className={styles.more} onClick={() => setOpen(true)}>
        {count} cửa hàng{sites > 1 ? ` trên ${sites} sàn` : ''}
        {cheapest === null ? '' : `, từ ≈\u00a0${formatDong(nearDong(cheapest))}`}
      </button>
      {isOpen ? (
        <Sheet isOpen onClose={() => setOpen(false)} title={group.label ?? 'Cùng một món'} isWide>
          <p className={styles.basis}>
            {group.basis === 'bar-code' ? 'Cùng mã vạch.' : 'Cùng hãng và mã sản phẩm.'} Rẻ nhất khi
            về tới nhà đứng trước; hàng mới và hàng hỏng xếp riêng.
            {count > group.members.length
              ? ` Đang hiện ${group.members.length}/${count} cửa hàng.`
              : ''}
          </p>
          <ul role="list" className={styles.members}>
            {group.members.map((member) => (
              <MemberRow
                key={`${member.site}:${member.code}`}
                member={member}
                title={titleOf(member)}
              >
                {isCheapest(group, member) ? (
                  <strong className={styles.best}>Rẻ nhất khi về tới nhà</strong>
                ) : null}
              </MemberRow>
            ))}
          </ul>
        </Sheet>
      ) : null}
    </>
  );
}

function MemberRow({
  member,
  title,
  children,
}: {
  member: Member;
  title: string;
  children: ReactNode;
}) {
  return (
    <li className={styles.member}>
      <Picture src={member.picture || undefined} alt="" />
      <div>
        <p className={styles.where}>
          {siteName(member.site)} · {member.condition_label}
          {member.kind === 'auction' ? ' · đấu giá' : ''}
        </p>
        <Link to={member.path}>{title}</Link>
        {member.price_jpy === null ? null : <Yen amount={member.price_jpy} size="small" />}
        {member.landed ? (
          <LandedTotal
            totalVnd={nearest(member.landed)}
            lowVnd={member.landed.low_vnd}
            highVnd={member.landed.high_vnd}
            certainty={member.landed.certainty}
          />
        ) : null}
        {member.landed?.is_kind_unknown ? <p className={styles.where}>{vi.kindUnknown}</p> : null}
        {children}
      </div>
    </li>
  );
}

/** Rounded as on the card: the digits of an estimate promise nothing. */
const nearest = ({ likely_vnd, certainty }: NonNullable<Member['landed']>): number =>
  certainty === 'certain' ? likely_vnd : nearDong(likely_vnd);

const isCheapest = ({ cheapest, site_count }: Group, { site, code }: Member): boolean =>
  site_count > 0 && cheapest.site === site && cheapest.code === code;
