import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { Company } from './company.ts';

/** What the story asks of the machine that the company runs on, as calls. */
export async function serveCompany(
  company: Company,
): Promise<{ url: string; close(): Promise<void> }> {
  const { url, directUrl, simulatorUrl, databaseUrl } = company;
  const obey = async (request: IncomingMessage): Promise<unknown> => {
    if (request.method === 'GET')
      return { url: directUrl, publicUrl: url, simulatorUrl, databaseUrl };
    const asked = await json(request);
    if (request.url === '/begin') {
      await company.begin(new Date((asked as { at: string }).at));
      return { aheadMs: company.aheadMs() };
    }
    return { printed: await company.staff(...(asked as string[])) };
  };
  const server = createServer((request, response) => {
    obey(request).then(
      (answer) => response.end(JSON.stringify(answer)),
      (error: Error) => response.writeHead(500).end(`${error.message}\n${company.printed()}`),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
