import type { VainSearch } from '@hako/contract/translation/vain-searches';
import { useState } from 'react';
import { formatMoment } from '../../../text/time.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { DataTable } from '../../../ui/figures/data-table.tsx';
import { Tag } from '../../../ui/figures/tag.tsx';
import { EmptyState } from '../../../ui/frames/states.tsx';
import { TermForm } from './term-form.tsx';

/**
 * Words that found nothing or almost nothing, the most often first, each with the way into the
 * glossary.
 */
export function VainTable({ rows }: { readonly rows: readonly VainSearch[] }) {
  const [added, setAdded] = useState<string>();
  return (
    <>
      <DataTable
        name="Từ tìm không ra"
        isDense
        rows={rows}
        keyOf={(row) => row.keyword}
        empty={
          <EmptyState title="Chưa có từ nào tìm không ra">
            Khi khách tìm mà mọi sàn đều không có, từ đó hiện ở đây.
          </EmptyState>
        }
        columns={[
          { key: 'keyword', head: 'Khách gõ', cell: (row) => row.keyword },
          {
            key: 'japanese',
            head: 'Đã hỏi sàn',
            cell: (row) => <span lang="ja">{row.japanese}</span>,
          },
          { key: 'times', head: 'Số lần', isFigure: true, cell: (row) => row.times },
          { key: 'found', head: 'Tìm được', isFigure: true, cell: (row) => row.found },
          { key: 'last', head: 'Lần cuối', cell: (row) => formatMoment(row.last_at) },
          {
            key: 'act',
            head: 'Bảng từ',
            cell: (row) =>
              row.is_read ? (
                <Tag>đã hiểu</Tag>
              ) : (
                <Button isSmall onClick={() => setAdded(row.keyword)}>
                  Thêm vào bảng từ
                </Button>
              ),
          },
        ]}
      />
      {added === undefined ? null : (
        <TermForm
          isNew
          draft={{ kind: 'noun', vietnamese: added, japanese: '', reading: '', forms: [] }}
          onClose={() => setAdded(undefined)}
        />
      )}
    </>
  );
}
