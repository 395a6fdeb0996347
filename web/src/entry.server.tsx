import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { nonceContext } from './api/context.ts';

/** The keys with which the server fills the context of a request; it reads them from `build.entry.module`. */
export { apiContext, nonceContext } from './api/context.ts';
/** What the server's in-process client throws when a call is refused. */
export { ApiRefusal } from './api/refusal.ts';

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
  const isRobot = isbot(request.headers.get('user-agent'));

  return new Promise((resolve, reject) => {
    let answer = status;
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={entry} url={request.url} nonce={nonce} />,
      {
        nonce,
        [isRobot ? 'onAllReady' : 'onShellReady']() {
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
        },
      },
    );
    const patience = setTimeout(abort, streamTimeout + 1000);
  });
}
