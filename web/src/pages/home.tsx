import { listRunningBidsEndpoint } from '@hako/contract/bidding/running';
import { findSite } from '@hako/contract/marketplaces/sites';
import {
  listQuicksEndpoint,
  listRecentlyViewedEndpoint,
  listTopKeywordsEndpoint,
} from '@hako/contract/search/discovery';
import { listRecommendedEndpoint } from '@hako/contract/search/recommendations';
import { listBannersEndpoint } from '@hako/contract/content/banners';
import { listOwnTasksEndpoint } from '@hako/contract/support/own-tasks';
import { listFeedbacksEndpoint } from '@hako/contract/content/feedbacks';
import { IconBoxSeam, IconGavel, IconReceipt } from '@tabler/icons-react';
import { Suspense } from 'react';
import { Await, Link } from 'react-router';
import { loadOr } from '../api/load.ts';
import { readServedSites } from '../api/served-sites.ts';
import { HomeBanners } from '../features/content/banners/home-banners.tsx';
import { FeedbackList } from '../features/content/feedback-list.tsx';
import { ItemOfToday } from '../features/pricing/item-of-the-day.tsx';
import { readOfToday } from '../features/pricing/read-of-today.ts';
import { Heart } from '../features/favorites/heart.tsx';
import { hasSession, useViewer } from '../parts/viewer.ts';
import { OwnTasks } from '../features/support/own-tasks.tsx';
import { AllRunning, RunningShelf } from '../features/bidding/lists/running-shelf.tsx';
import { HomeShelves } from '../features/marketplaces/cards/home-shelves.tsx';
import { readHomeShelves } from '../features/marketplaces/cards/read-home-shelves.ts';
import { RecommendedShelf } from '../features/marketplaces/cards/recommended-shelf.tsx';
import { ViewedShelf } from '../features/marketplaces/cards/viewed-shelf.tsx';
import { Chips } from '../features/search/chips.tsx';
import { Hero } from '../shell/frame/hero.tsx';
import { SEARCH_PATH } from '../shell/frame/links.ts';
import { pageMeta } from '../text/page-meta.ts';
import { categoryPath } from '../text/sites.ts';
import { Card } from '../ui/frames/card.tsx';
import { Skeleton } from '../ui/frames/states.tsx';
import type { RouteHandle } from '../root.tsx';
import type { Route } from './+types/home';
import styles from './home.module.css';

const PROMISES = [
  {
    Icon: IconReceipt,
    title: 'Biết giá về tới nhà trước khi đặt',
    text: 'Mỗi món đều kèm tổng bằng đồng về tới nhà bạn, từng dòng ghi rõ chắc chắn, ước tính hay chưa biết.',
  },
  {
    Icon: IconGavel,
    title: 'Không lỡ phút cuối phiên đấu giá',
    text: 'Đặt giá tối đa hoặc hẹn săn. Hako đặt đúng giây theo giờ của sàn và để lại biên nhận từng bước.',
  },
  {
    Icon: IconBoxSeam,
    title: 'Theo dõi hàng từ Nhật về tận nhà',
    text: 'Ảnh và cân nặng tại kho Nhật, từng chặng đường, tiền lần 1 và lần 2 luôn nằm cạnh nhau.',
  },
] as const;

const VIEWED_SIZE = 12;
const FEEDBACKS = 3;

export const handle = { isSameForGuests: true } satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: 'Mua hộ và đấu giá hàng Nhật',
    description:
      'Tìm, đấu giá và mua hàng Nhật. Biết trước giá về tới nhà bằng đồng trước khi đặt.',
    origin: loaderData?.origin ?? '',
    path: '/',
  });

/** Waits for our own database only: what the marketplaces have comes after the page. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const isSignedIn = hasSession(request);
  const [served, keywords, quicks, banners, tasks, running] = await Promise.all([
    readServedSites(context),
    loadOr(context, listTopKeywordsEndpoint, { query: { type_code: 'all' } }, null),
    loadOr(context, listQuicksEndpoint, { query: {} }, null),
    loadOr(context, listBannersEndpoint, undefined, null),
    // What stands above the shelves comes with them: later it would push them down.
    isSignedIn ? loadOr(context, listOwnTasksEndpoint, undefined, null) : null,
    isSignedIn ? loadOr(context, listRunningBidsEndpoint, undefined, null) : null,
  ]);
  return {
    origin: new URL(request.url).origin,
    ofToday: readOfToday(context),
    banners: banners?.data.results ?? [],
    keywords: keywords?.data.results ?? [],
    quicks: (quicks?.data.results ?? []).filter(({ type }) =>
      served.some(({ site }) => site === findSite(type)),
    ),
    shelves: readHomeShelves(context, served),
    tasks: tasks?.data ?? [],
    running: running?.data ?? [],
    viewed: loadOr(context, listRecentlyViewedEndpoint, { query: { size: VIEWED_SIZE } }, null),
    feedbacks: loadOr(context, listFeedbacksEndpoint, { query: { size: FEEDBACKS } }, null),
    recommended: loadOr(context, listRecommendedEndpoint, { query: { size: VIEWED_SIZE } }, null),
  };
}

export default function Home({
  loaderData: {
    ofToday,
    banners,
    keywords,
    quicks,
    shelves,
    tasks,
    running,
    viewed,
    feedbacks,
    recommended,
  },
}: Route.ComponentProps) {
  const viewer = useViewer();
  const customerId = viewer?.kind === 'customer' ? viewer.id : null;
  const heart: Parameters<typeof HomeShelves>[0]['heart'] = (card) => (
    <Heart listing={card} viewerId={customerId} />
  );
  return (
    <div className={styles.page}>
      <Hero />
      <HomeBanners banners={banners} />
      {viewer ? <GoOn {...{ tasks, running, viewed }} /> : null}
      <HomeShelves shelves={shelves} heart={heart}>
        <ItemOfToday answer={ofToday} />
      </HomeShelves>
      <div className={styles.ways}>
        <Chips
          title="Được tìm nhiều"
          chips={keywords.map(({ name }) => ({
            to: `${SEARCH_PATH}?keyword=${encodeURIComponent(name)}`,
            label: name,
          }))}
        />
        <Chips
          title="Danh mục hay xem"
          chips={quicks.map(({ id, name, type }) => ({ to: categoryPath(type, id), label: name }))}
        />
      </div>
      <Suspense fallback={<Skeleton height={240} />}>
        <Await resolve={recommended} errorElement={null}>
          {(answer) => (answer ? <RecommendedShelf recommended={answer.data} /> : null)}
        </Await>
      </Suspense>
      <Card title="Cửa hàng Nhật theo vùng" action={<Link to="/shop-place">Xem cửa hàng</Link>}>
        <p>
          Máy ảnh ở Tokyo, mô hình ở Osaka, đồ câu ở Hokkaido: tìm cửa hàng trên mọi sàn theo nơi họ
          gửi hàng.
        </p>
      </Card>
      <Promises />
      <Suspense fallback={<Skeleton height={160} />}>
        <Await resolve={feedbacks} errorElement={null}>
          {(answer) => (answer ? <FeedbackList feedbacks={answer.data} /> : null)}
        </Await>
      </Suspense>
    </div>
  );
}

/** Where this person left off: outbid, the auctions that run with a bid of theirs, seen last. */
function GoOn({
  tasks,
  running,
  viewed,
}: Pick<Route.ComponentProps['loaderData'], 'tasks' | 'running' | 'viewed'>) {
  return (
    <>
      <OwnTasks tasks={tasks.filter(({ kind }) => kind === 'outbid')} />
      {running.length > 0 ? (
        <Card title="Tiếp tục" action={<AllRunning bids={running} />}>
          <RunningShelf bids={running} />
        </Card>
      ) : null}
      <Suspense fallback={<Skeleton height={240} />}>
        <Await resolve={viewed} errorElement={null}>
          {(answer) => <ViewedShelf viewed={answer?.data.results ?? []} />}
        </Await>
      </Suspense>
    </>
  );
}

/** What Hako does for people, in three sentences. */
function Promises() {
  return (
    <section aria-label="Hako hứa" className={styles.promises}>
      {PROMISES.map(({ Icon, title, text }) => (
        <div key={title}>
          <Icon aria-hidden="true" size={28} stroke={1.5} />
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
      ))}
    </section>
  );
}
