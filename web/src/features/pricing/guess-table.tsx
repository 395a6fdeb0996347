import { siteName } from '@hako/contract/marketplaces/sites';
import type { readPriceListEndpoint } from '@hako/contract/pricing/price-list';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import { formatExactWeight, formatPercent, formatYen } from '../../text/money.ts';
import { Button } from '../../ui/forms/button.tsx';
import { TextInput } from '../../ui/forms/inputs.tsx';
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
      about="Dùng khi món hàng chưa được cân: mỗi loại có mức thấp, thường và cao của một chiếc đã đóng gói. Loại nào Hako đã cân đủ nhiều thì lấy 80% ở giữa của số đã cân. Hàng cân xong thì theo cân thật."
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
                    {kind.samples > 0 ? <small>{weighedText(kind.samples)}</small> : null}
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

const weighedText = (samples: number): string => `Theo ${samples} món Hako đã cân`;

/**
 * Models that our warehouse weighed often enough, in the three cases; a field finds those that are
 * not among the first.
 */
export function ModelTable({
  models,
  count,
  asked,
}: Pick<List, 'models'> & { readonly count: number; readonly asked: string }) {
  if (count === 0) return null;
  return (
    <TableSection
      code="models"
      name="Mẫu Hako đã cân"
      about="Món có tên mẫu trong bảng này lấy cân nặng và kích thước ở đây thay cho bảng theo loại hàng; thuế vẫn theo loại hàng. Mỗi mức là số đã cân thật, bỏ phần quá nhẹ và quá nặng."
      rowCount={models.length}
    >
      <ModelSearch asked={asked} shown={models.length} count={count} />
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Mẫu</th>
            <th scope="col">Mức</th>
            <th scope="col">Nặng</th>
            <th scope="col">Kích thước (cm)</th>
          </tr>
        </thead>
        {models.map((model) => (
          <tbody key={`${model.kind} ${model.name}`} className={styles.three}>
            {CASES.map((which, index) => (
              <tr key={which}>
                {index === 0 ? (
                  <th scope="rowgroup" rowSpan={CASES.length}>
                    <span lang="ja">{model.name}</span>
                    <small>{model.kind}</small>
                    <small>{weighedText(model.samples)}</small>
                  </th>
                ) : null}
                <td>{CASE_NAMES[which]}</td>
                <td className="tabular">{formatExactWeight(model.weight_g[which])}</td>
                <td className="tabular">{model.size_cm[which].join('×')}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </TableSection>
  );
}

/** Finds models by a part of their name, without a program in the browser. */
function ModelSearch({
  asked,
  shown,
  count,
}: {
  readonly asked: string;
  readonly shown: number;
  readonly count: number;
}) {
  if (shown === count && asked === '') return null;
  return (
    <form method="get" action="#models" className={styles.search}>
      <TextInput label="Tìm mẫu" name="mau" defaultValue={asked} maxLength={60} />
      <Button type="submit">Tìm</Button>
      <p>
        {shown === 0 ? 'Chưa cân đủ mẫu nào có tên này.' : `Đang hiện ${shown} trong ${count} mẫu.`}
      </p>
    </form>
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
                {site === '*' ? 'Các sàn khác' : siteName(site)}
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
