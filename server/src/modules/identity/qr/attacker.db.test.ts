import { describe, expect, test } from 'vitest';
import { call } from '../../../../test-support/people/client.ts';
import { DEMO_CUSTOMER, DEMO_PASSWORD } from '../../../demo-people.ts';
import {
  QR,
  approve,
  generate,
  otherThan,
  phone,
  scan,
  service,
  sessions,
  stranger,
  wait,
  setUpQrRig,
} from '../../../../test-support/rigs/identity/qr-rig.ts';

setUpQrRig();

describe('an attacker who shows their own code to somebody', () => {
  test.each([['nothing'], ['a wrong number']])('gets no session when %s is typed', async (what) => {
    const [qrId, before] = [await generate(), await sessions()];
    expect((await approve(qrId, '00')).body.code, 'nobody approves what they did not scan').toBe(
      'identity.qr-over',
    );
    await scan(qrId);
    const { match_number: number } = (await wait(qrId)).body;
    const typed = what === 'nothing' ? undefined : otherThan(number);
    expect((await approve(qrId, typed)).body).toMatchObject({
      code: 'identity.qr-wrong-number',
      facts: { left: 1 },
    });
    expect((await approve(qrId, typed)).body.code).toBe('identity.qr-number-spent');
    expect((await approve(qrId, number)).body.code, 'too late for the right one').toBe(
      'identity.qr-over',
    );
    expect((await wait(qrId, 'scanned')).body.state).toBe('refused');
    expect(await sessions()).toBe(before);
  });

  test('cannot try all numbers at once', async () => {
    const qrId = await generate();
    await scan(qrId);
    const { match_number: number } = (await wait(qrId)).body;
    const others = Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0')).filter(
      (n) => n !== number,
    );
    const codes = (await Promise.all(others.slice(0, 30).map((n) => approve(qrId, n)))).map(
      ({ body }) => body.code,
    );
    expect(codes.filter((code) => code === 'identity.qr-over')).toHaveLength(28);
    expect((await wait(qrId, 'scanned')).body.state).toBe('refused');
  });

  test('gets nothing from a phone that says no', async () => {
    const qrId = await generate();
    await scan(qrId);
    const answer = await call(service, 'POST', `${QR}/approve`, {
      token: phone,
      body: { qr_id: qrId, allow: false },
    });
    expect(answer.status).toBe(200);
    expect((await wait(qrId, 'scanned')).body.state).toBe('refused');
  });

  test('cannot approve a code that another account scanned, nor scan it again for themselves', async () => {
    const qrId = await generate();
    await scan(qrId);
    const { match_number: number } = (await wait(qrId)).body;
    expect((await scan(qrId, stranger)).body.code).toBe('identity.qr-over');
    expect((await approve(qrId, number, stranger)).body.code).toBe('identity.qr-over');
  });

  test('without an account cannot scan, and the page cookie alone approves nothing', async () => {
    const qrId = await generate();
    expect((await call(service, 'POST', `${QR}/scan`, { body: { qr_id: qrId } })).status).toBe(401);
    const { headers } = await call(service, 'POST', '/api/login', {
      body: { username: DEMO_CUSTOMER.email, password: DEMO_PASSWORD },
    });
    const cookie = (headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
    for (const path of ['scan', 'approve'])
      expect(
        (
          await call(service, 'POST', `${QR}/${path}`, {
            headers: { cookie },
            body: { qr_id: qrId, allow: true },
          })
        ).status,
      ).toBe(401);
  });
});
