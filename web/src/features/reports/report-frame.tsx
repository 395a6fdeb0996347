import { exportReportEndpoint, type ReportName } from '@hako/contract/reports/reports';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { TableFilters } from '../../parts/desk/table/table-filters.tsx';
import { ExportButton } from '../../parts/export-button.tsx';
import { Row, Stack } from '../../ui/frames/card.tsx';
import { type ReportDays, usualRanges } from './report-days.ts';
import styles from './report-frame.module.css';

/** The reports in the order of their tabs, and what other pages tell of the same. */
const TABS = [{ to: '/desk/reports', label: 'Doanh thu, lãi gộp' }] as const;
const ELSEWHERE = [
  { to: '/desk/report', label: 'Từng loại phí' },
  { to: '/desk/guarantee', label: 'Cam kết lần 2' },
  { to: '/desk/orders', label: 'Lãi từng đơn' },
] as const;

interface Props {
  readonly title: string;
  readonly report: ReportName;
  readonly days: ReportDays;
  readonly children: ReactNode;
}

/** What all reports have in common: tabs, the days that are asked about, and the file. */
export function ReportFrame({ title, report, days, children }: Props) {
  const search = `?${new URLSearchParams({ ...days })}`;
  return (
    <Stack>
      <h1>{title}</h1>
      <nav aria-label="Các báo cáo" className={styles.tabs}>
        {TABS.map(({ to, label }) => (
          <NavLink key={to} to={`${to}${search}`} end>
            {label}
          </NavLink>
        ))}
        {ELSEWHERE.map(({ to, label }) => (
          <Link key={to} to={to} className={styles.elsewhere}>
            {label}
          </Link>
        ))}
      </nav>
      <Range days={days} />
      <Row>
        <ExportButton endpoint={exportReportEndpoint} input={{ params: { report }, query: days }}>
          Xuất Excel
        </ExportButton>
        <ExportButton
          endpoint={exportReportEndpoint}
          input={{ params: { report }, query: { ...days, format: 'csv' } }}
        >
          Xuất CSV
        </ExportButton>
      </Row>
      {children}
    </Stack>
  );
}

function Range({ days }: { readonly days: ReportDays }) {
  return (
    <>
      <nav aria-label="Khoảng ngày" className={styles.ranges}>
        {usualRanges(Date.now()).map(({ label, from, to }) => (
          <Link
            key={label}
            to={`?${new URLSearchParams({ from, to })}`}
            aria-current={from === days.from && to === days.to ? 'true' : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      <TableFilters
        filters={[
          { kind: 'day', name: 'from', label: 'Từ ngày' },
          { kind: 'day', name: 'to', label: 'Đến hết ngày' },
        ]}
      />
    </>
  );
}
