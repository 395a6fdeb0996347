import * as files from '@hako/contract/float/statement-files';
import * as calls from '@hako/contract/float/statements';
import type { FastifyRequest } from 'fastify';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { DONE, type Route, route } from '../../../platform/http/route.ts';
import type { Float } from '../float.ts';
import { settled } from '../labels.ts';

/** What banks, cards and sites say of our accounts. */
export const statementRoutes = (float: Float): Route[] => [
  route(calls.readFloatStatementEndpoint, ({ params: { id: accountId }, query }) =>
    float.readStatement({ accountId, isOpen: query.state !== 'done', after: query.after }),
  ),
  route(calls.uploadFloatStatementEndpoint, async ({ params, request, caller: { userId: by } }) => {
    const sent = await readSent(request);
    return { data: await float.uploadStatement({ accountId: params.id, ...sent, by }) };
  }),
  route(calls.settleFloatLineEndpoint, async ({ params, body, caller: { userId: by } }) => {
    return settled(await float.settleLine({ lineId: params.id, ...body, by }));
  }),
  route(calls.openFloatLineEndpoint, async ({ params, body, caller: { userId: by } }) => {
    return settled(await float.openLine({ lineId: params.id, ...body, by }));
  }),
  route(files.listFloatFilesEndpoint, ({ params: { id: accountId }, query }) =>
    float.listStatements({ accountId, ...query }),
  ),
  route(files.withdrawFloatFileEndpoint, async ({ params, body, caller: { userId: by } }) => {
    await float.withdrawStatement({ ...params, ...body, by });
    return DONE;
  }),
  route(calls.reconcileFloatEndpoint, async ({ params, body, caller: { userId: by } }) => {
    const { until, stated_jpy: statedJpy } = body;
    await float.reconcile({ accountId: params.id, until, statedJpy, by });
    return DONE;
  }),
];

async function readSent(request: FastifyRequest): Promise<{ bytes: Buffer; fileName: string }> {
  refuseUnless(request.isMultipart(), 'float.statement-missing');
  let sent: { bytes: Buffer; fileName: string } | undefined;
  for await (const part of request.parts()) {
    if (part.type !== 'file') continue;
    // The form goes on only when each of its files was read to the end.
    if (sent) part.file.resume();
    else sent = { bytes: await part.toBuffer(), fileName: part.filename };
  }
  refuseUnless(sent && sent.bytes.length > 0, 'float.statement-missing');
  return sent;
}
