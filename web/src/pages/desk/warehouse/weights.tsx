import {
  readKindWeightsEndpoint,
  readWeighedSamplesEndpoint,
} from '@hako/contract/pricing/weights';
import { Form as ChoiceForm } from 'react-router';
import { load } from '../../../api/load.ts';
import { inUseText, ModelTable } from '../../../features/desk/weights/model-table.tsx';
import { SampleTable } from '../../../features/desk/weights/sample-table.tsx';
import { requireStaff } from '../../../features/identity/guard.ts';
import { TablePages } from '../../../parts/desk/table/table-pages.tsx';
import type { RouteHandle } from '../../../root.tsx';
import { Button, ButtonLink } from '../../../ui/forms/button.tsx';
import { Select } from '../../../ui/forms/inputs.tsx';
import { Row, Stack } from '../../../ui/frames/card.tsx';
import type { Route } from './+types/weights';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => [{ title: 'Cân nặng đã học · Hako' }];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export async function loader({ context, request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const kind = search.get('kind') ?? undefined;
  const model = search.get('model') ?? undefined;
  const after = search.get('after') ?? undefined;
  const isOfModel = kind !== undefined && model !== undefined;
  const [weights, found] = await Promise.all([
    load(context, readKindWeightsEndpoint, { query: isOfModel ? {} : { kind, after } }),
    isOfModel
      ? load(context, readWeighedSamplesEndpoint, { query: { kind, model, before: after } })
      : undefined,
  ]);
  return { weights, kind, model, found };
}

/** What our own scale taught: by kind, then by model, then thing by thing. */
export default function DeskWeightsPage({
  loaderData: { weights, kind, model, found },
}: Route.ComponentProps) {
  const chosen = weights.kinds.find(({ code }) => code === kind);
  return (
    <Stack>
      <Row isSpread>
        <h1>{chosen ? `Cân nặng đã học: ${chosen.name}` : 'Cân nặng đã học'}</h1>
        <ButtonLink to="/desk/settings/goods-kinds">Mức nhân viên đặt</ButtonLink>
      </Row>
      <p>
        Kiện chứa đúng một món của một đơn được ghi lại khi cân. Mỗi tối Hako lấy 80% ở giữa của mỗi
        mẫu (từ 8 món), không đủ thì của cả loại (từ 30 món), dùng cho giá từ ngày mai.
      </p>
      <ChoiceForm method="get">
        <Row>
          <Select
            key={kind}
            label="Loại hàng"
            isLabelHidden
            name="kind"
            defaultValue={kind}
            options={weights.kinds.map(({ code, name, in_use }) => ({
              value: code,
              label: `${name} · ${inUseText(in_use)}`,
            }))}
          />
          <Button type="submit">Xem</Button>
        </Row>
      </ChoiceForm>
      {found ? (
        <>
          <h2>
            Mẫu <span lang="ja">{model}</span>
          </h2>
          <ButtonLink to={`?${new URLSearchParams({ kind: kind ?? '' })}`}>
            Mọi mẫu của loại này
          </ButtonLink>
          <SampleTable samples={found.samples} />
          <TablePages next={found.next ?? undefined} />
        </>
      ) : null}
      {kind !== undefined && !found ? (
        <>
          <ModelTable kind={kind} models={weights.models} />
          <TablePages next={weights.next ?? undefined} />
        </>
      ) : null}
    </Stack>
  );
}
