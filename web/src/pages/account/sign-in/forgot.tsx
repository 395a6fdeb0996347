import { refuseViewer } from '../../../features/identity/guard.ts';
import { ResetPasswordForm } from '../../../features/identity/account/reset-password-form.tsx';
import type { RouteHandle } from '../../../root.tsx';
import { Card, Stack } from '../../../ui/frames/card.tsx';
import { Narrow } from '../../../ui/frames/prose.tsx';
import type { Route } from './+types/forgot';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => [{ title: 'Quên mật khẩu · Hako' }];
export const middleware: Route.MiddlewareFunction[] = [refuseViewer];

/** Present so that coming here by a link asks the server, and with it the guard. */
export function loader(): null {
  return null;
}

export default function ForgotPage() {
  return (
    <Narrow>
      <Stack gap={3}>
        <h1>Quên mật khẩu</h1>
        <Card>
          <ResetPasswordForm />
        </Card>
      </Stack>
    </Narrow>
  );
}
