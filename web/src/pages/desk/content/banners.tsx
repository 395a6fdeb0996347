import {
  type DeskBanner,
  listDeskBannersEndpoint,
  MOST_BANNERS,
} from '@hako/contract/content/banners';
import { useState } from 'react';
import { load } from '../../../api/load.ts';
import {
  type BannerDraft,
  BannerForm,
  draftOf,
} from '../../../features/content/banners/banner-form.tsx';
import { BannerTable } from '../../../features/content/banners/banner-table.tsx';
import { requireStaff } from '../../../features/identity/guard.ts';
import { PageName } from '../../../parts/desk/page-name.tsx';
import type { RouteHandle } from '../../../root.tsx';
import { inputOf } from '../../../text/time.ts';
import { useNow } from '../../../ui/figures/now.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Row, Stack } from '../../../ui/frames/card.tsx';
import type { Route } from './+types/banners';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => [{ title: 'Banner · Hako' }];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export async function loader({ context }: Route.LoaderArgs) {
  return (await load(context, listDeskBannersEndpoint)).data;
}

const newDraft = (now: number): BannerDraft => ({
  ...{ id: crypto.randomUUID(), name: '', link: '/', alt: '', wide: '', phone: '' },
  ...{ position: 100, is_active: true, from: inputOf(now), until: '', version: 0 },
});

/** What the home page says in pictures, now and later. */
export default function DeskBannersPage({ loaderData: { rows } }: Route.ComponentProps) {
  const now = useNow();
  const [draft, setDraft] = useState<BannerDraft>();
  const edit = (banner: DeskBanner) => setDraft(draftOf(banner));
  return (
    <Stack>
      <Row isSpread>
        <PageName>Banner</PageName>
        <Button kind="main" onClick={() => setDraft(newDraft(now))}>
          Thêm banner
        </Button>
      </Row>
      <p>Trang chủ hiện nhiều nhất {MOST_BANNERS} banner cùng lúc, nhỏ đứng trước.</p>
      <BannerTable rows={rows} onEdit={edit} />
      {draft ? (
        <BannerForm key={draft.id} first={draft} onClose={() => setDraft(undefined)} />
      ) : null}
    </Stack>
  );
}
