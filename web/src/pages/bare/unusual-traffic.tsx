import { findSite, siteName } from '@hako/contract/marketplaces/sites';
import { Link } from 'react-router';
import { readServedSites } from '../../api/served-sites.ts';
import type { RouteHandle } from '../../root.tsx';
import { sitePath } from '../../text/sites.ts';
import { formatTime } from '../../text/time.ts';
import type { Route } from './+types/unusual-traffic';

export const handle = { isStatic: true } satisfies RouteHandle;
export const meta = () => [
  { title: 'Truy cập bất thường · Hako' },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = findSite(new URL(request.url).searchParams.get('site') ?? '');
  const served = site ? await readServedSites(context) : [];
  return {
    site,
    closed: served.find((one) => one.site === site)?.closed ?? null,
    open: served.filter(({ closed }) => !closed).map((one) => one.site),
  };
}

/** Somebody shut somebody out: our own limit against this network, or (`?site=`) a marketplace against us. */
export default function UnusualTraffic({
  loaderData: { site, closed, open },
}: Route.ComponentProps) {
  if (site)
    return (
      <SiteShutsUsOut site={siteName(site)} path={sitePath(site)} closed={closed} open={open} />
    );
  return (
    <>
      <h1>Mạng của bạn đang gửi quá nhiều yêu cầu</h1>
      <p>
        Hako tạm dừng trả lời để giữ chỗ cho mọi người. Thường chỉ cần chờ một phút rồi{' '}
        <a href="/">thử lại</a>. Nếu bạn dùng chung mạng công ty hoặc VPN, hãy thử bằng mạng khác.
      </p>
      <p>Các lượt săn đã hẹn không bị ảnh hưởng.</p>
    </>
  );
}

function SiteShutsUsOut({
  site,
  path,
  closed,
  open,
}: Pick<Route.ComponentProps['loaderData'], 'closed' | 'open'> & {
  readonly site: string;
  readonly path: string;
}) {
  if (!closed)
    return (
      <>
        <h1>{site} đang mở</h1>
        <p>
          Sàn đã phản hồi trở lại. <Link to={path}>Xem {site}</Link>
        </p>
      </>
    );
  return (
    <>
      <h1>{site} tạm thời không cho Hako vào xem</h1>
      <p>
        {closed.message} Các sàn thỉnh thoảng chặn truy cập tự động hoặc bảo trì. Hako không tìm
        cách vượt qua, mà chờ rồi kết nối lại
        {closed.nextTryAt ? ` lúc ${formatTime(closed.nextTryAt)}` : ''}.
      </p>
      <p>
        Giỏ hàng, đơn hàng và những lượt đặt giá đã gửi vẫn còn nguyên. Không có khoản tiền nào bị
        trừ khi sàn chưa phản hồi.
      </p>
      {open.length > 0 ? (
        <p>
          Vẫn mở:{' '}
          {open.map((one, index) => (
            <span key={one}>
              {index > 0 ? ', ' : ''}
              <Link to={sitePath(one)}>{siteName(one)}</Link>
            </span>
          ))}
          .
        </p>
      ) : null}
      <p>
        <Link to={path}>Thử lại {site}</Link>
      </p>
    </>
  );
}
