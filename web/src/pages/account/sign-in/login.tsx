import { readSignInWaysEndpoint } from '@hako/contract/identity/social';
import { Link, useSearchParams } from 'react-router';
import { loadOr } from '../../../api/load.ts';
import { GoogleButton } from '../../../features/identity/sign-in/google-button.tsx';
import { PasskeyButton } from '../../../features/identity/passkeys/passkey-button.tsx';
import { refuseViewer } from '../../../features/identity/guard.ts';
import { useNextPage } from '../../../features/identity/sign-in/next-page.ts';
import { QrSignIn } from '../../../features/identity/sign-in/qr-sign-in.tsx';
import { SignInWays } from '../../../features/identity/sign-in/sign-in-ways.tsx';
import type { RouteHandle } from '../../../root.tsx';
import type { Route } from './+types/login';
import styles from './login.module.css';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => [{ title: 'Đăng nhập · Hako' }];
export const middleware: Route.MiddlewareFunction[] = [refuseViewer];

export async function loader({ context }: Route.LoaderArgs) {
  const ways = await loadOr(context, readSignInWaysEndpoint, undefined, null);
  return { hasGoogle: ways?.data.google ?? false };
}

export default function LoginPage({ loaderData: { hasGoogle } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const next = search.get('next');
  const goOn = useNextPage(next);
  const carried = next ? `?next=${encodeURIComponent(next)}` : '';
  return (
    <div className={styles.page}>
      <h1>Đăng nhập</h1>
      <div className={styles.card}>
        <div className={styles.ways}>
          <SignInWays next={next} />
          <PasskeyButton kind="customer" onSignedIn={goOn} />
          {hasGoogle ? <GoogleButton next={next} /> : null}
        </div>
        <div className={styles.qr}>
          <QrSignIn next={next} />
        </div>
      </div>
      <p>
        Chưa có tài khoản? <Link to={`/account/register${carried}`}>Đăng ký</Link> ·{' '}
        <Link to={`/account/forgot${carried}`}>Quên mật khẩu</Link>
      </p>
    </div>
  );
}
