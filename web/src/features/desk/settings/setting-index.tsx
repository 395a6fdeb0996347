import type { SettingGroup } from '@hako/contract/settings/field';
import { SETTING_GROUPS, SETTING_PAGES } from '@hako/contract/settings/setting-pages';
import { Link } from 'react-router';
import { Card } from '../../../ui/frames/card.tsx';
import styles from './settings.module.css';

interface Entry {
  readonly to: string;
  readonly title: string;
  readonly purpose: string;
}

/** Settings that have pages of their own kind. */
const ELSEWHERE: Readonly<Partial<Record<SettingGroup, readonly Entry[]>>> = {
  work: [
    {
      to: '/desk/settings/company',
      title: 'Công ty, kho, ngân hàng',
      purpose: 'Xem tên công ty, kho, tài khoản nhận tiền đang dùng và nơi đặt chúng.',
    },
  ],
  prices: [
    {
      to: '/desk/books',
      title: 'Tỷ giá yên',
      purpose: 'Tỷ giá đang dùng, nhập tỷ giá, duyệt tỷ giá lệch nhiều.',
    },
    {
      to: '/desk/guarantee',
      title: 'Cam kết lần 2',
      purpose: 'Thanh toán lần 2 có được vượt mức cao nhất đã báo hay không.',
    },
    {
      to: '/desk/weights',
      title: 'Cân nặng đã học',
      purpose: 'Món kho đã cân theo loại và mẫu; bỏ ra món cân sai.',
    },
    { to: '/desk/coupons', title: 'Mã giảm giá', purpose: 'Mã, mức giảm và điều kiện dùng.' },
  ],
  carriage: [
    {
      to: '/desk/warehouse-rules',
      title: 'Quy định kho',
      purpose: 'Thời gian khách chọn cách gửi, mã HS mặc định cho tờ khai.',
    },
    {
      to: '/desk/carriers',
      title: 'Hãng vận chuyển',
      purpose: 'Hãng nào giao kiện nào, phí giao lại, số ngày hãng im lặng.',
    },
  ],
};

/** Every page of settings, by group. */
export function SettingIndex() {
  return Object.entries(SETTING_GROUPS).map(([group, label]) => (
    <Card key={group} title={label}>
      <ul className={styles.index}>
        {entriesOf(group as SettingGroup).map(({ to, title, purpose }) => (
          <li key={to}>
            <Link to={to}>{title}</Link>
            <p>{purpose}</p>
          </li>
        ))}
      </ul>
    </Card>
  ));
}

const entriesOf = (group: SettingGroup): readonly Entry[] => [
  ...Object.entries(SETTING_PAGES)
    .filter(([, page]) => page.group === group)
    .map(([name, { title, purpose }]) => ({ to: `/desk/settings/${name}`, title, purpose })),
  ...(ELSEWHERE[group] ?? []),
];
