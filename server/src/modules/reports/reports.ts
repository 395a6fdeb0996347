import type { readMarginReportEndpoint } from '@hako/contract/reports/margin';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import type { AskedFile, ReportFile } from './exporting/export-report.ts';
import type { Days } from './rules/asked-days.ts';

/** How the company does, for those who keep its books. */
export interface Reports {
  readMargin(days: Days): Promise<EndpointReply<typeof readMarginReportEndpoint>>;
  /** See `export-report.ts`. */
  exportReport(asked: AskedFile): Promise<ReportFile>;
  /** See `keep-days.ts`. */
  keepDays(): Promise<void>;
  now(): Date;
}
