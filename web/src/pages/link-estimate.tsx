import { findSite, siteName } from '@hako/contract/marketplaces/sites';
import { resolveObjectEndpoint } from '@hako/contract/search/discovery';
import { readCatalogItemEndpoint } from '@hako/contract/search/catalog/item';
import { Form, useNavigation } from 'react-router';
import { loadOr } from '../api/load.ts';
import { readServedSites, useSiteNames } from '../api/served-sites.ts';
import { LinkedItem } from '../features/marketplaces/item/linked-item.tsx';
import { QuoteThisLink } from '../features/search/unsupported-link.tsx';
import styles from '../features/pricing/estimate.module.css';
import { readPriceOf } from '../features/pricing/price-of-item.ts';
import { PriceBreakdown } from '../parts/price/price-breakdown.tsx';
import { useShipModeChoice } from '../parts/price/use-ship-mode-choice.ts';
import { titleOf } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { vi } from '../text/vi.ts';
import { Button, ButtonLink } from '../ui/forms/button.tsx';
import { Card } from '../ui/frames/card.tsx';
import { TextInput } from '../ui/forms/inputs.tsx';
import { Banner, EmptyState } from '../ui/frames/states.tsx';
import type { Route } from './+types/link-estimate';

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const name = loaderData?.site ? siteName(loaderData.site) : 'các sàn Nhật';
  return pageMeta({
    title: `Báo giá từ link ${name}`,
    description: `Dán link một món trên ${name}: biết ngay về tới nhà hết bao nhiêu đồng, từng dòng một, so sánh đường bay và đường biển.`,
    origin: loaderData?.origin ?? '',
    path: loaderData?.path ?? '/hako-go',
  });
};

/**
 * `/{product}-go`: what one product costs at the door, from its link. `/hako-go` takes links of every site, `/mercari-go` is the same with
 * Mercari's name on it; a link of another site is priced all the same.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { origin, pathname, searchParams } = new URL(request.url);
  const path = pathname.replace(/\.data$/, '');
  const site = findSite(path.slice(1).replace(/-go$/, ''));
  const link = (searchParams.get('url') ?? searchParams.get('link') ?? '').trim().slice(0, 4_000);
  const shipMode = searchParams.get('ship') ?? undefined;
  const blank = { origin, path, site, link, problem: null, item: null, price: null, away: null };
  if (link === '') return blank;
  const found = await loadOr(context, resolveObjectEndpoint, { body: { url: link } }, null);
  if (!found) return { ...blank, problem: vi.unsupportedLink };
  const { kind, site: of, product_id: code } = found.data;
  if (kind !== 'item') return { ...blank, away: found.data.path };
  if (!(await readServedSites(context)).some((one) => one.site === findSite(of)))
    return {
      ...blank,
      problem: `Hako chưa mua được ở ${siteName(of)}. Bạn vẫn có thể nhập số liệu để xem báo giá.`,
    };
  const answer = await loadOr(
    context,
    readCatalogItemEndpoint,
    { params: { site: of, code }, query: {} },
    null,
  );
  if (!answer)
    return {
      ...blank,
      problem: `${siteName(of)} chưa cho xem món này: có thể món đã bị gỡ, hoặc sàn chưa phản hồi. Bạn thử tìm bằng tên món hàng, hoặc thử lại sau ít phút nhé.`,
    };
  const item = answer.data;
  const price = await readPriceOf(context, item, shipMode);
  return { ...blank, item, price };
}

export default function LinkEstimate({
  loaderData: { path, site, link, problem, item, price, away },
}: Route.ComponentProps) {
  const served = useSiteNames();
  const isBusy = useNavigation().location?.pathname === path;
  return (
    <div className={styles.page}>
      <h1>Báo giá từ link {site ? siteName(site) : 'sản phẩm'}</h1>
      <p className={styles.lead}>
        Dán link món hàng, Hako xem giá trên sàn lúc này và tính giá về tới nhà. Nhận link của{' '}
        {served.map(siteName).join(', ')}; link rút gọn của ứng dụng cũng được.
      </p>
      <Form method="get" className={styles.link}>
        <TextInput
          key={link}
          label="Link món hàng"
          name="url"
          inputMode="url"
          autoComplete="off"
          required
          defaultValue={link}
          error={problem ?? undefined}
        />
        <Button type="submit" kind="main" isBusy={isBusy}>
          Báo giá
        </Button>
      </Form>
      {problem === vi.unsupportedLink ? (
        <p className={styles.lead}>
          Nhân viên Hako xem link rồi báo giá cho bạn. <QuoteThisLink typed={link} />
        </p>
      ) : null}
      {away ? (
        <Banner action={<ButtonLink to={away}>Mở trang này</ButtonLink>}>
          Link này là của một người bán, danh mục hoặc tìm kiếm, chưa phải một món hàng.
        </Banner>
      ) : null}
      {item ? (
        <div className={styles.columns} aria-busy={isBusy}>
          <LinkedItem item={item} />
          <LinkedPrice price={price} of={`${siteName(item.site)}: ${titleOf(item)}`} />
        </div>
      ) : null}
      {link === '' || problem ? (
        <p className={styles.lead}>
          Không có link? <ButtonLink to="/page/bao-gia-tu-dong">Nhập giá và cân nặng</ButtonLink>
        </p>
      ) : null}
    </div>
  );
}

function LinkedPrice({
  price,
  of,
}: Pick<Route.ComponentProps['loaderData'], 'price'> & { readonly of: string }) {
  const choose = useShipModeChoice();
  const breakdown = price?.breakdown[0];
  return (
    <Card title="Giá về tới nhà">
      {price?.calc_error ? <Banner tone="estimate">{price.calc_error}</Banner> : null}
      {breakdown ? (
        <PriceBreakdown
          breakdown={breakdown}
          modes={price?.modes ?? []}
          onMode={choose}
          pictureOf={of}
        />
      ) : (
        <EmptyState title="Món này chưa có giá để tính">
          Người bán chưa đặt giá, hoặc món đã hết.
        </EmptyState>
      )}
    </Card>
  );
}
