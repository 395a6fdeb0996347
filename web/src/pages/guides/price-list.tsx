import { siteName } from '@hako/contract/marketplaces/sites';
import { readPriceListEndpoint } from '@hako/contract/pricing/price-list';
import { listProvincesEndpoint } from '@hako/contract/places/places';
import { Link } from 'react-router';
import { load } from '../../api/load.ts';
import { DomesticTable, KindTable, ModelTable } from '../../features/pricing/guess-table.tsx';
import { askedPrice, feesAtPrice } from '../../features/pricing/fees-at-price.ts';
import { PriceAsked } from '../../features/pricing/price-asked.tsx';
import { PriceMethod } from '../../features/pricing/price-method.tsx';
import { PriceTable } from '../../features/pricing/price-table.tsx';
import styles from '../../features/pricing/price-table.module.css';
import chips from '../../ui/frames/link-chips.module.css';
import type { RouteHandle } from '../../root.tsx';
import { pageMeta } from '../../text/page-meta.ts';
import { formatRate, formatYen } from '../../text/money.ts';
import { formatDay, formatTime } from '../../text/time.ts';
import { Prose } from '../../ui/frames/prose.tsx';
import type { Route } from './+types/price-list';

export const handle = { isStatic: true, isSameForGuests: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: 'Biểu phí',
    description:
      'Phí dịch vụ, cước quốc tế, thuế, giao hàng, lưu kho và dịch vụ thêm của Hako, lấy thẳng từ bảng mà máy tính giá dùng.',
    origin: loaderData?.origin ?? '',
    path: '/page/bieu-phi',
  });

export async function loader({ context, request }: Route.LoaderArgs) {
  const { origin, searchParams } = new URL(request.url);
  const model = (searchParams.get('mau') ?? '').slice(0, 60);
  const [list, provinces] = await Promise.all([
    load(context, readPriceListEndpoint, { query: { route: 'JP', model } }),
    load(context, listProvincesEndpoint),
  ]);
  const typed = (searchParams.get('gia') ?? '').slice(0, 14);
  const jpy = askedPrice(typed);
  const fees = jpy === undefined ? {} : await feesAtPrice(context, jpy, list.data.groups);
  return {
    ...{ origin, model, typed, jpy, fees },
    ...{ list: list.data, provinces: provinces.data },
  };
}

/** What each table is for, in one sentence before it. */
const ABOUT: Readonly<Record<string, string>> = {
  'service-fee': 'Công tìm, mua, theo dõi và chăm sóc đơn. Trả trong lần 1.',
  'payment-fee': 'Chi phí trả tiền cho người bán ở Nhật. Trả trong lần 1.',
  taxes: 'Thuế tiêu dùng của Nhật nằm trong lần 1; thuế giá trị gia tăng nằm trong lần 2.',
  mode: 'Tính theo cân đo thật tại kho Nhật. Trả trong lần 2.',
  delivery: 'Từ kho Việt Nam tới cửa nhà bạn, theo tỉnh nhận hàng. Trả trong lần 2.',
  storage: 'Chỉ khi hàng ở kho lâu hơn thời gian miễn phí.',
  surcharge: 'Chỉ khi món hàng thuộc trường hợp được nêu. Trả trong lần 2.',
  service: 'Chỉ khi bạn chọn.',
  restriction: 'Hako báo ngay trên trang món hàng khi nhận ra hàng thuộc các nhóm này.',
};
const RULES: Readonly<Record<string, string>> = {
  block: 'Không nhận',
  ask: 'Cần xác nhận',
  warn: 'Lưu ý',
};
/** Duty stands beside weight and size in the table of kinds. */
const DUTY = 'thue-nhap-khau:';

export default function PriceList({
  loaderData: { list, model, provinces, typed, jpy, fees },
}: Route.ComponentProps) {
  const provinceNames = new Map(provinces.map(({ _id, name }) => [_id, name]));
  const named = (group: string, name: string) =>
    group === 'restriction' ? (RULES[name] ?? name) : siteName(name);
  const tables = list.groups.map((group) => ({
    ...{ code: group.code, name: group.name },
    rows: group.rows
      .filter(({ code }) => !code.startsWith(DUTY))
      .map((row) => ({
        ...row,
        name: named(group.code, row.name),
        notes: notesOf(row, provinceNames),
        result: fees[`${group.code} ${row.code}`],
      })),
  }));
  return (
    <Prose
      title="Biểu phí"
      lead={`Áp dụng ngày ${formatDay(list.as_of)}. Đây chính là các bảng mà Hako dùng để tính mọi báo giá: bảng đổi thì trang này đổi theo, đơn đã khóa giá thì không.`}
    >
      <RateOfNow rate={list.rate} />
      <PriceAsked typed={typed} jpy={jpy} isWorkedOut={Object.keys(fees).length > 0} />
      <nav aria-label="Các bảng" className={`${chips.chips} ${styles.chips}`}>
        <ul role="list">
          {[...tables, ...moreOf(list.model_count)].map(({ code, name }) => (
            <li key={code}>
              <a href={`#${code}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      {tables.map((table) => (
        <PriceTable
          key={table.code}
          {...table}
          about={ABOUT[table.code]}
          asked={jpy === undefined ? undefined : formatYen(jpy)}
          askedJpy={jpy}
        />
      ))}
      <DomesticTable domestic={list.domestic} />
      <KindTable kinds={list.kinds} />
      <ModelTable models={list.models} count={list.model_count} asked={model} />
      <PriceMethod list={list} />
      <p>
        Hạng của bạn giảm thêm phí dịch vụ và cước quốc tế: xem{' '}
        <Link to="/account/vip">hạng của bạn</Link>. Muốn biết một món cụ thể hết bao nhiêu?{' '}
        <Link to="/page/bao-gia-tu-dong" reloadDocument>
          Báo giá tự động
        </Link>{' '}
        tính ngay, không cần đăng nhập.
      </p>
    </Prose>
  );
}

/** Tables of figures after those in words. */
const moreOf = (models: number) => [
  { code: 'domestic', name: 'Nội địa Nhật' },
  { code: 'kinds', name: 'Theo loại hàng' },
  ...(models > 0 ? [{ code: 'models', name: 'Mẫu đã cân' }] : []),
  { code: 'method', name: 'Cách tính' },
];

type Row = Route.ComponentProps['loaderData']['list']['groups'][number]['rows'][number];

/** Which goods, ways and places a row is for. */
const notesOf = (
  { when, provinces = [], is_likely }: Row,
  names: ReadonlyMap<string, string>,
): string[] =>
  [
    when ?? '',
    provinces.map((code) => names.get(code) ?? code).join(' · '),
    is_likely ? 'Mức thường khi chưa chọn nơi nhận' : '',
  ].filter(Boolean);

function RateOfNow({
  rate,
}: {
  readonly rate: Route.ComponentProps['loaderData']['list']['rate'];
}) {
  if (!rate) return null;
  const at = `${formatTime(rate.quoted_at)} ngày ${formatDay(rate.quoted_at)}`;
  return (
    <p>
      Tỷ giá hiện tại{' '}
      <strong className={`tabular ${styles.rate}`}>{formatRate(rate.vnd / rate.scale)}</strong>, lúc{' '}
      {at}.
    </p>
  );
}
