import type { readPriceListEndpoint } from '@hako/contract/pricing/price-list';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import { formatExactWeight, formatPercent, formatYen } from '../../text/money.ts';
import { siteName } from '../../text/sites.ts';
import styles from './price-table.module.css';
import { TableSection } from './table-section.tsx';

type List = EndpointReply<typeof readPriceListEndpoint>['data'];

const CASES = ['low', 'likely', 'high'] as const;
const CASE_NAMES = { low: 'Thấp', likely: 'Thường', high: 'Cao' } as const;

/**
 * What each kind of goods usually weighs, measures and pays in duty, in the three cases of every
 * price.
 */
export function KindTable({ kinds }: Pick<List, 'kinds'>) {
  return (
    <TableSection
      code="kinds"
      name="Cân nặng, kích thước và thuế theo loại hàng"
      about="Dùng khi món hàng chưa được cân: mỗi loại có mức thấp, thường và cao của một chiếc đã đóng gói. Hàng cân xong thì theo cân thật."
      rowCount={kinds.length}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Loại hàng</th>
            <th scope="col">Mức</th>
            <th scope="col">Nặng</th>
            <th scope="col">Kích thước (cm)</th>
            <th scope="col">Thuế nhập khẩu</th>
          </tr>
        </thead>
        {kinds.map((kind) => (
          <tbody key={kind.code} className={styles.three}>
            {CASES.map((which, index) => (
              <tr key={which}>
                {index === 0 ? (
                  <th scope="rowgroup" rowSpan={CASES.length}>
                    {kind.name}
                  </th>
                ) : null}
                <td>{CASE_NAMES[which]}</td>
                <td className="tabular">{formatExactWeight(kind.weight_g[which])}</td>
                <td className="tabular">{kind.size_cm[which].join('×')}</td>
                <td className="tabular">{formatPercent(kind.duty_basis_points[which] / 100)}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </TableSection>
  );
}

/** Shipping inside Japan while the seller does not tell it. */
export function DomesticTable({ domestic }: Pick<List, 'domestic'>) {
  return (
    <TableSection
      code="domestic"
      name="Vận chuyển nội địa Nhật"
      about="Người bán thu bao nhiêu thì tính bấy nhiêu, trong lần 1. Chưa biết thì lấy khoảng thường gặp của trang. Mới biết mức thấp nhất thì mức cao lấy ở bảng này."
      rowCount={domestic.length}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Trang</th>
            <th scope="col">Thấp</th>
            <th scope="col">Thường</th>
            <th scope="col">Cao</th>
          </tr>
        </thead>
        <tbody>
          {domestic.map(({ site, counted, jpy }) => (
            <tr key={site}>
              <th scope="row">
                {site === '*' ? 'Các trang khác' : siteName(site)}
                <small>{counted === 'seller' ? 'Mỗi người bán một lần' : 'Mỗi sản phẩm'}</small>
              </th>
              {CASES.map((which) => (
                <td key={which} className="tabular">
                  {formatYen(jpy[which])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableSection>
  );
}
