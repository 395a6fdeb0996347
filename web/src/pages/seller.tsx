import { SITES } from '@hako/contract/marketplaces/sites';
import { readCatalogSellerEndpoint } from '@hako/contract/search/catalog/lists';
import { IconShieldCheck, IconUser } from '@tabler/icons-react';
import { Form } from 'react-router';
import { load } from '../api/load.ts';
import { requireServedSite } from '../api/served-sites.ts';
import { Heart } from '../features/favorites/heart.tsx';
import { StoreHeart } from '../parts/store-heart.tsx';
import { useViewer } from '../parts/viewer.ts';
import { CardGrid } from '../features/marketplaces/cards/card-grid.tsx';
import styles from '../features/marketplaces/lists/list-page.module.css';
import { SellerStanding } from '../features/marketplaces/item/facts/seller-standing.tsx';
import { sitePageIn, SortLinks, totalOf } from '../features/marketplaces/lists/sort-links.tsx';
import { tidyKeyword } from '../text/keyword.ts';
import { pageMeta } from '../text/page-meta.ts';
import { sellerPath } from '../text/sites.ts';
import { Button } from '../ui/forms/button.tsx';
import { TextInput } from '../ui/forms/inputs.tsx';
import { Pager } from '../ui/frames/pager.tsx';
import { EmptyState } from '../ui/frames/states.tsx';
import type { Route } from './+types/seller';

const PAGE_SIZE = 40;
const SORTS = [
  { value: 'newest', label: 'Mới đăng' },
  { value: 'price-up', label: 'Giá thấp trước' },
  { value: 'price-down', label: 'Giá cao trước' },
] as const;
const ENDING = { value: 'ending-soon', label: 'Sắp kết thúc' } as const;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData === undefined
    ? [{ title: 'Người bán · Hako' }]
    : pageMeta({
        title: `${loaderData.name} trên ${SITES[loaderData.site].name}`,
        description: `Hàng đang bán của ${loaderData.name} trên ${SITES[loaderData.site].name}, kèm giá về tới nhà bằng đồng.`,
        origin: loaderData.origin,
        path: sellerPath(loaderData.site, loaderData.id) ?? '',
        isUnlisted: true,
      });

export async function loader({ context, params: { site: path, id }, request }: Route.LoaderArgs) {
  const { origin, searchParams } = new URL(request.url);
  const { site, lists } = await requireServedSite(context, path, 'sellers');
  const page = sitePageIn(searchParams);
  const sort = [...SORTS, ENDING].find(({ value }) => value === searchParams.get('sort'))?.value;
  const q = tidyKeyword(searchParams.get('keyword') ?? '');
  const { data: found } = await load(context, readCatalogSellerEndpoint, {
    params: { site, id },
    query: { q, page, size: PAGE_SIZE, sort },
  });
  const isTold = found.seller !== null && !/^\**$/.test(found.seller.name);
  const name = isTold
    ? (found.seller?.name ?? '')
    : found.seller?.is_store
      ? 'Một cửa hàng'
      : 'Một người bán';
  return { origin, site, id, q, name, isTold, hasEnd: lists.includes('auctions'), found };
}

export default function SellerPage({
  loaderData: { site, id, q, name, isTold, hasEnd, found },
}: Route.ComponentProps) {
  const viewer = useViewer();
  const viewerId = viewer?.kind === 'customer' ? viewer.id : null;
  const { seller, cards } = found;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.order}>
          <SellerName seller={seller} name={name} isTold={isTold} />
          <StoreHeart
            viewerId={viewerId}
            store={{
              site_code: found.site_code,
              code: id,
              name: isTold ? name : id,
              path: sellerPath(site, id) ?? '',
              picture: cards[0]?.picture ?? '',
            }}
          />
        </div>
        {seller ? <SellerStanding seller={seller} site={site} /> : null}
      </header>
      <Form method="get" className={styles.find}>
        <TextInput
          label="Tìm trong hàng của người này"
          name="keyword"
          defaultValue={q ?? ''}
          inputMode="search"
        />
        <Button type="submit">Tìm</Button>
      </Form>
      <SortLinks sorts={hasEnd ? [...SORTS, ENDING] : SORTS} />
      {cards.length === 0 ? (
        <EmptyState
          title={
            found.page > 1 ? 'Bạn đã xem hết danh sách.' : 'Người bán này không có món nào như vậy'
          }
        >
          Thử bỏ bớt từ, hoặc lưu người bán để quay lại sau.
        </EmptyState>
      ) : (
        <CardGrid
          label={`Hàng của ${name}`}
          cards={cards}
          heart={(card) => <Heart listing={card} viewerId={viewerId} />}
        />
      )}
      <Pager page={found.page} size={PAGE_SIZE} total={totalOf(found, found.page, PAGE_SIZE)} />
    </div>
  );
}

type Loaded = Route.ComponentProps['loaderData'];

function SellerName({
  seller,
  name,
  isTold,
}: Pick<Loaded, 'name' | 'isTold'> & Pick<Loaded['found'], 'seller'>) {
  const Icon = seller?.is_store ? IconShieldCheck : IconUser;
  return (
    <h1 lang={isTold ? 'ja' : undefined}>
      <Icon aria-hidden="true" size={24} className="sign" /> {name}
    </h1>
  );
}
