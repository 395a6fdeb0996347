import { listQuicksEndpoint, listRecentlyViewedEndpoint, listTopKeywordsEndpoint } from '@hako/contract/discovery';
import { searchCatalogWholeEndpoint } from '@hako/contract/search';
import { IconBoxSeam, IconGavel, IconReceipt } from '@tabler/icons-react';
import { Suspense } from 'react';
import { Await, Link } from 'react-router';
import { loadOr } from '../api/load.ts';
import { Heart } from '../features/favorites/heart.tsx';
import { useViewer } from '../features/identity/viewer.ts';
import { endingSoonQuery, SHELF_SIZE, withinReach } from '../features/marketplaces/ending-soon.ts';
import { ListingShelf } from '../features/marketplaces/listing-shelf.tsx';
import { ViewedShelf } from '../features/marketplaces/viewed-shelf.tsx';
import { Chips } from '../features/search/chips.tsx';
import { SearchBox } from '../shell/search-box.tsx';
import { SEARCH_PATH, SITE_LINKS } from '../shell/links.ts';
import { pageMeta } from '../text/page-meta.ts';
import { Dong } from '../ui/money.tsx';
import { CertaintyTag } from '../ui/tag.tsx';
import { Skeleton } from '../ui/states.tsx';
import type { Route } from './+types/home';
import styles from './home.module.css';

const PROMISES = [
  {
    Icon: IconReceipt,
    title: 'Biết giá về tới nhà trước khi đặt',
    text: 'Mỗi món đều kèm tổng bằng đồng tới cửa nhà bạn, từng dòng ghi rõ chắc chắn, ước tính hay chưa biết.',
  },
  {
    Icon: IconGavel,
    title: 'Không lỡ phút cuối phiên đấu giá',
    text: 'Đặt giá tối đa hoặc hẹn giờ. Hako gửi đúng giây theo đồng hồ của sàn và để lại biên nhận từng bước.',
  },
  {
    Icon: IconBoxSeam,
    title: 'Theo hàng từ Nhật đến cửa',
    text: 'Ảnh và cân nặng tại kho Nhật, từng chặng đường, tiền lần 1 và lần 2 luôn nằm cạnh nhau.',
  },
] as const;

/** A price as it will be read everywhere, so that a newcomer knows the words. Figures of a worked example, not of a listing. */
const EXAMPLE = [
  { label: 'Máy ảnh phim, đấu giá ¥18,500', amount: 3_145_000, certainty: 'certain' },
  { label: 'Vận chuyển trong Nhật ¥1,100', amount: 187_000, certainty: 'certain' },
  { label: 'Phí dịch vụ', amount: 252_000, certainty: 'certain' },
  { label: 'Cước bay Nhật – Việt, khoảng 1,2 kg', amount: 264_000, certainty: 'estimate' },
] as const;

const VIEWED_SIZE = 12;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: 'Mua hộ và đấu giá hàng Nhật',
    description: 'Tìm, đấu giá và mua hàng Nhật. Biết trước giá về tới nhà bằng đồng trước khi đặt.',
    origin: loaderData?.origin ?? '',
    path: '/',
  });

/** Waits for our own database only: what the marketplaces have comes after the page. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const [keywords, quicks] = await Promise.all([
    loadOr(context, listTopKeywordsEndpoint, { query: { type_code: 'all' } }, null),
    loadOr(context, listQuicksEndpoint, { query: {} }, null),
  ]);
  return {
    origin: new URL(request.url).origin,
    keywords: keywords?.data.results ?? [],
    quicks: quicks?.data.results ?? [],
    endingSoon: withinReach(loadOr(context, searchCatalogWholeEndpoint, { query: endingSoonQuery('auction') }, null)),
    fresh: loadOr(context, searchCatalogWholeEndpoint, { query: { sites: 'mercari', sort: 'newest', size: SHELF_SIZE } }, null),
    viewed: loadOr(context, listRecentlyViewedEndpoint, { query: { size: VIEWED_SIZE } }, null),
  };
}

export default function Home({ loaderData: { keywords, quicks, endingSoon, fresh, viewed } }: Route.ComponentProps) {
  const viewer = useViewer();
  const customerId = viewer?.kind === 'customer' ? viewer.id : null;
  return (
    <div className={styles.page}>
      <Hero />
      <div className={styles.ways}>
        <Chips
          title="Được tìm nhiều"
          chips={keywords.map(({ name }) => ({ to: `${SEARCH_PATH}?keyword=${encodeURIComponent(name)}`, label: name }))}
        />
        <Chips title="Danh mục hay xem" chips={quicks.map(({ id, name, type }) => ({ to: `/${type}/search?category=${id}`, label: name }))} />
      </div>
      <ListingShelf
        title="Sắp kết thúc trên Yahoo! Đấu giá"
        more="/auction/search?kind=auction&sort=ending-soon"
        answer={endingSoon}
        heart={(card) => <Heart listing={card} viewerId={customerId} />}
      />
      <ListingShelf
        title="Vừa đăng trên Mercari"
        more="/mercari/search?sort=newest"
        answer={fresh}
        heart={(card) => <Heart listing={card} viewerId={customerId} />}
      />
      {viewer ? (
        <Suspense fallback={<Skeleton height={240} />}>
          <Await resolve={viewed} errorElement={null}>
            {(answer) => <ViewedShelf viewed={answer?.data.results ?? []} />}
          </Await>
        </Suspense>
      ) : null}
      <section aria-label="Hako hứa" className={styles.promises}>
        {PROMISES.map(({ Icon, title, text }) => (
          <div key={title}>
            <Icon aria-hidden="true" size={28} stroke={1.5} />
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
        ))}
      </section>
    </div>
  );
}

function Hero() {
  const total = EXAMPLE.reduce((sum, line) => sum + line.amount, 0);
  return (
    <section className={styles.hero}>
      <div className={styles.lead}>
        <h1>Một ô tìm kiếm cho mọi thứ bạn muốn ở Nhật</h1>
        <p>Gõ tiếng Việt có dấu hay không dấu, hoặc dán link. Hako tìm cùng lúc trên các sàn Nhật và tính sẵn giá về tới nhà.</p>
        <SearchBox isLarge />
        <ul role="list" className={styles.sites} aria-label="Các sàn">
          {SITE_LINKS.map((site) => (
            <li key={site.to}>
              <Link to={site.to}>{site.label}</Link>
            </li>
          ))}
        </ul>
      </div>
      <figure className={styles.example}>
        <figcaption>Ví dụ cách Hako báo giá</figcaption>
        <dl>
          {EXAMPLE.map((line) => (
            <div key={line.label}>
              <dt>{line.label}</dt>
              <dd>
                <Dong amount={line.amount} />
                <CertaintyTag certainty={line.certainty} />
              </dd>
            </div>
          ))}
          <div className={styles.total}>
            <dt>Về tới nhà ≈</dt>
            <dd>
              <Dong amount={total} size="large" />
            </dd>
          </div>
        </dl>
      </figure>
    </section>
  );
}
