import { Link, useSearchParams } from 'react-router';
import { refuseViewer } from '../../features/identity/guard.ts';
import { SignInForm } from '../../features/identity/sign-in-form.tsx';
import type { RouteHandle } from '../../root.tsx';
import { Card, Stack } from '../../ui/card.tsx';
import { Narrow } from '../../ui/prose.tsx';
import type { Route } from './+types/login';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => [{ title: 'Đăng nhập · Hako' }];
export const middleware: Route.MiddlewareFunction[] = [refuseViewer];

/** Present so that coming here by a link asks the server, and with it the guard. */
export function loader(): null {
  return null;
}

export default function LoginPage() {
  const [search] = useSearchParams();
  const next = search.get('next');
  const carried = next ? `?next=${encodeURIComponent(next)}` : '';
  return (
    <Narrow>
      <Stack gap={3}>
        <h1>Đăng nhập</h1>
        <Card>
          <SignInForm next={next} />
        </Card>
        <p>
          Chưa có tài khoản? <Link to={`/account/register${carried}`}>Đăng ký</Link> · <Link to={`/account/forgot${carried}`}>Quên mật khẩu</Link>
        </p>
      </Stack>
    </Narrow>
  );
}
