import type { WeighedModel, WeightInUse } from '@hako/contract/pricing/weights';
import { Link } from 'react-router';
import { formatWeight } from '../../../text/money.ts';
import { DataTable } from '../../../ui/figures/data-table.tsx';
import { EmptyState } from '../../../ui/frames/states.tsx';

/** `600–900 g`: what prices reckon with today. */
export const inUseText = ({ weight_g: { low, high }, samples }: WeightInUse): string =>
  `${formatWeight(low)} – ${formatWeight(high)}${samples > 0 ? ` · theo ${samples} món` : ' · mức nhân viên đặt'}`;

/** The models of a kind with how many were weighed, and what holds of each today. */
export function ModelTable({
  kind,
  models,
}: {
  readonly kind: string;
  readonly models: readonly WeighedModel[];
}) {
  const to = (model: string) => `?${new URLSearchParams({ kind, model })}`;
  return (
    <DataTable
      name="Mẫu đã cân"
      isDense
      rows={models}
      keyOf={({ model }) => model}
      empty={<EmptyState title="Loại này chưa có món nào được cân riêng" />}
      columns={[
        {
          key: 'model',
          head: 'Mẫu',
          cell: ({ model }) =>
            model === '' ? (
              'Không rõ mẫu'
            ) : (
              <Link to={to(model)} lang="ja">
                {model}
              </Link>
            ),
        },
        { key: 'samples', head: 'Đã cân', isFigure: true, cell: ({ samples }) => samples },
        { key: 'excluded', head: 'Đã bỏ ra', isFigure: true, cell: ({ excluded }) => excluded },
        {
          key: 'use',
          head: 'Giá hôm nay lấy',
          cell: ({ in_use }) => (in_use ? inUseText(in_use) : 'theo loại hàng'),
        },
      ]}
    />
  );
}
