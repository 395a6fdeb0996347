import { readSignInWaysEndpoint } from '@hako/contract/identity/social';
import { Link, useSearchParams } from 'react-router';
import { loadOr } from '../../../api/load.ts';
import { GoogleButton } from '../../../features/identity/sign-in/google-button.tsx';
import { refuseViewer } from '../../../features/identity/guard.ts';
import { SignUpForm } from '../../../features/identity/sign-in/sign-up-form.tsx';
import type { RouteHandle } from '../../../root.tsx';
import { Card, Stack } from '../../../ui/frames/card.tsx';
import { Narrow } from '../../../ui/frames/prose.tsx';
import type { Route } from './+types/register';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => [{ title: 'Đăng ký · Hako' }];
export const middleware: Route.MiddlewareFunction[] = [refuseViewer];

export async function loader({ context }: Route.LoaderArgs) {
  const ways = await loadOr(context, readSignInWaysEndpoint, undefined, null);
  return { hasGoogle: ways?.data.google ?? false };
}

export default function RegisterPage({ loaderData: { hasGoogle } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const next = search.get('next');
  return (
    <Narrow>
      <Stack gap={3}>
        <h1>Đăng ký</h1>
        <Card>
          <Stack>
            <SignUpForm next={next} />
            {hasGoogle ? <GoogleButton next={next} /> : null}
          </Stack>
        </Card>
        <p>
          Đã có tài khoản?{' '}
          <Link to={`/account/login${next ? `?next=${encodeURIComponent(next)}` : ''}`}>
            Đăng nhập
          </Link>
          . Khi đăng ký, bạn đồng ý với{' '}
          <Link to="/page/chinh-sach-giao-dich">chính sách giao dịch</Link> và{' '}
          <Link to="/page/chinh-sach-bao-mat">chính sách bảo mật</Link>.
        </p>
      </Stack>
    </Narrow>
  );
}
