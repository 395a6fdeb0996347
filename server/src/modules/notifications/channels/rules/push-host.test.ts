import { expect, it } from 'vitest';
import { isPushEndpoint } from './push-host.ts';

it.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
  'https://web.push.apple.com/QaBc',
  'https://wns2-sg2p.notify.windows.com/w/?token=abc',
])('%s is a push service', (endpoint) => expect(isPushEndpoint(endpoint, undefined)).toBe(true));

it.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://user:pass@fcm.googleapis.com/x',
  'https://fcm.googleapis.com.evil.test/x',
  'https://evilnotify.windows.com/x',
  'https://evil.test/https://fcm.googleapis.com/',
  'https://169.254.169.254/latest/meta-data/',
  'https://localhost/push/send/1',
  'http://127.0.0.1:9000/push/send/1',
  'file:///etc/passwd',
  'https://fcm.googleapis.com\\@evil.test/',
  'https://fcm.googleapis.com/\r\nX: y',
  'https://ｆcm.googleapis.com/x',
  '',
])('%j is none', (endpoint) => expect(isPushEndpoint(endpoint, undefined)).toBe(false));

it.each([
  ['http://127.0.0.1:9000/push/send/1', true],
  ['http://127.0.0.1:9000/pushed/1', false],
  ['http://127.0.0.1:9000/push/../bank', false],
  ['http://127.0.0.1:9001/push/send/1', false],
])('beside a pretend service %s: %s', (endpoint, isOne) =>
  expect(isPushEndpoint(endpoint, 'http://127.0.0.1:9000/push')).toBe(isOne),
);
