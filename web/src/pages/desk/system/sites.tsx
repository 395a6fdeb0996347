import { listSiteHealthEndpoint } from '@hako/contract/desk/sites';
import { load } from '../../../api/load.ts';
import { SiteHealthCard } from '../../../features/desk/sites/site-health-card.tsx';
import { requireStaff } from '../../../features/identity/guard.ts';
import { PageName } from '../../../parts/desk/page-name.tsx';
import type { RouteHandle } from '../../../root.tsx';
import { Stack } from '../../../ui/frames/card.tsx';
import type { Route } from './+types/sites';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => [{ title: 'Các sàn · Hako' }];

export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export const loader = ({ context }: Route.LoaderArgs) => load(context, listSiteHealthEndpoint);

/** How our lines to the marketplaces are, and what of their answers could not be read. */
export default function DeskSitesPage({ loaderData: { data } }: Route.ComponentProps) {
  return (
    <Stack>
      <PageName>Các sàn</PageName>
      {[...Map.groupBy(data, ({ site }) => site)].map(([site, lines]) => (
        <SiteHealthCard key={site} lines={lines} />
      ))}
    </Stack>
  );
}
