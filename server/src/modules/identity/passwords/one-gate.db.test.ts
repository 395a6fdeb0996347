import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type PretendService,
  startPretendService,
  told,
} from '../../../../test-support/world/pretend-service.ts';
import { DEMO_CUSTOMER, DEMO_PASSWORD, DEMO_STAFF } from '../../../demo-people.ts';

let service: PretendService;
beforeAll(async () => {
  service = await startPretendService(1_000_000);
});
afterAll(() => service.close());

const idOf = async (email: string): Promise<string> => {
  const { rows } = await service.platform.pool.query('select user_id from users where email = $1', [
    email,
  ]);
  return rows[0].user_id as string;
};
/** The mobile client's way to change a password: GET with a body, without a token. */
const changeByOld = async (id: string, old: string, remoteAddress = '127.0.0.1') => {
  const answer = await service.app.inject({
    method: 'GET',
    url: '/api/security/change-password',
    remoteAddress,
    payload: {
      id,
      OldPassword: old,
      NewPassword: 'mot-mat-khau-hoan-toan-khac',
      ConfirmNewPassword: 'mot-mat-khau-hoan-toan-khac',
    },
  });
  return { status: answer.statusCode, body: answer.json(), headers: new Headers() };
};
const staffEmail = DEMO_STAFF.find(({ roles }) => roles.includes('sales'))?.email ?? '';

describe('a password is compared in one place only', () => {
  it('so nobody changes a password of the staff by knowing the old one', async () => {
    const id = await idOf(staffEmail);
    expect(told(await changeByOld(id, DEMO_PASSWORD))).toEqual([
      400,
      'identity.wrong-old-password',
    ]);
    const { rows } = await service.platform.pool.query(
      'select count(*)::int as count from sessions where user_id = $1 and end_reason is not null',
      [id],
    );
    expect(rows[0].count).toBe(0);
  });

  it('so guesses of one network count together, whichever account and call they try', async () => {
    const network = '2001:db8:7:9::';
    let refused: unknown;
    for (let guess = 0; guess < 120 && !refused; guess += 1) {
      const answer = await changeByOld(
        `${guess}`,
        'not-it',
        `${network}${(guess + 1).toString(16)}`,
      );
      if (answer.status === 429) refused = answer.body.code;
    }
    expect(refused).toBe('identity.too-many-tries');
    const signIn = await service.app.inject({
      method: 'POST',
      url: '/api/login',
      remoteAddress: `${network}ffff`,
      payload: { username: DEMO_CUSTOMER.email, password: DEMO_PASSWORD },
    });
    expect([signIn.statusCode, signIn.json().code]).toEqual([429, 'identity.too-many-tries']);
    const elsewhere = await service.app.inject({
      method: 'POST',
      url: '/api/login',
      remoteAddress: '2001:db8:7:a::1',
      payload: { username: DEMO_CUSTOMER.email, password: DEMO_PASSWORD },
    });
    expect(elsewhere.statusCode).toBe(200);
  });
});

it('a customer learns neither the user id nor the login e-mail of the staff', async () => {
  const { rows } = await service.platform.pool.query(
    "select user_id::text, email from users where kind = 'staff'",
  );
  const secrets = rows.flatMap(({ user_id, email }) => [user_id as string, email as string]);
  for (const path of ['/api/session', '/api/user/sales-care', '/api/store']) {
    const { body } = await service.asCustomer('GET', path);
    const text = JSON.stringify(body);
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  }
  const { body } = await service.asCustomer('GET', '/api/session');
  expect(body.data.sale).toMatchObject({ full_name: 'Trần Thu Hà', _id: body.data.sale_id });
  const rated = await service.asCustomer('POST', '/api/user/rate-staff', {
    staff_id: body.data.sale_id,
    rate: 5,
  });
  expect(rated.status).toBe(200);
});
