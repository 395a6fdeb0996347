import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';

/** The web as the server can serve it: built, or straight from its sources. */
export interface Web {
  /** What renders a page. A function is asked for each page, because the sources may have changed. */
  readonly build: ServerBuild | (() => Promise<ServerBuild>);
  /** Answers the addresses of scripts, styles, fonts and pictures. */
  readonly serveFiles: (pages: FastifyInstance) => Promise<void>;
  /**
   * What pages may do besides, as lines of their content security policy; the first line of a name
   * counts.
   */
  readonly allowances: readonly string[];
}
