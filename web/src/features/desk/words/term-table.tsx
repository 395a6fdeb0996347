import type { GlossaryTerm } from '@hako/contract/translation/terms';
import { useState } from 'react';
import { formatMoment } from '../../../text/time.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { DataTable } from '../../../ui/figures/data-table.tsx';
import { Row } from '../../../ui/frames/card.tsx';
import { EmptyState } from '../../../ui/frames/states.tsx';
import { KIND_TEXTS } from './kind-texts.ts';
import { TermForm } from './term-form.tsx';

const NEW = { kind: 'noun', vietnamese: '', japanese: '', reading: '', forms: [] };
const kindText = (kind: string): string =>
  Object.entries(KIND_TEXTS).find(([known]) => known === kind)?.[1] ?? kind;

/** The words of the glossary, with when and why each was last changed here. */
export function TermTable({ rows }: { readonly rows: readonly GlossaryTerm[] }) {
  const [edited, setEdited] = useState<GlossaryTerm | 'new'>();
  return (
    <>
      <Row>
        <Button onClick={() => setEdited('new')}>Thêm từ mới</Button>
      </Row>
      <DataTable
        name="Bảng từ"
        isDense
        rows={rows}
        keyOf={(row) => `${row.kind} ${row.japanese}`}
        empty={<EmptyState title="Không có từ nào như vậy" />}
        columns={[
          { key: 'vietnamese', head: 'Tiếng Việt', cell: (row) => row.vietnamese },
          {
            key: 'japanese',
            head: 'Tiếng Nhật',
            cell: (row) => <span lang="ja">{row.japanese}</span>,
          },
          {
            key: 'reading',
            head: 'Cách đọc',
            cell: (row) => <span lang="ja">{row.reading}</span>,
          },
          { key: 'forms', head: 'Cách gõ khác', cell: (row) => row.forms.join(', ') },
          { key: 'kind', head: 'Loại', cell: (row) => kindText(row.kind) },
          {
            key: 'changed',
            head: 'Sửa lần cuối',
            cell: (row) =>
              row.changed_at === null
                ? 'có sẵn'
                : `${formatMoment(row.changed_at)} · ${row.reason ?? ''}`,
          },
          {
            key: 'act',
            head: 'Sửa',
            cell: (row) => (
              <Button isSmall onClick={() => setEdited(row)}>
                Sửa từ này
              </Button>
            ),
          },
        ]}
      />
      {edited === undefined ? null : (
        <TermForm
          isNew={edited === 'new'}
          draft={edited === 'new' ? NEW : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}
