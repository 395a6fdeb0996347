import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { nonceContext, notesContext } from './api/context.ts';
import type { RouteHandle } from './root.tsx';

/** The keys with which the server fills the context of a request; it reads them from `build.entry.module`. */
export { apiContext, nonceContext, notesContext } from './api/context.ts';
/** What the server's in-process client throws when a call is refused. */
export { ApiRefusal } from './api/refusal.ts';

/** Robots get the whole page at once; the server keeps such pages apart. */
export const isRobot = (userAgent: string | null): boolean => isbot(userAgent);

/** How long parts that still wait for their data may keep the page open, in milliseconds. */
export const streamTimeout = 10_000;

/**
 * Renders one page. People get the frame at once and slow parts as they arrive; robots get the whole page.
 * Rejects when the frame itself cannot be drawn; the server answers 500 then.
 */
export default function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> | Response {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const nonce = context.get(nonceContext) ?? undefined;
  const isWhole = isRobot(request.headers.get('user-agent'));
  const notes = context.get(notesContext);
  notes.isSameForGuests = isSameForGuests(entry);

  return new Promise((resolve, reject) => {
    let answer = status;
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={entry} url={request.url} nonce={nonce} />,
      {
        nonce,
        [isWhole ? 'onAllReady' : 'onShellReady']() {
          const body = new PassThrough({
            final(done) {
              clearTimeout(patience);
              done();
            },
          });
          resolve(
            new Response(createReadableStreamFromReadable(body), { status: answer, headers }),
          );
          pipe(body);
        },
        onShellError: reject,
        onError() {
          answer = 500;
          notes.hasFailed = true;
        },
      },
    );
    const patience = setTimeout(abort, streamTimeout + 1000);
  });
}

/** Whether the page at this address says so of itself. */
function isSameForGuests({ staticHandlerContext, routeModules }: EntryContext): boolean {
  const page = staticHandlerContext.matches.at(-1)?.route.id ?? '';
  return (routeModules[page]?.handle as RouteHandle | undefined)?.isSameForGuests === true;
}
