import { Link, useSearchParams } from 'react-router';
import { refuseViewer } from '../../features/identity/guard.ts';
import { SignUpForm } from '../../features/identity/sign-up-form.tsx';
import type { RouteHandle } from '../../root.tsx';
import { Card, Stack } from '../../ui/card.tsx';
import { Narrow } from '../../ui/prose.tsx';
import type { Route } from './+types/register';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => [{ title: 'Đăng ký · Hako' }];
export const middleware: Route.MiddlewareFunction[] = [refuseViewer];

/** Present so that coming here by a link asks the server, and with it the guard. */
export function loader(): null {
  return null;
}

export default function RegisterPage() {
  const [search] = useSearchParams();
  const next = search.get('next');
  return (
    <Narrow>
      <Stack gap={3}>
        <h1>Mở tài khoản</h1>
        <Card>
          <SignUpForm next={next} />
        </Card>
        <p>
          Đã có tài khoản? <Link to={`/account/login${next ? `?next=${encodeURIComponent(next)}` : ''}`}>Đăng nhập</Link>. Khi mở tài khoản, bạn đồng
          ý với <Link to="/page/chinh-sach-giao-dich">chính sách giao dịch</Link> và <Link to="/page/chinh-sach-bao-mat">chính sách bảo mật</Link>.
        </p>
      </Stack>
    </Narrow>
  );
}
