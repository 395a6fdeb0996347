import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { World } from '../world/world.ts';
import { type EinvoiceTerms, serveInvoices } from './invoices.ts';
import { createRegister } from './issued.ts';

/**
 * Viettel SInvoice: `/auth/login`, `createInvoice`, `searchInvoiceByTransactionUuid` and
 * `getInvoiceRepresentationFile`. `/einvoice/_invoices` shows what was issued;
 * `POST /_control/einvoice` changes the terms, `POST /_control/einvoice/{uuid}/turn-down` is the
 * tax authority, `DELETE /_control/einvoice/tokens` ends every token.
 */
export async function plugin(app: FastifyInstance, world: World): Promise<void> {
  await app.register(formbody);
  const terms: EinvoiceTerms = {
    taxCode: '0312345673',
    username: '0312345673',
    password: 'pretend-einvoice-password',
    templateCode: '1/001',
    suffix: 'THK',
    tokenSeconds: 1_200,
    codeAfterMs: 0,
    filesAfterMs: 0,
  };
  const register = createRegister(world);
  const door = createDoor(world, terms);
  app.post<{ Body: Record<string, unknown> | null }>('/einvoice/auth/login', door.signIn);
  serveInvoices(app, world, { terms, register, isOpen: door.isOpen });
  app.get('/einvoice/_invoices', async () => ({ invoices: register.all() }));
  app.get('/_control/einvoice', async () => terms);
  app.post<{ Body: Partial<EinvoiceTerms> | null }>('/_control/einvoice', async ({ body }) =>
    Object.assign(terms, body),
  );
  app.delete('/_control/einvoice/tokens', async () => door.endAll());
  app.post<{ Params: { uuid: string }; Body: { words?: string } | null }>(
    '/_control/einvoice/:uuid/turn-down',
    async ({ params, body }) => {
      register.turnDown(params.uuid, body?.words ?? 'Người mua không tồn tại');
      return { isTurnedDown: true };
    },
  );
}

/** Tokens that end; an ended one is told by 500 and `GENERAL`, as the real one does. */
function createDoor(world: World, terms: EinvoiceTerms) {
  const untilMs = new Map<string, number>();
  let count = 0;
  return {
    async signIn({ body }: FastifyRequest, reply: FastifyReply) {
      const { username, password } = (body ?? {}) as Record<string, unknown>;
      if (username !== terms.username || password !== terms.password)
        return reply
          .code(401)
          .send({ title: 'Unauthorized', status: 401, detail: 'Bad credentials' });
      count += 1;
      const token = `${world.secret}.${count}`;
      untilMs.set(token, world.clock.now() + terms.tokenSeconds * 1_000);
      return { access_token: token, token_type: 'bearer', expires_in: terms.tokenSeconds };
    },
    isOpen(request: FastifyRequest): boolean {
      const [, token = ''] =
        /(?:^|; )access_token=([^;]+)/.exec(request.headers.cookie ?? '') ?? [];
      return (untilMs.get(token) ?? 0) > world.clock.now();
    },
    endAll() {
      untilMs.clear();
      return { isEnded: true };
    },
  };
}
