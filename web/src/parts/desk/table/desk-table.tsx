import type { Endpoint, EndpointInput } from '@hako/contract/kit/endpoint';
import type { ReactNode } from 'react';
import { hiddenColumns } from '../../../device/settings.ts';
import { formatCount } from '../../../text/money.ts';
import { type Column, DataTable } from '../../../ui/figures/data-table.tsx';
import { Row, Stack } from '../../../ui/frames/card.tsx';
import { EmptyState } from '../../../ui/frames/states.tsx';
import { ExportButton } from '../../export-button.tsx';
import { ColumnChoice } from './column-choice.tsx';
import { TablePages } from './table-pages.tsx';

export interface TableColumn<R> extends Omit<Column<R>, 'head' | 'total'> {
  readonly head: string;
  /** What all shown rows come to. */
  readonly totalOf?: (rows: readonly R[]) => ReactNode;
  /** Shown only to whoever chooses it. */
  readonly isExtra?: boolean;
  /** What a row is known by: it cannot be hidden. */
  readonly isFixed?: boolean;
}

/** One page of a table, as the server gives it. */
export interface TablePage<R> {
  readonly rows: readonly R[];
  readonly next?: string;
  readonly count: number;
  readonly is_more: boolean;
}

interface Props<R, E extends Endpoint> {
  /** Names what the browser remembers of this table. */
  readonly id: string;
  readonly name: string;
  /** `đơn`: what is counted. */
  readonly unit: string;
  readonly columns: readonly TableColumn<R>[];
  readonly page: TablePage<R>;
  readonly keyOf: (row: R) => string;
  readonly usualSort: string;
  /** The call that gives the same rows as a file; undefined for whoever may not take it away. */
  readonly file: { readonly endpoint: E; readonly query: object } | undefined;
}

/**
 * A table of the desk: sorted and paged by the address, with the columns that this person wants, a
 * line of sums under the shown rows, and the whole of it as a file. Its filters stand above it
 * (`TableFilters`).
 */
export function DeskTable<R, E extends Endpoint>({
  id,
  name,
  unit,
  columns,
  page,
  keyOf,
  usualSort,
  file,
}: Props<R, E>) {
  const extra = columns.filter(({ isExtra }) => isExtra).map(({ key }) => key);
  const remembered = hiddenColumns(id, extra);
  const hidden = remembered.use();
  const shown = columns.filter(({ key, isFixed }) => isFixed || !hidden.includes(key));
  return (
    <Stack gap={1}>
      <Row isSpread>
        <span role="status">
          {page.is_more ? `Hơn ${formatCount(page.count)}` : formatCount(page.count)} {unit}
        </span>
        <Row>
          <ColumnChoice
            columns={columns.filter(({ isFixed }) => !isFixed)}
            hidden={hidden}
            onHide={remembered.write}
          />
          {file ? <FileButtons {...file} /> : null}
        </Row>
      </Row>
      <DataTable
        name={name}
        isDense
        columns={shown.map((column, index) => ({ ...column, total: totalOf(column, index, page) }))}
        rows={page.rows}
        keyOf={keyOf}
        usualSort={usualSort}
        empty={
          <EmptyState title={`Không có ${unit} nào khớp`}>
            Hãy bớt điều kiện lọc, hoặc kiểm tra lại từ khóa.
          </EmptyState>
        }
      />
      <TablePages next={page.next} />
    </Stack>
  );
}

/** The table as a sheet and as plain text. */
function FileButtons<E extends Endpoint>({
  endpoint,
  query,
}: {
  readonly endpoint: E;
  readonly query: object;
}) {
  const input = (kind: 'xlsx' | 'csv') => ({ query: { ...query, kind } }) as EndpointInput<E>;
  return (
    <>
      <ExportButton endpoint={endpoint} input={input('xlsx')} />
      <ExportButton endpoint={endpoint} input={input('csv')}>
        Xuất CSV
      </ExportButton>
    </>
  );
}

/** The first column says what the line is; nothing where no column sums. */
function totalOf<R>(column: TableColumn<R>, index: number, { rows }: TablePage<R>): ReactNode {
  if (column.totalOf) return column.totalOf(rows);
  return index === 0 ? `${formatCount(rows.length)} dòng` : undefined;
}
