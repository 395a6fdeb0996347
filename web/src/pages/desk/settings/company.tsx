import { readOwnCompanyEndpoint } from '@hako/contract/settings/own-company';
import { Link } from 'react-router';
import { load } from '../../../api/load.ts';
import { OwnCompanyFacts } from '../../../features/desk/settings/own-company.tsx';
import { requireStaff } from '../../../features/identity/guard.ts';
import type { RouteHandle } from '../../../root.tsx';
import { Stack } from '../../../ui/frames/card.tsx';
import type { Route } from './+types/company';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => [{ title: 'Công ty, kho, ngân hàng · Hako' }];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export async function loader({ context }: Route.LoaderArgs) {
  return (await load(context, readOwnCompanyEndpoint)).data;
}

/** Who we are, as the server was told. */
export default function OwnCompanyPage({ loaderData }: Route.ComponentProps) {
  return (
    <Stack>
      <Link to="/desk/settings">‹ Cấu hình</Link>
      <h1>Công ty, kho, ngân hàng</h1>
      <OwnCompanyFacts company={loaderData} />
    </Stack>
  );
}
