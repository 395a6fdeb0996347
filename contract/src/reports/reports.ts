import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { EXPORTS_PER_MINUTE } from '../kit/limits.ts';

/** Reports are for those who keep the books; an admin sees all. */
export const READS_REPORTS = { staff: ['accountant'] } as const;
const Day = Type.String({ pattern: '^20\\d{2}-\\d{2}-\\d{2}$' });
/** Days in Vietnam, both inclusive. */
export const ReportDays = { from: Day, to: Day };
/** Over more than two months a report counts by month. */
export const ReportStep = Type.Union([Type.Literal('day'), Type.Literal('month')]);

/** What every report that is read has in common. */
export const REPORT = {
  method: 'GET',
  access: READS_REPORTS,
  query: Type.Object(ReportDays),
  refusals: ['reports.days'],
} as const;

/** The reports that leave as a file, by their word in the address. */
const ReportName = Type.Union([
  Type.Literal('margin'),
  Type.Literal('balances'),
  Type.Literal('forecast'),
  Type.Literal('states'),
  Type.Literal('trade'),
  Type.Literal('buyers'),
]);
export type ReportName = Static<typeof ReportName>;

export const exportReportEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/reports/{report}/export',
  access: READS_REPORTS,
  summary: 'The rows of a report as a spreadsheet, or UTF-8 text with commas.',
  params: Type.Object({ report: ReportName }),
  query: Type.Object({
    ...ReportDays,
    format: Type.Optional(Type.Union([Type.Literal('xlsx'), Type.Literal('csv')])),
  }),
  reply: Type.Unknown(),
  replyKind: 'file',
  refusals: ['reports.days'],
  limitPerMinute: EXPORTS_PER_MINUTE,
});
