import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { dayInVietnam } from '../../kernel/vietnam-day.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A sheet as a download: `<name>-2026-11-21.xlsx`, told to browsers and, in `content-name`, to clients of the specification. `name` in plain letters. */
export const sendSheet = (reply: FastifyReply, name: string, at: Date, sheet: Readable): FastifyReply => {
  const fileName = `${name}-${dayInVietnam(at)}.xlsx`;
  return reply
    .type(XLSX)
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .header('content-name', fileName)
    .header('cache-control', 'no-store')
    .send(sheet);
};
