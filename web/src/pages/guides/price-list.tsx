import { readPriceListEndpoint } from '@hako/contract/pricing/price-list';
import { Link } from 'react-router';
import { load } from '../../api/load.ts';
import { siteName } from '../../text/sites.ts';
import { PriceTable } from '../../features/pricing/price-table.tsx';
import type { RouteHandle } from '../../root.tsx';
import { pageMeta } from '../../text/page-meta.ts';
import { formatDay } from '../../text/time.ts';
import { Prose } from '../../ui/frames/prose.tsx';
import type { Route } from './+types/price-list';

export const handle = { isStatic: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: 'Biểu phí',
    description:
      'Phí dịch vụ, cước quốc tế, thuế, giao hàng, lưu kho và dịch vụ thêm của Hako, lấy thẳng từ bảng mà máy tính giá dùng.',
    origin: loaderData?.origin ?? '',
    path: '/page/bieu-phi',
  });

export async function loader({ context, request }: Route.LoaderArgs) {
  return {
    origin: new URL(request.url).origin,
    list: (await load(context, readPriceListEndpoint, { query: { route: 'JP' } })).data,
  };
}

/** What each table is for, in one sentence before it. */
const ABOUT: Readonly<Record<string, string>> = {
  'service-fee': 'Công tìm, mua, theo dõi và chăm sóc đơn. Trả trong lần 1.',
  'payment-fee': 'Chi phí trả tiền cho người bán ở Nhật. Trả trong lần 1.',
  taxes:
    'Thuế tiêu dùng của Nhật nằm trong lần 1; thuế nhập khẩu và thuế giá trị gia tăng nằm trong lần 2, theo loại hàng.',
  mode: 'Tính theo cân đo thật tại kho Nhật. Trả trong lần 2.',
  delivery: 'Từ kho Việt Nam tới cửa nhà bạn. Trả trong lần 2.',
  storage: 'Chỉ khi hàng ở kho lâu hơn thời gian miễn phí.',
  surcharge: 'Chỉ khi món hàng thuộc trường hợp được nêu.',
  service: 'Chỉ khi bạn chọn.',
  restriction: 'Hako báo ngay trên trang món hàng khi nhận ra hàng thuộc các nhóm này.',
};
const RULES: Readonly<Record<string, string>> = {
  block: 'Không nhận',
  ask: 'Cần xác nhận',
  warn: 'Lưu ý',
};

export default function PriceList({ loaderData: { list } }: Route.ComponentProps) {
  const named = (group: string, name: string) =>
    group === 'restriction' ? (RULES[name] ?? name) : siteName(name);
  return (
    <Prose
      title="Biểu phí"
      lead={`Áp dụng ngày ${formatDay(list.as_of)}. Đây chính là các bảng mà Hako dùng để tính mọi báo giá: bảng đổi thì trang này đổi theo, đơn đã khóa giá thì không.`}
    >
      <nav aria-label="Các bảng">
        <ul>
          {list.groups.map((group) => (
            <li key={group.code}>
              <a href={`#${group.code}`}>{group.name}</a>
            </li>
          ))}
        </ul>
      </nav>
      {list.groups.map((group) => (
        <PriceTable
          key={group.code}
          code={group.code}
          name={group.name}
          about={ABOUT[group.code]}
          rows={group.rows.map((row) => ({ ...row, name: named(group.code, row.name) }))}
        />
      ))}
      <p>
        Muốn biết một món cụ thể hết bao nhiêu?{' '}
        <Link to="/page/bao-gia-tu-dong" reloadDocument>
          Báo giá tự động
        </Link>{' '}
        tính ngay, không cần đăng nhập.
      </p>
    </Prose>
  );
}
