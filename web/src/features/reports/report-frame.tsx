import { exportReportEndpoint, type ReportName } from '@hako/contract/reports/reports';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { PageName } from '../../parts/desk/page-name.tsx';
import { TableFilters } from '../../parts/desk/table/table-filters.tsx';
import { permits, useViewer } from '../../parts/viewer.ts';
import { ExportButton } from '../../parts/export-button.tsx';
import { Row, Stack } from '../../ui/frames/card.tsx';
import { Banner } from '../../ui/frames/states.tsx';
import { type ReportDays, usualRanges } from './report-days.ts';
import styles from './report-frame.module.css';

/** The reports in the order of their tabs. */
const TABS = [
  { to: '/desk/reports', label: 'Doanh thu, lãi gộp' },
  { to: '/desk/reports/balances', label: 'Tiền' },
  { to: '/desk/reports/forecast', label: 'Ước tính và thực tế' },
  { to: '/desk/reports/states', label: 'Thời gian từng bước' },
  { to: '/desk/reports/trade', label: 'Mua và săn' },
  { to: '/desk/reports/buyers', label: 'Khách mới và cũ' },
] as const;
/** What other pages tell; those for the owner alone are not offered to others. */
const ELSEWHERE: readonly {
  readonly to: string;
  readonly label: string;
  readonly isOwners?: boolean;
  /** Its page can be asked about the same days, by the same names. */
  readonly hasDays?: boolean;
}[] = [
  { to: '/desk/report', label: 'Báo cáo tiền, từng loại phí', hasDays: true },
  { to: '/desk/guarantee', label: 'Cam kết lần 2' },
  { to: '/desk/orders', label: 'Lãi từng đơn', hasDays: true },
  { to: '/desk/words', label: 'Từ tìm không ra', isOwners: true },
];

interface Props {
  readonly title: string;
  readonly report: ReportName;
  readonly days: ReportDays;
  /** Why there is no report of these days. */
  readonly wrong?: string | undefined;
  readonly children: ReactNode;
}

/** What all reports have in common: tabs, the days that are asked about, and the file. */
export function ReportFrame({ title, report, days, wrong, children }: Props) {
  const mayReadWords = permits(useViewer(), 'words');
  const search = `?${new URLSearchParams({ ...days })}`;
  return (
    <Stack>
      <PageName>{title}</PageName>
      <nav aria-label="Các báo cáo" className={styles.tabs}>
        {TABS.map(({ to, label }) => (
          <NavLink key={to} to={`${to}${search}`} end>
            {label}
          </NavLink>
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
      {wrong ? <Banner tone="bad">{wrong}</Banner> : null}
      {children}
      <nav aria-label="Xem thêm">
        <Row>
          Xem thêm:
          {ELSEWHERE.filter(({ isOwners }) => !isOwners || mayReadWords).map(
            ({ to, label, hasDays }) => (
              <Link key={to} to={hasDays ? `${to}${search}` : to}>
                {label}
              </Link>
            ),
          )}
        </Row>
      </nav>
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
