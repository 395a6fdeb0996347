import { useSearchParams } from 'react-router';
import { GoogleReturn } from '../../../features/identity/sign-in/google-return.tsx';
import type { RouteHandle } from '../../../root.tsx';
import { Stack } from '../../../ui/frames/card.tsx';
import { Narrow } from '../../../ui/frames/prose.tsx';
import type { Route } from './+types/google';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => [
  { title: 'Đăng nhập bằng Google · Hako' },
  { name: 'referrer', content: 'no-referrer' },
];

/** Where Google sends people back to. */
export default function GooglePage() {
  const [search] = useSearchParams();
  return (
    <Narrow>
      <Stack gap={3}>
        <h1>Đăng nhập bằng Google</h1>
        <GoogleReturn
          code={search.get('code')}
          state={search.get('state')}
          error={search.get('error')}
        />
      </Stack>
    </Narrow>
  );
}
