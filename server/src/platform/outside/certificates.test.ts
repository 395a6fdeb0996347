import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { systemClock } from '../../kernel/clock.ts';
import { createHttpClient } from './http-client.ts';

// Made for this test by `openssl req -x509`; nobody trusts it, and it guards nothing.
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgoUohr+ALr2hMIZde
PvGJ1/550GsN391fu9TGzBwVB2WhRANCAARInhatYrJptiz26I/S2qCqNlNB+KgH
Qk9O/8TkTiMtBIWHDa8W287noq+zIOSNewUE3jbtoeW8Fz0kEKMsWGFQ
-----END PRIVATE KEY-----`;
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBnDCCAUGgAwIBAgIUNBXJZnzPNzfrPoRawTZWKuXazp4wCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyODAyMTIwMFoYDzIxMjYxMTA0
MDIxMjAwWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAARInhatYrJptiz26I/S2qCqNlNB+KgHQk9O/8TkTiMtBIWHDa8W287n
oq+zIOSNewUE3jbtoeW8Fz0kEKMsWGFQo28wbTAdBgNVHQ4EFgQUcnhygODEGbvp
s7dG07KgV5fveBcwHwYDVR0jBBgwFoAUcnhygODEGbvps7dG07KgV5fveBcwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDSQAwRgIhAPRSbqvM7kLWJMMEFdUelb50mSlYIucZd2ANDU7Ha5qEAiEA
o0A9CcAwpbTDwboLh3hnXLSHRp+w/fNOzazxaelVDAo=
-----END CERTIFICATE-----`;

test('a certificate that nobody vouches for is refused, and nothing is sent', async () => {
  let asked = 0;
  const server = createServer({ key: KEY, cert: CERTIFICATE }, (_, response) => {
    asked++;
    response.end('{}');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const client = createHttpClient({
    source: 'pretend',
    baseUrl: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    clock: systemClock,
  });
  const outage = client.send({ path: '/', headers: { authorization: 'Bearer a-key' } });
  await expect(outage).rejects.toMatchObject({ kind: 'unreachable' });
  expect(asked).toBe(0);
  await client.close();
  server.close();
});
