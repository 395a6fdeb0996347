import { describe, expect, it } from 'vitest';
import { read } from './security-page.ts';

// What `ops/` gives to whoever sets up a proxy; nginx itself is tried by `torture/src/release`.

const NGINX = read('ops/nginx/hako.conf');
const CADDY = read('ops/caddy/Caddyfile');
/** The block of nginx that listens at this port. */
const listeningAt = (port: number): string =>
  NGINX.split('\nserver {').find((block) => block.includes(`listen ${port}`)) ?? '';
const plainCaddy = CADDY.split('\nhttp://hako.example {')[1] ?? '';

describe('a proxy as we hand it out', () => {
  it('speaks only TLS 1.2 and 1.3, with ciphers that keep secrets, the strongest first', () => {
    expect(/ssl_protocols ([^;]+);/.exec(NGINX)?.[1]).toBe('TLSv1.2 TLSv1.3');
    const ciphers = /ssl_ciphers ([^;]+);/.exec(NGINX)?.[1]?.split(':') ?? [];
    expect(ciphers.length).toBeGreaterThan(3);
    for (const cipher of ciphers) expect(cipher).toMatch(/^ECDHE-.*(?:GCM|POLY1305)/);
    expect(ciphers[0]).toContain('AES256');
    expect(NGINX).toContain('ssl_prefer_server_ciphers on;');
    // Caddy's own choice is the same; nothing of it is widened.
    expect(CADDY).not.toMatch(/^\s*tls\b|\bprotocols /m);
  });

  it('refuses calls without TLS instead of leading them on, and leads people', () => {
    const plain = listeningAt(80);
    expect(plain).toMatch(/location ~ \^\/\(api\|connect\)\/ \{\s*return 403;/);
    expect(plain).toMatch(/location \/ \{\s*return 301 https:/);
    expect(plain).not.toContain('proxy_pass');
    expect(plainCaddy).toMatch(/handle \/api\/\* \{\s*respond 403/);
    expect(plainCaddy).toMatch(/handle \{\s*redir https:/);
    expect(plainCaddy).not.toContain('reverse_proxy');
  });

  it('does not pass on what a caller claims of their address', () => {
    const passed = NGINX.match(/proxy_set_header X-Forwarded-For [^;]+;/g) ?? [];
    expect(passed.length).toBe(NGINX.match(/proxy_pass /g)?.length);
    expect(new Set(passed)).toEqual(new Set(['proxy_set_header X-Forwarded-For $remote_addr;']));
    expect(CADDY).toContain('header_up X-Forwarded-For {remote_host}');
  });
});
