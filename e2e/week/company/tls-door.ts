import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import path from 'node:path';

/** What a proxy with a certificate is in production: TLS outside, the service behind. */
export interface TlsDoor {
  close(): Promise<void>;
}

/**
 * Opens `https://localhost:<port>` before the service; its certificate is made here and nobody
 * vouches for it.
 */
export async function openTlsDoor(dir: string, port: number, behind: number): Promise<TlsDoor> {
  const server = https.createServer(certificateIn(dir), (request, response) => {
    const forwarded = http.request(
      {
        host: '127.0.0.1',
        port: behind,
        method: request.method,
        path: request.url,
        headers: {
          ...request.headers,
          'x-forwarded-proto': 'https',
          // A browser that has left meanwhile has no address any more.
          'x-forwarded-for': request.socket.remoteAddress ?? '127.0.0.1',
        },
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    forwarded.on('error', () => response.headersSent || response.writeHead(502).end());
    response.on('close', () => forwarded.destroy());
    request.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function certificateIn(dir: string): { key: Buffer; cert: Buffer } {
  const [key, cert] = [path.join(dir, 'key.pem'), path.join(dir, 'cert.pem')];
  const made = ['-keyout', key, '-out', cert, '-days', '400', '-subj', '/CN=localhost'];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...made], {
    stdio: 'ignore',
  });
  return { key: readFileSync(key), cert: readFileSync(cert) };
}
