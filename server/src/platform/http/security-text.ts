import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';

const ADDRESS = '/.well-known/security.txt';
/** RFC 9116 asks for less than a year; the file is made anew for each reader. */
const GOOD_FOR_MS = 180 * 86_400_000;

/** Where somebody who found a hole tells it (RFC 9116); nothing without the setting. */
export function serveSecurityText(
  app: FastifyInstance,
  { securityContact, publicUrl }: Pick<Config, 'securityContact' | 'publicUrl'>,
  now: () => Date,
): void {
  if (!securityContact) return;
  app.get(ADDRESS, async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        [
          `Contact: ${securityContact}`,
          `Expires: ${new Date(now().getTime() + GOOD_FOR_MS).toISOString()}`,
          'Preferred-Languages: vi, en',
          `Canonical: ${publicUrl}${ADDRESS}`,
          '',
        ].join('\n'),
      ),
  );
}
