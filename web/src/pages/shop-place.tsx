import { findSite, siteName } from '@hako/contract/marketplaces/sites';
import { listCatalogShopsEndpoint } from '@hako/contract/search/catalog/shops';
import { Form, Link, useSearchParams, useSubmit } from 'react-router';
import { load } from '../api/load.ts';
import { useServedSites } from '../api/served-sites.ts';
import { ShopList } from '../features/marketplaces/lists/shop-list.tsx';
import chips from '../ui/frames/link-chips.module.css';
import styles from '../features/marketplaces/lists/shop-place.module.css';
import { sitePageIn } from '../features/marketplaces/lists/sort-links.tsx';
import { tidyKeyword } from '../text/keyword.ts';
import { pageMeta } from '../text/page-meta.ts';
import { PREFECTURES, prefectureName, REGIONS } from '../text/prefectures.ts';
import { Button } from '../ui/forms/button.tsx';
import { Select, TextInput } from '../ui/forms/inputs.tsx';
import { Pager } from '../ui/frames/pager.tsx';
import { Banner, EmptyState } from '../ui/frames/states.tsx';
import type { Route } from './+types/shop-place';

const PAGE_SIZE = 24;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: 'Cửa hàng theo vùng',
    description:
      'Cửa hàng Nhật trên mọi sàn, theo tỉnh thành và theo loại hàng: máy ảnh ở Tokyo, mô hình ở Osaka…',
    origin: loaderData?.origin ?? '',
    path: '/shop-place',
  });

export async function loader({ context, request }: Route.LoaderArgs) {
  const { origin, searchParams } = new URL(request.url);
  const place = Number(searchParams.get('place')) || undefined;
  const asked = {
    kind: /^[a-z-]{1,20}$/.exec(searchParams.get('kind') ?? '')?.[0],
    place: prefectureName(place) ? place : undefined,
    site: findSite(searchParams.get('site') ?? ''),
    q: tidyKeyword(searchParams.get('q') ?? ''),
    page: sitePageIn(searchParams),
  };
  const { data: found } = await load(context, listCatalogShopsEndpoint, {
    query: { ...asked, size: PAGE_SIZE },
  });
  return { origin, asked, found };
}

/** Shops of all sites by place and kind: whom to trust in a town one knows, or who sells what one collects. */
export default function ShopPlace({ loaderData: { asked, found } }: Route.ComponentProps) {
  const where = prefectureName(asked.place);
  return (
    <div className={styles.page}>
      <header className={styles.lead}>
        <h1>{where ? `Cửa hàng ở ${where}` : 'Cửa hàng theo vùng'}</h1>
        <p>
          Cửa hàng Nhật trên mọi sàn, theo nơi gửi hàng và loại hàng. Chạm vào một cửa hàng để xem
          mọi món họ đang bán.
        </p>
      </header>
      <KindLinks asked={asked} found={found} />
      <AskForm asked={asked} found={found} />
      {found.is_partial ? (
        <Banner tone="estimate">
          Có sàn chưa phản hồi; đang hiện những cửa hàng đã biết của sàn đó.
        </Banner>
      ) : null}
      <p role="status" className={styles.count}>
        {found.total} cửa hàng{where ? ` gửi hàng từ ${where}` : ''}
      </p>
      {found.shops.length === 0 ? (
        <EmptyState title="Không tìm thấy cửa hàng phù hợp">
          Thử bỏ bớt một điều kiện, hoặc chọn vùng lân cận.
        </EmptyState>
      ) : (
        <ShopList
          shops={found.shops}
          kindNames={new Map(found.kinds.map(({ kind, name }) => [kind, name]))}
        />
      )}
      <Pager page={asked.page} size={PAGE_SIZE} total={found.total} />
    </div>
  );
}

type Props = Pick<Route.ComponentProps['loaderData'], 'asked' | 'found'>;

function KindLinks({ asked, found }: Props) {
  const [search] = useSearchParams();
  const toKind = (kind: string | undefined) => {
    const next = new URLSearchParams(search);
    next.delete('page');
    if (kind) next.set('kind', kind);
    else next.delete('kind');
    return `?${next}`;
  };
  return (
    <nav aria-label="Loại hàng" className={chips.chips}>
      <ul role="list">
        <li>
          <Link to={toKind(undefined)} aria-current={asked.kind ? undefined : 'true'}>
            Mọi loại
          </Link>
        </li>
        {found.kinds.map(({ kind, name }) => (
          <li key={kind}>
            <Link to={toKind(kind)} aria-current={kind === asked.kind ? 'true' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Place, site and name; what is chosen from a list is asked at once. */
function AskForm({ asked, found }: Props) {
  const submit = useSubmit();
  const served = useServedSites();
  const counts = new Map(found.places.map(({ place, count }) => [place, count]));
  return (
    <Form
      method="get"
      className={styles.form}
      onChange={(event) => void (isChoice(event.target) && submit(event.currentTarget))}
    >
      {asked.kind ? <input type="hidden" name="kind" value={asked.kind} /> : null}
      <PlaceSelect chosen={asked.place} counts={counts} />
      <Select
        key={`site-${asked.site}`}
        label="Sàn"
        name="site"
        defaultValue={asked.site ?? ''}
        options={[
          { value: '', label: 'Mọi sàn' },
          ...served.map(({ site }) => ({ value: site, label: siteName(site) })),
        ]}
      />
      <TextInput label="Tên cửa hàng" name="q" defaultValue={asked.q ?? ''} inputMode="search" />
      <Button type="submit">Xem cửa hàng</Button>
    </Form>
  );
}

const isChoice = (target: EventTarget): boolean => target instanceof HTMLSelectElement;

/** Prefectures by region, each with how many shops are known there. */
function PlaceSelect({
  chosen,
  counts,
}: {
  chosen: number | undefined;
  counts: ReadonlyMap<number, number>;
}) {
  const groups = REGIONS.map(({ name, from, to }) => ({
    label: name,
    options: PREFECTURES.slice(from - 1, to).map((prefecture, index) => {
      const count = counts.get(from + index);
      return {
        value: String(from + index),
        label: count ? `${prefecture} (${count})` : prefecture,
      };
    }),
  }));
  return (
    <label className={styles.place}>
      <span>Nơi gửi hàng</span>
      <select key={chosen} name="place" defaultValue={chosen ?? ''}>
        <option value="">Cả nước Nhật</option>
        {groups.map(({ label, options }) => (
          <optgroup key={label} label={label}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}
