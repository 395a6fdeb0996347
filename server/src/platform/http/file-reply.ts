import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { dayInVietnam } from '../../kernel/vietnam-day.ts';

const TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
  zip: 'application/zip',
  xml: 'application/xml',
  csv: 'text/csv; charset=utf-8',
} as const;
export type FileKind = keyof typeof TYPES;

/** A file as a download: `<name>-2026-11-21.xlsx`, told to browsers and, in `content-name`, to clients of the specification. `name` in plain letters. */
export const sendFile = (
  reply: FastifyReply,
  kind: FileKind,
  name: string,
  at: Date,
  file: Readable,
): FastifyReply => {
  const fileName = `${name}-${dayInVietnam(at)}.${kind}`;
  return reply
    .type(TYPES[kind])
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .header('content-name', fileName)
    .header('cache-control', 'no-store')
    .send(file);
};
