import { siteName } from '@hako/contract/marketplaces/sites';
import { estimatePriceEndpoint } from '@hako/contract/pricing/pricing';
import { readPriceListEndpoint } from '@hako/contract/pricing/price-list';
import { Form, redirect, useNavigation, useSearchParams } from 'react-router';
import { load } from '../api/load.ts';
import { formatYen } from '../text/money.ts';
import styles from '../features/pricing/estimate.module.css';
import { EstimateForm } from '../features/pricing/estimate-form.tsx';
import { questionOf, readEstimate } from '../features/pricing/estimate-query.ts';
import { PriceBreakdown } from '../parts/price/price-breakdown.tsx';
import { pageMeta } from '../text/page-meta.ts';
import { Button } from '../ui/forms/button.tsx';
import { Card } from '../ui/frames/card.tsx';
import { CopyButton } from '../ui/forms/copy-button.tsx';
import { TextInput } from '../ui/forms/inputs.tsx';
import { Banner, EmptyState } from '../ui/frames/states.tsx';
import type { Route } from './+types/estimate';

const DUTY = 'thue-nhap-khau:';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: 'Báo giá tự động',
    description:
      'Dán link hoặc nhập giá, cân nặng, kích thước: biết ngay món hàng Nhật về tới nhà hết bao nhiêu, so sánh đường bay và đường biển.',
    origin: loaderData?.origin ?? '',
    path: '/page/bao-gia-tu-dong',
  });

/** A link is priced on a page of its own; figures in the address are priced here, so that an estimate can be sent to somebody. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { origin, searchParams } = new URL(request.url);
  const link = searchParams.get('link')?.trim().slice(0, 4_000);
  if (link) throw redirect(`/hako-go?url=${encodeURIComponent(link)}`);
  const query = readEstimate(searchParams);
  const question = questionOf(query);
  const [list, price] = await Promise.all([
    load(context, readPriceListEndpoint, { query: { route: 'JP' } }),
    question ? load(context, estimatePriceEndpoint, { body: question }) : null,
  ]);
  const rowsOf = (code: string) =>
    list.data.groups.find((group) => group.code === code)?.rows ?? [];
  return {
    origin,
    query,
    price,
    categories: rowsOf('taxes')
      .filter(({ code }) => code.startsWith(DUTY) && code !== `${DUTY}*`)
      .map(({ code, name }) => ({
        value: code.slice(DUTY.length),
        label: name.slice(name.indexOf(': ') + 2),
      })),
    sites: rowsOf('service-fee')
      .filter(({ code }) => code !== '*')
      .map(({ code }) => ({ value: code, label: siteName(code) })),
  };
}

export default function Estimate({
  loaderData: { origin, query, price, categories, sites },
}: Route.ComponentProps) {
  return (
    <div className={styles.page}>
      <h1>Báo giá tự động</h1>
      <p className={styles.lead}>
        Giá về tới nhà của một món hàng Nhật, từng dòng ghi rõ chắc chắn, ước tính hay chưa biết.
        Không cần đăng nhập.
      </p>
      <Card title="Có link sản phẩm?">
        <Form method="get" action="/hako-go" className={styles.link}>
          <TextInput
            label="Link món hàng"
            name="url"
            type="url"
            inputMode="url"
            autoComplete="off"
            required
          />
          <Button type="submit" kind="main">
            Xem giá món này
          </Button>
        </Form>
      </Card>
      <div className={styles.columns}>
        <Card title="Hoặc nhập số liệu">
          <EstimateForm
            query={query}
            categories={[{ value: '', label: 'Chưa rõ' }, ...categories]}
            sites={[{ value: '', label: 'Trang khác' }, ...sites]}
          />
        </Card>
        <Answer price={price} origin={origin} typedJpy={query.price} />
      </div>
    </div>
  );
}

function Answer({
  price,
  origin,
  typedJpy,
}: {
  price: Route.ComponentProps['loaderData']['price'];
  origin: string;
  typedJpy: number | undefined;
}) {
  const [search, setSearch] = useSearchParams();
  const isBusy = useNavigation().location?.pathname === '/page/bao-gia-tu-dong';
  const breakdown = price?.breakdown[0];
  if (!price || !breakdown)
    return (
      <Card title="Giá về tới nhà">
        <EmptyState title="Nhập giá món hàng để thấy báo giá">
          Càng nhiều số liệu thì khoảng ước tính càng hẹp.
        </EmptyState>
      </Card>
    );
  const choose = (mode: string) => {
    const next = new URLSearchParams(search);
    next.set('ship', mode);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return (
    <div className={styles.answer} aria-busy={isBusy}>
      <Card title="Giá về tới nhà">
        {price.calc_error ? <Banner tone="estimate">{price.calc_error}</Banner> : null}
        <PriceBreakdown
          breakdown={breakdown}
          modes={price.modes}
          onMode={choose}
          pictureOf={typedJpy ? `Một món giá ${formatYen(typedJpy)} ở Nhật` : undefined}
          foot={
            <p className={styles.share}>
              Link này lưu sẵn các số bạn đã nhập, để xem lại hoặc gửi cho người khác.{' '}
              <CopyButton
                value={`${origin}/page/bao-gia-tu-dong?${search}`}
                name="địa chỉ báo giá"
              />
            </p>
          }
        />
      </Card>
    </div>
  );
}
