import { useNavigate } from 'react-router';
import { EnterWalks } from '../../../features/desk/stations/enter-walks.tsx';
import { RecordUnknownForm } from '../../../features/desk/unknown/record-form.tsx';
import { requireStaff } from '../../../features/identity/guard.ts';
import { useViewer } from '../../../parts/viewer.ts';
import type { RouteHandle } from '../../../root.tsx';
import { Card, Stack } from '../../../ui/frames/card.tsx';
import type { Route } from './+types/new';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => [{ title: 'Ghi kiện chưa rõ · Hako' }];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export const loader = ({ request }: Route.LoaderArgs) => ({
  number: new URL(request.url).searchParams.get('number')?.trim().slice(0, 60) ?? '',
});

/** A parcel in the hands that no order knows; then its label is printed. */
export default function RecordUnknownPage({ loaderData: { number } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const viewer = useViewer();
  return (
    <Stack>
      <h1>Ghi kiện chưa rõ</h1>
      <Card>
        <EnterWalks>
          <RecordUnknownForm
            key={number}
            warehouse={viewer?.warehouse}
            number={number}
            onDone={(code) => void navigate(`/desk/unknown-parcels/${code}`)}
          />
        </EnterWalks>
      </Card>
    </Stack>
  );
}
