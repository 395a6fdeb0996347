import type { DeskCustomer } from '@hako/contract/desk/customers';
import { Link } from 'react-router';
import { formatDong } from '../../../text/money.ts';
import { formatDay, formatMoment } from '../../../text/time.ts';
import { type Column, DataTable } from '../../../ui/figures/data-table.tsx';
import { Card, Facts } from '../../../ui/frames/card.tsx';
import { EmptyState } from '../../../ui/frames/states.tsx';
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
            'E-mail',
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

type OrderRow = DeskCustomer['orders']['rows'][number];
type BillRow = DeskCustomer['bills']['rows'][number];

const ORDER_COLUMNS: readonly Column<OrderRow>[] = [
  {
    key: 'code',
    head: 'Đơn',
    cell: ({ code, title }) => (
      <span className={styles.order}>
        <Link to={`/desk/orders/${encodeURIComponent(code)}`}>{code}</Link>
        <span className={styles.title} title={title}>
          {title}
        </span>
      </span>
    ),
  },
  { key: 'state', head: 'Tình trạng', cell: (row) => row.state_label },
  {
    key: 'first',
    head: 'Lần 1',
    isFigure: true,
    cell: (row) => formatDong(row.first_payment_vnd),
  },
  { key: 'paid', head: 'Đã trả', isFigure: true, cell: (row) => formatDong(row.paid_first_vnd) },
  { key: 'moved', head: 'Đổi lúc', cell: (row) => formatMoment(row.moved_at) },
];

const BILL_COLUMNS: readonly Column<BillRow>[] = [
  { key: 'code', head: 'Mã phiếu', cell: ({ code }) => code },
  {
    key: 'orders',
    head: 'Đơn',
    cell: ({ orders }) =>
      orders.map((code, index) => (
        <span key={code}>
          {index > 0 ? ', ' : ''}
          <Link to={`/desk/orders/${encodeURIComponent(code)}`}>{code}</Link>
        </span>
      )),
  },
  { key: 'state', head: 'Tình trạng', cell: (row) => row.state_label },
  { key: 'total', head: 'Tổng', isFigure: true, cell: (row) => formatDong(row.total_vnd) },
  { key: 'paid', head: 'Thanh toán', cell: (row) => (row.is_paid ? 'đã trả' : 'chưa trả') },
  { key: 'made', head: 'Lập lúc', cell: (row) => formatMoment(row.created_at) },
];

export const CustomerOrders = ({ orders }: Pick<DeskCustomer, 'orders'>) => (
  <DataTable
    name="Đơn hàng"
    columns={ORDER_COLUMNS}
    rows={orders.rows}
    keyOf={({ code }) => code}
    empty={<EmptyState title="Khách chưa có đơn nào" />}
  />
);

export const CustomerBills = ({ bills }: Pick<DeskCustomer, 'bills'>) => (
  <DataTable
    name="Phiếu giao"
    columns={BILL_COLUMNS}
    rows={bills.rows}
    keyOf={({ code }) => code}
    empty={<EmptyState title="Khách chưa có phiếu nào" />}
  />
);
