import { expect, test } from 'vitest';
import { deviceName } from './device-name.ts';
import { maskAddress, networkOf } from '../../../../kernel/network.ts';

const MOZILLA = 'Mozilla/5.0';
test.each([
  [
    `${MOZILLA} (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36`,
    'Chrome',
    'Windows',
  ],
  [
    `${MOZILLA} (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
    'Edge',
    'Windows',
  ],
  [
    `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15`,
    'Safari',
    'macOS',
  ],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1`,
    'Chrome',
    'iPhone',
  ],
  [
    `${MOZILLA} (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  [`${MOZILLA} (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`, 'Firefox', 'Linux'],
  ['Dart/3.3 (dart:io)', '', ''],
  [undefined, '', ''],
])('%s is called by its names', (userAgent, browser, system) =>
  expect(deviceName(userAgent)).toEqual({ browser, system }),
);

test.each([
  ['113.161.7.9', '113.161.*.*', '113.161.7.9'],
  ['::ffff:113.161.7.9', '113.161.*.*', '113.161.7.9'],
  ['2405:4802:90a1:00b0:1:2:3:4', '2405:4802:*', '2405:4802:90a1:b0'],
  ['2405:4802::1', '2405:4802:*', '2405:4802:0:0'],
  ['::1', '0:0:*', '0:0:0:0'],
])('%s is shown as %s and belongs to %s', (ip, shown, network) => {
  expect(maskAddress(ip)).toBe(shown);
  expect(networkOf(ip)).toBe(network);
});
