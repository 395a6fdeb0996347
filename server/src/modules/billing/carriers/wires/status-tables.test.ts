import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CARRIERS } from '@hako/contract/billing/carriers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ghn } from '../../../../../../simulator/src/carriers/ghn.ts';
import { ghtk } from '../../../../../../simulator/src/carriers/ghtk.ts';
import { viettelPost } from '../../../../../../simulator/src/carriers/viettel-post.ts';
import { EVENT_READERS } from './event-readers.ts';
import { withinBytes } from './field.ts';
import { readGhnEvent } from './ghn.ts';
import { readGhtkEvent } from './ghtk.ts';
import { STATUSES, statusOf } from './status-tables.ts';
import { readViettelPostEvent } from './viettel-post.ts';

const SAMPLES = path.resolve(
  import.meta.dirname,
  '../../../../../../../shared/data/vietnam/webhook-and-carrier-samples.json',
);
const hasSamples = existsSync(SAMPLES);
if (!hasSamples) console.warn('skipped: the carrier samples beside the repository are not here');
const samples = hasSamples ? JSON.parse(readFileSync(SAMPLES, 'utf8')) : {};

/** carrier, what takes a bill to DELIVERY, to COMPLETED, to BILL_INVENTORY, and what a person must look at. */
const MEANINGS = [
  [
    'ghn',
    'delivering money_collect_delivering',
    'delivered',
    'delivery_fail waiting_to_return return return_transporting return_sorting returning return_fail returned',
    'cancel exception damage lost',
  ],
  ['ghtk', '4', '5 6', '9 11 20 21', '-1 7 13'],
  ['viettel-post', '500 508 550', '501', '502 504 505 506 507 515', '101 106 107 201 503'],
] as const;

describe('the words of carriers', () => {
  it.each(MEANINGS)(
    '%s: every documented status has its meaning and no other one',
    (carrier, out, delivered, failed, trouble) => {
      const expected = new Map<string, string>();
      for (const status of out.split(' ')) expected.set(status, 'DELIVERY');
      for (const status of delivered.split(' ')) expected.set(status, 'COMPLETED');
      for (const status of [...failed.split(' '), ...trouble.split(' ')])
        expected.set(status, 'BILL_INVENTORY');
      for (const [status, row] of Object.entries(STATUSES[carrier])) {
        expect(row.meaning, status).toBe(expected.get(status));
        expect(row.isTrouble === true, status).toBe(trouble.split(' ').includes(status));
        expected.delete(status);
      }
      expect([...expected]).toEqual([]);
    },
  );

  it('cover whatever the pretend carriers say and the samples name', () => {
    for (const house of [ghn, ghtk, viettelPost])
      for (const status of house.statuses)
        expect(statusOf(house.name, status), `${house.name} ${status}`).toBeDefined();
    for (const status of samples.ghn?.statuses ?? [])
      expect(statusOf('ghn', status), status).toBeDefined();
    expect(CARRIERS.map((name) => Object.keys(STATUSES[name]).length)).toEqual([22, 22, 32]);
  });

  it('that nobody has documented mean nothing, whatever they are called', () => {
    for (const status of ['constructor', '__proto__', 'toString', 'a_state_of_tomorrow', '999', ''])
      expect(statusOf('ghn', status)).toBeUndefined();
  });
});

describe('an event', () => {
  it.skipIf(!hasSamples)('is read from what each carrier really posts', () => {
    expect(readGhnEvent(samples.ghn.webhook)).toMatchObject({
      carrier: 'ghn',
      code: 'GHN123456789',
      reference: 'ORDER123',
      status: 'delivered',
      meaning: 'COMPLETED',
      at: new Date('2026-01-01T03:52:50.158Z'),
    });
    const form = Object.fromEntries(
      new URLSearchParams(
        Object.entries(samples.ghtk.webhook)
          .map(([name, value]) => `${name}=${value}`)
          .join('&'),
      ),
    );
    expect(form['action_time']).toBe('2016-11-02T12:18:39 07:00');
    expect(readGhtkEvent(form)).toMatchObject({
      carrier: 'ghtk',
      code: 'S1.A1.17373471',
      reference: '1234567',
      status: '5',
      meaning: 'COMPLETED',
      at: new Date('2016-11-02T05:18:39Z'),
    });
    const event = readViettelPostEvent(samples.viettelpost.webhook);
    expect(event).toMatchObject({
      carrier: 'viettel-post',
      code: '12345678',
      reference: 'ORDER123',
      status: '501',
      meaning: 'COMPLETED',
      at: new Date('2018-12-13T10:34:05Z'),
    });
    expect(JSON.stringify(event?.told)).not.toContain(samples.viettelpost.webhook.TOKEN);
  });

  it('of the way back never says that the goods are delivered', () => {
    const back = (status: number) =>
      readViettelPostEvent({
        DATA: {
          ORDER_NUMBER: '1',
          ORDER_STATUS: status,
          ORDER_STATUSDATE: '13/12/2018 17:34:05',
          IS_RETURNING: true,
        },
      })?.meaning;
    expect([back(500), back(501), back(504), back(400)]).toEqual([
      'BILL_INVENTORY',
      undefined,
      'BILL_INVENTORY',
      undefined,
    ]);
  });

  it('of a parcel that was taken in part leaves the bill to a person', () => {
    const form = {
      label_id: 'S1',
      status_id: '5',
      action_time: '2026-01-01T00:00:00+07:00',
      return_part_package: '1',
    };
    expect(readGhtkEvent(form)).toMatchObject({ status: '5', meaning: undefined });
  });

  it.each(CARRIERS)('of %s is none when anything is missing, and never breaks', (carrier) => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withDate: true, withMap: true }), (body) => {
        expect(EVENT_READERS[carrier](body)).toBeUndefined();
      }),
    );
    expect(
      EVENT_READERS[carrier]({
        DATA: { ORDER_NUMBER: '1', ORDER_STATUS: 501, ORDER_STATUSDATE: '32/12/2018 17:34:05' },
      }),
    ).toBeUndefined();
  });
});

it('a text is cut between letters, never inside one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(200), (text, most) => {
      const cut = withinBytes(text, most);
      expect(Buffer.byteLength(cut)).toBeLessThanOrEqual(most);
      expect(text.startsWith(cut)).toBe(true);
      expect(cut.isWellFormed() || !text.isWellFormed()).toBe(true);
    }),
  );
  expect(withinBytes('Phường Hoàn Kiếm', 8)).toBe('Phườn');
});
