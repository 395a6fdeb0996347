import type { Endpoint } from '@hako/contract/kit/endpoint';
import { REFUSALS } from '@hako/contract/refusals';
import type { FastifyInstance } from 'fastify';

/** `GET /api`: the calls as a page for people, drawn from the same values as the routes. */
export function serveApiPage(app: FastifyInstance, endpoints: readonly Endpoint[]): void {
  const html = apiPage(endpoints);
  app.get('/api', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
      )
      .send(html),
  );
}

function apiPage(endpoints: readonly Endpoint[]): string {
  const byArea = Map.groupBy(
    endpoints.toSorted((a, b) => a.path.localeCompare(b.path)),
    ({ path }) => path.split('/')[2] ?? path.split('/')[1] ?? '',
  );
  const areas = [...byArea].sort(([a], [b]) => a.localeCompare(b));
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Hako API</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;background:#FBF9F4;color:#1E2430}
code{background:#EFEBE0;padding:0 .25em;border-radius:4px}h2{margin-top:2rem;border-bottom:1px solid #D9D2C3}details{padding:.25rem 0}pre{overflow:auto;background:#F3EFE6;padding:1rem}
summary{cursor:pointer;min-height:2rem}a{color:#1F3A68}</style>
<h1>Hako API</h1><p>${endpoints.length} calls. Machine-readable: <a href="/api/openapi.json">/api/openapi.json</a>. Writes accept an <code>Idempotency-Key</code>. Failures answer
<code>{status: false, code, message}</code> with a Vietnamese sentence.</p>
<nav>${areas.map(([area]) => `<a href="#${text(area)}">${text(area)}</a>`).join(' · ')}</nav>
${areas.map(([area, calls]) => `<h2 id="${text(area)}">${text(area)}</h2>${calls.map(callOf).join('')}`).join('\n')}`;
}

function callOf(endpoint: Endpoint): string {
  const parts = (['params', 'query', 'body', 'reply'] as const).filter((name) => endpoint[name]);
  const access =
    typeof endpoint.access === 'string'
      ? endpoint.access
      : `staff: ${endpoint.access.staff.join(', ')}`;
  const also = endpoint.aliases?.length
    ? `<p>Also under ${endpoint.aliases.map((alias) => `<code>${text(alias)}</code>`).join(', ')}.</p>`
    : '';
  const refusals = (endpoint.refusals ?? [])
    .map(
      (code) =>
        `<li><code>${code}</code> ${REFUSALS[code].status} ${text(REFUSALS[code].sentence)}</li>`,
    )
    .join('');
  return `<details><summary><code>${endpoint.method} ${text(endpoint.path)}</code> ${text(endpoint.summary)} <small>(${text(access)})</small></summary>${also}
${parts.map((name) => `<h3>${name}</h3><pre>${text(JSON.stringify(endpoint[name], null, 1))}</pre>`).join('')}${refusals ? `<h3>refusals</h3><ul>${refusals}</ul>` : ''}</details>`;
}

const text = (value: string): string =>
  value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
