import { Link, useSearchParams } from 'react-router';
import { refuseViewer } from '../../features/identity/guard.ts';
import { QrSignIn } from '../../features/identity/qr-sign-in.tsx';
import { SignInWays } from '../../features/identity/sign-in-ways.tsx';
import type { RouteHandle } from '../../root.tsx';
import type { Route } from './+types/login';
import styles from './login.module.css';

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
    <div className={styles.page}>
      <h1>Đăng nhập</h1>
      <div className={styles.card}>
        <SignInWays next={next} />
        <div className={styles.qr}>
          <QrSignIn next={next} />
        </div>
      </div>
      <p>
        Chưa có tài khoản? <Link to={`/account/register${carried}`}>Đăng ký</Link> · <Link to={`/account/forgot${carried}`}>Quên mật khẩu</Link>
      </p>
    </div>
  );
}
