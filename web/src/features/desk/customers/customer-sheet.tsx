import type { DeskCustomer } from '@hako/contract/desk/customers';
import { formatDong } from '../../../text/money.ts';
import { formatDay } from '../../../text/time.ts';
import { Card, Facts } from '../../../ui/frames/card.tsx';
import styles from './customer-sheet.module.css';

/** How a customer is reached, and what they are to us. */
export function CustomerHead({ customer }: { readonly customer: DeskCustomer }) {
  const { phone, email } = customer;
  return (
    <Card title="Liên hệ" level={3}>
      <Facts
        rows={[
          [
            'Điện thoại',
            phone ? (
              <a key="phone" href={`tel:${phone}`}>
                {phone}
              </a>
            ) : (
              '—'
            ),
          ],
          [
            'Email',
            email ? (
              <a key="email" href={`mailto:${email}`}>
                {email}
              </a>
            ) : (
              '—'
            ),
          ],
          ['Hạng', customer.level_name],
          ['Nhân viên phụ trách', customer.sales_name ?? 'chưa có'],
          ['Khách từ', formatDay(customer.since)],
        ]}
      />
    </Card>
  );
}

export function CustomerWallet({ wallet }: Pick<DeskCustomer, 'wallet'>) {
  return (
    <Card title="Ví" level={3}>
      <Facts
        rows={[
          ['Dùng được', formatDong(wallet.available_vnd)],
          ['Đang giữ', formatDong(wallet.held_vnd)],
          ['Đã trả Hako', formatDong(wallet.paid_vnd)],
        ]}
      />
    </Card>
  );
}

export function CustomerAddresses({ addresses }: Pick<DeskCustomer, 'addresses'>) {
  return (
    <Card title="Địa chỉ" level={3}>
      {addresses.length === 0 ? (
        <p>Khách chưa lưu địa chỉ nào.</p>
      ) : (
        <ul role="list" className={styles.addresses}>
          {addresses.map(({ receiver, phone, text, is_primary: isPrimary }) => (
            <li key={`${receiver} ${phone} ${text}`}>
              {receiver}, {phone}, {text}
              {isPrimary ? ' (mặc định)' : ''}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
