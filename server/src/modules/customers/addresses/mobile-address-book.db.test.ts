import { readFileSync } from 'node:fs';
import { Compile } from 'typebox/compile';
import { describe, expect, test } from 'vitest';
import { call } from '../../../../test-support/people/client.ts';
import {
  hasCalls,
  CALLS,
  service,
  token,
  add,
  home,
  setUpAddressBookRig,
} from '../../../../test-support/rigs/customers/address-book-rig.ts';

setUpAddressBookRig();

describe.skipIf(!hasCalls)('the mobile client', () => {
  const entries = hasCalls
    ? (JSON.parse(readFileSync(CALLS, 'utf8')) as {
        id: string;
        response: object;
        screen_requires?: object;
        success_body?: object;
      }[])
    : [];
  const json = { 'content-type': 'application/json' };
  const form = async (fields: Record<string, string>) => {
    const answer = await fetch(`${service.url}/connect/token`, {
      method: 'POST',
      body: new URLSearchParams(fields),
    });
    return { status: answer.status, body: JSON.parse(await answer.text()) };
  };
  const client = { client_id: 'x', client_secret: 'y' };
  const signIn = () =>
    form({
      grant_type: 'password',
      username: '0987000111',
      password: 'con-mèo-xanh',
      scopes: 'openid offline_access',
      provider: '',
      token_id: '',
      ...client,
    });
  const understands = (id: string, body: unknown) => {
    const entry = entries.find((one) => one.id === id);
    for (const schema of [entry?.response, entry?.screen_requires, entry?.success_body])
      if (schema) expect([...Compile(schema as never).Errors(body)], id).toEqual([]);
    expect(entry, id).toBeDefined();
  };

  test('signs in and renews by form', async () => {
    const signedIn = await signIn();
    expect(signedIn.status).toBe(200);
    understands('auth.token.password', signedIn.body);
    const renewed = await form({
      grant_type: 'refresh_token',
      refresh_token: signedIn.body.refresh_token,
      ...client,
    });
    understands('auth.token.refresh', renewed.body);
    expect(
      (
        await call(service, 'GET', '/api/session', {
          token: renewed.body.access_token,
          headers: json,
        })
      ).status,
    ).toBe(200);
    const wrong = await form({
      grant_type: 'password',
      username: '0987000111',
      password: 'x',
      ...client,
    });
    expect(wrong).toMatchObject({
      status: 401,
      body: { status: false, message: 'Sai tên đăng nhập hoặc mật khẩu' },
    });
  });

  test('understands session, addresses and places', async () => {
    const read = async (address: string) =>
      (await call(service, 'GET', address, { token, headers: json })).body;
    understands('session.get', await read('/api/session'));
    understands('address.list', await read('/api/user/address/user'));
    understands('address.provinces', await read('/api/utility/provinces'));
    const districts = await read('/api/utility/district/1');
    understands('address.district', districts);
    const wards = await read(`/api/utility/ward/${districts.data[0].id}`);
    understands('address.ward', wards);
    const added = await add(
      { ...home, district_id: districts.data[0].id, ward_id: wards.data[0].id, status: true },
      'PUT',
    );
    understands('address.add', added.body);
    understands(
      'address.edit',
      (
        await call(service, 'PUT', `/api/user/address/edit/${added.body.data._id}`, {
          token,
          body: { status: true, name: 'A' },
        })
      ).body,
    );
  });

  test('changes its password by GET with a body', async () => {
    const { data } = (await call(service, 'GET', '/api/session', { token })).body;
    const { request } = await import('node:http');
    const change = (fields: object) =>
      new Promise<{ status: number; body: { success: boolean } }>((resolve, reject) => {
        const text = JSON.stringify({ id: data.id, ...fields });
        const sent = request(
          `${service.url}/api/security/change-password`,
          { method: 'GET', headers: { ...json, 'content-length': Buffer.byteLength(text) } },
          (answer) => {
            let body = '';
            answer.on('data', (part: Buffer) => (body += part.toString()));
            answer.on('end', () =>
              resolve({
                status: answer.statusCode ?? 0,
                body: JSON.parse(body) as { success: boolean },
              }),
            );
          },
        );
        sent.on('error', reject);
        sent.end(text);
      });
    expect(
      (
        await change({
          OldPassword: 'sai',
          NewPassword: 'con-chó-vàng',
          ConfirmNewPassword: 'con-chó-vàng',
        })
      ).body.success,
    ).toBe(false);
    const changed = await change({
      OldPassword: 'con-mèo-xanh',
      NewPassword: 'con-chó-vàng',
      ConfirmNewPassword: 'con-chó-vàng',
    });
    expect(changed.status).toBe(200);
    understands('auth.password.change', changed.body);
    expect((await signIn()).status).toBe(401);
  });
});
