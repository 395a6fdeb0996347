import { listParcelsEndpoint } from '@hako/contract/logistics/parcels';
import { useState } from 'react';
import { load } from '../../../api/load.ts';
import { useLive } from '../../../api/live.ts';
import { useRefresh } from '../../../api/use-refresh.ts';
import { viewerContext } from '../../../features/identity/guard.ts';
import { ParcelCard } from '../../../features/logistics/parcel-card.tsx';
import { JoinBar } from '../../../features/logistics/parcel-wishes.tsx';
import { RequestCard } from '../../../features/logistics/request-card.tsx';
import { formatWeight } from '../../../text/money.ts';
import { ButtonLink } from '../../../ui/forms/button.tsx';
import { Stack } from '../../../ui/frames/card.tsx';
import { EmptyState } from '../../../ui/frames/states.tsx';
import type { Route } from './+types/parcels';

export const meta: Route.MetaFunction = () => [{ title: 'Kiện ở kho Nhật · Hako' }];

export async function loader({ context }: Route.LoaderArgs) {
  return {
    ...(await load(context, listParcelsEndpoint)).data,
    customerId: context.get(viewerContext).id,
  };
}

/** What lies in the Japan warehouse: open questions first, then each parcel with its storage clock. */
export default function ParcelsPage({
  loaderData: { parcels, requests, customerId },
}: Route.ComponentProps) {
  const revalidate = useRefresh();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  useLive(`customer:${customerId}`, () => void revalidate());
  const open = requests.filter(({ state }) => state === 'offered' || state === 'asked');
  const past = requests.filter(({ state }) => state === 'done' || state === 'cancelled');
  const picked = parcels.filter(({ code, may_join }) => may_join && chosen.includes(code));
  const mode = picked[0]?.ship_mode;
  return (
    <Stack gap={3}>
      <h1>Kiện ở kho Nhật</h1>
      <ParcelsLead parcels={parcels} />
      {open.map((request) => (
        <RequestCard key={request.code} request={request} />
      ))}
      {parcels.map((parcel) => (
        <ParcelCard
          key={parcel.code}
          parcel={
            mode !== undefined && parcel.ship_mode !== mode
              ? { ...parcel, may_join: false }
              : parcel
          }
          isChosen={chosen.includes(parcel.code)}
          onChoose={(isChosen) =>
            setChosen(
              isChosen ? [...chosen, parcel.code] : chosen.filter((code) => code !== parcel.code),
            )
          }
        />
      ))}
      <JoinBar parcels={picked} onDone={() => setChosen([])} />
      {past.length > 0 ? (
        <details>
          <summary>Yêu cầu đã xong ({past.length})</summary>
          <Stack>
            {past.map((request) => (
              <RequestCard key={request.code} request={request} />
            ))}
          </Stack>
        </details>
      ) : null}
    </Stack>
  );
}

/** How many lie there and what can be done with them. */
function ParcelsLead({ parcels }: Pick<Route.ComponentProps['loaderData'], 'parcels'>) {
  const weight = parcels.reduce((sum, { weight_g }) => sum + weight_g, 0);
  return parcels.length === 0 ? (
    <EmptyState
      title="Chưa có kiện nào ở kho Nhật"
      action={<ButtonLink to="/account/quotes">Xem đơn hàng</ButtonLink>}
    >
      Khi hàng về tới kho, bạn thấy ở đây ảnh, cân nặng, số ngày lưu kho miễn phí, và có thể gộp hay
      tách kiện.
    </EmptyState>
  ) : (
    <p>
      {parcels.length} kiện, {formatWeight(weight)}. Gộp kiện để trả một lần cước tối thiểu; tách
      kiện khi cần nhận trước một phần. Bạn đổi được cho đến khi kho xếp kiện vào chuyến hàng.
    </p>
  );
}
