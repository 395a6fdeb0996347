import { siteName } from '@hako/contract/marketplaces/sites';
import { type BidFigures, readBidFiguresEndpoint } from '@hako/contract/bidding/figures';
import { load } from '../../api/load.ts';
import type { RouteHandle } from '../../root.tsx';
import { ShotStrip } from '../../features/bidding/lists/shot-strip.tsx';
import { formatCount, formatShare } from '../../text/money.ts';
import { pageMeta } from '../../text/page-meta.ts';
import { formatDay } from '../../text/time.ts';
import { Facts } from '../../ui/frames/card.tsx';
import { Prose } from '../../ui/frames/prose.tsx';
import type { Route } from './+types/bid-figures';

export const handle = { isStatic: true, isSameForGuests: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: 'Minh bạch đấu giá',
    description:
      'Bao nhiêu lượt săn được gửi đúng giờ, thắng, thua vì giá và thua vì lỗi của Hako trong 90 ngày, đếm thẳng từ biên nhận.',
    origin: loaderData?.origin ?? '',
    path: '/page/minh-bach-dau-gia',
  });

export async function loader({ context, request }: Route.LoaderArgs) {
  return {
    origin: new URL(request.url).origin,
    figures: (await load(context, readBidFiguresEndpoint)).data,
  };
}

const count = (value: number): string => `${formatCount(value)} lượt`;
const share = (part: number, whole: number): string =>
  whole === 0 ? count(part) : `${count(part)} (${formatShare(part, whole)})`;

const rowsOf = (figures: BidFigures): readonly (readonly [string, string])[] => [
  ['Đã đặt giá vào giờ hẹn', count(figures.fired)],
  ['Đặt đúng giờ (trễ không quá 0,25 giây)', share(figures.on_time, figures.fired)],
  ['Thắng', count(figures.won)],
  ['Thua vì có người trả cao hơn', count(figures.lost_by_price)],
  ['Thua vì lỗi của Hako', count(figures.lost_by_us)],
  ['Không tính là thắng hay thua', count(figures.other)],
];

/** Public figures about snipes: nothing here is typed by hand. */
export default function BidFiguresPage({ loaderData: { figures } }: Route.ComponentProps) {
  const { total, sites, days, from, to } = figures;
  const isEmpty =
    total.fired + total.won + total.lost_by_price + total.lost_by_us + total.other === 0;
  return (
    <Prose
      title="Minh bạch đấu giá"
      lead={`Mỗi lượt săn phút chót có một biên nhận ghi lại giờ hẹn, giờ gửi, đồng hồ sàn, giá và câu trả lời của sàn. Trang này đếm thẳng các biên nhận đó trong ${days} ngày, từ ${formatDay(from)} đến ${formatDay(to)}.`}
    >
      {isEmpty ? (
        <p>Chưa có lượt săn nào kết thúc trong thời gian này.</p>
      ) : (
        <>
          <ShotStrip figures={total} />
          <h2>Tất cả các sàn</h2>
          <Facts rows={rowsOf(total)} />
          {sites.length > 1
            ? sites.map((site) => (
                <section key={site.site}>
                  <h2>{siteName(site.site)}</h2>
                  <Facts rows={rowsOf(site)} />
                </section>
              ))
            : null}
        </>
      )}
      <h2>Cách đếm</h2>
      <ul>
        <li>
          <b>Thua vì có người trả cao hơn:</b> giá trên sàn vượt giá tối đa của khách, trước hoặc
          sau khi gửi; kể cả khi một khách khác của Hako đặt mức cao hơn.
        </li>
        <li>
          <b>Thua vì lỗi của Hako:</b> không gửi kịp, giá tới nơi sau khi phiên đóng, tài khoản mua
          hộ bị sàn tạm dừng, hoặc giá gửi đi mà sàn không nhận được.
        </li>
        <li>
          <b>Không tính là thắng hay thua:</b> khách tự hủy, phiên được gia hạn và khách đã chọn
          dừng, người bán kết thúc sớm hoặc không nhận lượt đặt giá, nhóm săn đã thắng đủ.
        </li>
      </ul>
      <p>
        Lượt săn của bạn nằm ở đâu trong các con số này đều đọc được trong biên nhận của chính lượt
        đó, ở mục Đấu giá.
      </p>
    </Prose>
  );
}
