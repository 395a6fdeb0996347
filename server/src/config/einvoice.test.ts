import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { readConfig } from '../config.ts';

const PRODUCTION = {
  HAKO_ENV: 'production',
  HAKO_SECRET: randomBytes(32).toString('base64url'),
  HAKO_PUBLIC_URL: 'https://hako.example',
  DATABASE_URL: 'postgres://hako:a-password@db.internal/hako',
};
const COMPANY = {
  HAKO_COMPANY_NAME: 'Công ty Hako',
  HAKO_COMPANY_TAX_CODE: '0312345673',
  HAKO_COMPANY_ADDRESS: '12 Nguyễn Huệ',
};
const PROVIDER = {
  HAKO_EINVOICE_URL: 'https://api-vinvoice.viettel.vn',
  HAKO_EINVOICE_USERNAME: '0312345673',
  HAKO_EINVOICE_PASSWORD: 'secret',
  HAKO_EINVOICE_TEMPLATE: '1/001',
  HAKO_EINVOICE_SERIES: 'CyyTHK',
};
const { HAKO_COMPANY_TAX_CODE: _, ...UNREGISTERED } = COMPANY;

it('a registered business in production issues through a provider, or nothing', () => {
  const read = (more: object) => readConfig({ ...PRODUCTION, ...more });
  expect(read({ ...COMPANY, ...PROVIDER }).einvoice?.series).toBe('CyyTHK');
  expect(read({}).company).toBeUndefined();
  expect(read(UNREGISTERED).company?.taxCode).toBeUndefined();
  expect(() => read(COMPANY)).toThrow('a registered business issues electronic invoices');
  expect(readConfig({ ...PRODUCTION, ...COMPANY, HAKO_ENV: 'test' }).einvoice).toBeUndefined();
});

it.each([
  ['HAKO_EINVOICE_URL', '', 'HAKO_EINVOICE_USERNAME is set, but HAKO_EINVOICE_URL is missing.'],
  ['HAKO_EINVOICE_URL', 'http://api-vinvoice.viettel.vn', 'must be reached over TLS'],
  ['HAKO_EINVOICE_PASSWORD', '', 'HAKO_EINVOICE_PASSWORD is missing.'],
  ['HAKO_EINVOICE_TEMPLATE', '01GTKT0/001', 'must read like 1/001'],
  ['HAKO_EINVOICE_SERIES', '1C26THK', 'must read like C26THK'],
  ['HAKO_COMPANY_TAX_CODE', '', 'HAKO_COMPANY_TAX_CODE is missing.'],
])('does not start when %s is “%s”', (name, value, sentence) => {
  const settings = { ...PRODUCTION, ...COMPANY, ...PROVIDER, [name]: value };
  expect(() => readConfig(settings)).toThrow(sentence);
});
