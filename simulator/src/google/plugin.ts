import { createHash, randomUUID } from 'node:crypto';
import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import type { World } from '../world/world.ts';
import { createSigningKeys, type Lie } from './keys.ts';
import { choosePage } from './page.ts';

/** The accounts of our service over there. */
const CLIENT = {
  id: 'hako-web.apps.pretend',
  secret: 'pretend-google-secret',
  mobileId: 'hako-mobile.apps.pretend',
} as const;
const TOKEN_SECONDS = 3_600;
const CODE_MS = 60_000;

type Fields = Readonly<Record<string, string | undefined>>;
interface Grant {
  readonly asked: Fields;
  readonly email: string;
  readonly name: string;
  readonly isVerified: boolean;
  readonly untilMs: number;
}

/** An OpenID provider that speaks like accounts.google.com: discovery, authorization code with PKCE, RS256 tokens, keys that rotate. */
export async function plugin(app: FastifyInstance, world: World): Promise<void> {
  await app.register(formbody);
  const grants = new Map<string, Grant>();
  const tokens = createIdTokens(world);
  world.onReset(() => grants.clear());
  serveDiscovery(app, tokens);
  serveAuthorize(app, world, grants);
  serveToken(app, world, grants, tokens);
  serveNative(app, tokens);

  app.post('/_control/google/keys', () => {
    tokens.keys.rotate();
    return { ok: true };
  });
  app.post<{ Body: Lie | null }>('/_control/google/lies', ({ body }) => {
    tokens.lieWith(body ?? undefined);
    return { ok: true };
  });
  app.delete('/_control/google/lies', () => {
    tokens.lieWith(undefined);
    return { ok: true };
  });
}

type IdTokens = ReturnType<typeof createIdTokens>;

/** Signs who somebody is; with a lie in it, when one was asked for. */
function createIdTokens(world: World) {
  const keys = createSigningKeys();
  let lie: Lie | undefined;
  world.onReset(() => {
    lie = undefined;
  });
  const issuer = (): string => `${world.publicUrl()}/google`;
  return {
    keys,
    issuer,
    lieWith(asked: Lie | undefined): void {
      lie = asked;
    },
    sign(
      aud: string,
      { email, name, isVerified }: Pick<Grant, 'email' | 'name' | 'isVerified'>,
      nonce?: string,
    ) {
      const iat = Math.floor(world.clock.now() / 1_000);
      const claims = {
        iss: issuer(),
        aud,
        azp: aud,
        sub: subjectOf(email),
        email,
        email_verified: isVerified,
        name,
        iat,
        exp: iat + TOKEN_SECONDS,
      };
      return keys.sign({ ...claims, ...(nonce ? { nonce } : {}) }, lie);
    },
  };
}

/** 21 digits, as Google numbers people. */
const subjectOf = (email: string): string =>
  createHash('sha256').update(email).digest('hex').replace(/\D/g, '').padEnd(21, '7').slice(0, 21);

function serveDiscovery(app: FastifyInstance, { issuer, keys }: IdTokens): void {
  app.get('/google/.well-known/openid-configuration', () => ({
    issuer: issuer(),
    authorization_endpoint: `${issuer()}/authorize`,
    token_endpoint: `${issuer()}/token`,
    jwks_uri: `${issuer()}/certs`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
  }));
  app.get('/google/certs', () => keys.published());
}

/** The page on which somebody chooses their account, and the way back with a code. */
function serveAuthorize(app: FastifyInstance, world: World, grants: Map<string, Grant>): void {
  app.get<{ Querystring: Fields }>('/google/authorize', async ({ query }, reply) => {
    const fault = faultOf(query);
    if (fault) return reply.code(400).send({ error: 'invalid_request', error_description: fault });
    return reply.type('text/html; charset=utf-8').send(choosePage(query as Record<string, string>));
  });
  app.post<{ Body: Fields }>('/google/authorize', async ({ body }, reply) => {
    const fault = faultOf(body);
    if (fault) return reply.code(400).send({ error: 'invalid_request', error_description: fault });
    const back = new URL(body['redirect_uri'] ?? '');
    back.searchParams.set('state', body['state'] ?? '');
    if (body['deny']) back.searchParams.set('error', 'access_denied');
    else {
      const code = `4/${randomUUID()}`;
      const { email = '', name = '' } = body;
      grants.set(code, {
        asked: body,
        email,
        name,
        isVerified: body['unverified'] === undefined,
        untilMs: world.clock.now() + CODE_MS,
      });
      back.searchParams.set('code', code);
    }
    return reply.redirect(back.href, 303);
  });
}

/** A code for a token, once. */
function serveToken(
  app: FastifyInstance,
  world: World,
  grants: Map<string, Grant>,
  tokens: IdTokens,
): void {
  app.post<{ Body: Fields }>('/google/token', async ({ body }, reply) => {
    const refuse = (error: string) =>
      reply.code(error === 'invalid_client' ? 401 : 400).send({ error });
    if (body['client_id'] !== CLIENT.id || body['client_secret'] !== CLIENT.secret)
      return refuse('invalid_client');
    if (body['grant_type'] !== 'authorization_code') return refuse('unsupported_grant_type');
    const grant = grants.get(body['code'] ?? '');
    grants.delete(body['code'] ?? '');
    const challenge = createHash('sha256')
      .update(body['code_verifier'] ?? '')
      .digest('base64url');
    const isFitting =
      grant &&
      grant.untilMs > world.clock.now() &&
      grant.asked['redirect_uri'] === body['redirect_uri'];
    if (!grant || !isFitting || grant.asked['code_challenge'] !== challenge)
      return refuse('invalid_grant');
    const token = await tokens.sign(CLIENT.id, grant, grant.asked['nonce']);
    return {
      access_token: randomUUID(),
      token_type: 'Bearer',
      expires_in: TOKEN_SECONDS,
      scope: grant.asked['scope'],
      id_token: token,
    };
  });
}

interface NativeBody {
  readonly email?: string;
  readonly name?: string;
  readonly isVerified?: boolean;
  readonly toMobile?: boolean;
}

/** What Google's library on a phone does without a browser. */
function serveNative(app: FastifyInstance, tokens: IdTokens): void {
  app.post<{ Body: NativeBody | null }>('/google/native', async ({ body }) => {
    const {
      email = 'hoa.le@gmail.test',
      name = 'Lê Thị Hoa',
      isVerified = true,
      toMobile = false,
    } = body ?? {};
    const audience = toMobile ? CLIENT.mobileId : CLIENT.id;
    return { id_token: await tokens.sign(audience, { email, name, isVerified }) };
  });
}

/** What is wrong with the question of a browser that was sent here. */
function faultOf(asked: Fields): string | undefined {
  if (asked['client_id'] !== CLIENT.id) return 'unknown client_id';
  if (asked['response_type'] !== 'code') return 'response_type must be code';
  if (!asked['scope']?.split(' ').includes('openid')) return 'scope must name openid';
  if (!asked['redirect_uri'] || !URL.canParse(asked['redirect_uri']))
    return 'redirect_uri is missing';
  if (asked['code_challenge_method'] !== 'S256' || !asked['code_challenge'])
    return 'code_challenge with S256 is needed';
  return asked['state'] && asked['nonce'] ? undefined : 'state and nonce are needed';
}
