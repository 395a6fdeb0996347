import type { readPriceListEndpoint } from '@hako/contract/pricing/price-list';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import { formatPercent } from '../../text/money.ts';
import styles from './price-table.module.css';
import { TableSection } from './table-section.tsx';

type List = EndpointReply<typeof readPriceListEndpoint>['data'];

/**
 * How the tables of this page become a price, step by step, so that anybody can work it out again.
 */
export function PriceMethod({ list }: { readonly list: List }) {
  return (
    <TableSection code="method" name="Cách tính từ các bảng này" rowCount={0}>
      <ol className={styles.steps}>
        <li>
          Tiền hàng là giá người bán × số lượng. Cửa hàng cộng thuế thì thêm thuế của từng chiếc, bỏ
          phần lẻ dưới ¥1. Phí tính theo phần trăm lấy trên tiền hàng đã gồm thuế đó.
        </li>
        <li>Mỗi dòng bằng yên đổi ra đồng một lần theo tỷ giá, làm tròn tới đồng gần nhất.</li>
        <li>
          Phí dịch vụ và cước quốc tế có bậc: cả số tiền hoặc cả số cân theo mức của bậc chứa nó,
          nhưng không bao giờ cao hơn giá ở điểm bắt đầu của bậc sau.
        </li>
        <li>
          Cân tính cước là số lớn nhất trong cân thật, cân thể tích và cân tối thiểu của cách vận
          chuyển, làm tròn lên. Nhiều món đi chung thì cộng lại trước.
        </li>
        <li>
          Thuế nhập khẩu là tỷ lệ của từng loại trên tiền hàng, và tỷ lệ của loại cao nhất trên phí
          nội địa Nhật cộng cước quốc tế. Thuế GTGT tính trên tất cả các khoản đó cộng thuế nhập
          khẩu. Cước đã gồm thuế thì không có hai dòng này.
        </li>
        <li>
          Giao hàng tính theo cân tính cước; phần lẻ của một nấc tính tròn nấc. Chưa chọn nơi nhận
          thì lấy từ vùng rẻ nhất tới vùng đắt nhất.
        </li>
        <li>
          Mức thấp, thường và cao được tính riêng từ đầu tới cuối, mỗi mức theo cột của nó. Phụ thu
          quá khổ cũng xét cạnh dài nhất của từng mức.
        </li>
        <li>{statedText(list)}</li>
        {list.model_count > 0 ? (
          <li>
            Tên món có chữ và số liền nhau (như FM2) là tên mẫu, không kể cỡ, dung lượng và đời số;
            không có thì lấy từ dài nhất của loại hàng có trong tên. Mẫu có trong bảng “Mẫu Hako đã
            cân” thì theo bảng đó; người bán ghi cân nặng thì theo số người bán ghi.
          </li>
        ) : null}
        <li>
          Danh sách tìm kiếm chưa đọc trang món hàng, nên khoảng ở đó rộng hơn: mức thấp còn{' '}
          {formatPercent(list.unread_percent.low)}, mức cao thành{' '}
          {formatPercent(list.unread_percent.high)} của cân nặng và thể tích trong bảng.
        </li>
      </ol>
    </TableSection>
  );
}

function statedText({ packing: { likely, high }, parcel_classes }: List): string {
  const weight = ({ percent, grams }: typeof likely) => `${formatPercent(percent)} cộng ${grams} g`;
  const classes = parcel_classes
    .map(({ sides_cm, grams }) => `${sides_cm} cm: ${grams / 1000} kg`)
    .join(', ');
  return (
    `Người bán ghi cân nặng: mức thấp là số đó, thường là ${weight(likely)}, cao là ${weight(high)} cho bao bì. ` +
    `Ghi ba cạnh: mỗi cạnh thêm ${likely.cm} cm, mức cao thêm ${high.cm} cm. ` +
    `Chỉ ghi tổng ba cạnh: cân nặng không quá mức của hãng chuyển ở cỡ đó (${classes}).`
  );
}
