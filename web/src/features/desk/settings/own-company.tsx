import type { OwnCompany } from '@hako/contract/settings/own-company';
import type { ComponentProps } from 'react';
import { Card, Facts, Stack } from '../../../ui/frames/card.tsx';
import { Banner } from '../../../ui/frames/states.tsx';

type Rows = ComponentProps<typeof Facts>['rows'];

interface Part {
  readonly title: string;
  /** What the settings of the server are called. */
  readonly settings: string;
  /** Undefined: nobody set it. */
  readonly rows: Rows | undefined;
}

/**
 * Company, warehouses, banks: read only. They stand in the settings of the server, because a wrong
 * account or address sends money and goods away at once.
 */
export function OwnCompanyFacts({ company }: { readonly company: OwnCompany }) {
  return (
    <Stack>
      <Banner>
        Các mục này đặt ở máy chủ, trong file cấu hình (/etc/hako/hako.env), không sửa tại đây được.
        Người quản trị máy chủ sửa rồi khởi động lại Hako thì thay đổi mới có hiệu lực.
      </Banner>
      {partsOf(company).map(({ title, settings, rows }) => (
        <Card key={title} title={title} action={<small>{settings}</small>}>
          {rows ? <Facts rows={rows} /> : <p>Chưa đặt.</p>}
        </Card>
      ))}
    </Stack>
  );
}

const placeRows = (place: OwnCompany['warehouse_vn']): Rows | undefined =>
  place
    ? [
        ['Người nhận, gửi', place.name],
        ['Điện thoại', place.phone],
        ['Địa chỉ', place.address],
      ]
    : undefined;

function partsOf(own: OwnCompany): readonly Part[] {
  const { company, einvoice } = own;
  return [
    {
      title: 'Công ty trên hóa đơn, phiếu thu',
      settings: 'HAKO_COMPANY_NAME, _TAX_CODE, _ADDRESS',
      rows: company
        ? [
            ['Tên', company.name],
            ['Mã số thuế', company.tax_code ?? 'Chưa đặt'],
            ['Địa chỉ', company.address],
          ]
        : undefined,
    },
    {
      title: 'Hóa đơn điện tử',
      settings: 'HAKO_EINVOICE_URL, _TEMPLATE, _SERIES',
      rows: einvoice
        ? [
            ['Máy chủ', einvoice.server],
            ['Mẫu số', einvoice.template],
            ['Ký hiệu', einvoice.series],
          ]
        : undefined,
    },
    {
      title: 'Tài khoản ngân hàng nhận tiền',
      settings: 'HAKO_BANK_ACCOUNTS',
      rows: own.bank_accounts.length > 0 ? bankRows(own) : undefined,
    },
    { title: 'Kho Nhật', settings: 'HAKO_WAREHOUSE_*', rows: placeRows(own.warehouse_jp) },
    { title: 'Kho Việt Nam', settings: 'HAKO_SENDER_*', rows: placeRows(own.warehouse_vn) },
  ];
}

const bankRows = ({ bank_accounts: accounts, bank_feeds: feeds }: OwnCompany): Rows => [
  ...accounts.map(({ bank, number, holder }) => [bank, `${number} · ${holder}`] as const),
  ['Nơi báo tiền vào', feeds.join(', ') || 'Chưa đặt'],
];
