import {
  applyTrackingEndpoint,
  IMPORT_LIMITS,
  readTrackingImportEndpoint,
  TRACKING_VERDICTS,
  type TrackingVerdict,
  uploadTrackingEndpoint,
} from '@hako/contract/orders/tracking-import';
import type { FastifyRequest } from 'fastify';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { OrdersModule } from '../orders.ts';
import type { TrackingFile } from './import-store.ts';
import type { JudgedLine } from './rules/judge-lines.ts';

/** Numbers of sellers' parcels from a file. */
export const trackingRoutes = (orders: OrdersModule): Route[] => [
  route(uploadTrackingEndpoint, async ({ request, caller: { userId: by } }) => ({
    data: await orders.uploadTracking({ ...(await readSent(request)), by }),
  })),
  route(readTrackingImportEndpoint, async ({ params: { id }, query }) => ({
    data: pageOf(await orders.readTracking(id), query),
  })),
  route(applyTrackingEndpoint, async ({ params: { id }, caller: { userId: by } }) => ({
    data: await orders.applyTracking({ id, by }),
  })),
];

async function readSent(request: FastifyRequest): Promise<{ bytes: Buffer; fileName: string }> {
  refuseUnless(request.isMultipart(), 'orders.import-missing');
  let sent: { bytes: Buffer; fileName: string } | undefined;
  for await (const part of request.parts()) {
    if (part.type !== 'file') continue;
    // The form goes on only when each of its files was read to the end.
    if (sent) part.file.resume();
    else sent = { bytes: await part.toBuffer(), fileName: part.filename };
  }
  refuseUnless(sent && sent.bytes.length > 0, 'orders.import-missing');
  return sent;
}

function pageOf(
  file: TrackingFile,
  { verdict, after = 0 }: { readonly verdict?: TrackingVerdict; readonly after?: number },
) {
  const asked = file.lines.filter(
    (line) => line.row > after && (verdict === undefined || line.verdict === verdict),
  );
  const lines = asked.slice(0, IMPORT_LIMITS.page);
  const next = asked.length > lines.length ? lines.at(-1)?.row : undefined;
  const counts = TRACKING_VERDICTS.map((one) => ({
    verdict: one,
    count: file.lines.filter((line) => line.verdict === one).length,
  }));
  return {
    id: file.id,
    file_name: file.fileName,
    uploaded_at: file.uploadedAt.toISOString(),
    applied_at: file.appliedAt?.toISOString() ?? null,
    counts: counts.filter(({ count }) => count > 0),
    lines: lines.map(lineRow),
    ...(next === undefined ? {} : { next }),
  };
}

const lineRow = ({ row, order, code, carrier, number, title, verdict }: JudgedLine) => ({
  ...{ row, order, code: code ?? null, carrier, tracking_number: number, title, verdict },
});
