import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { LiveMessage } from '../../../platform/live-news.ts';
import { createWaitingRoom, type Wait } from './waiting-room.ts';

function room({ seatsPerIp = 3, seats = 5 } = {}) {
  const bells = new Map<string, Set<(message: LiveMessage) => void>>();
  const live = {
    listen(topic: string, receive: (message: LiveMessage) => void) {
      const set = bells.get(topic) ?? new Set();
      bells.set(topic, set.add(receive));
      return () => {
        set.delete(receive);
      };
    },
  };
  const waiting = createWaitingRoom(live, { seatsPerIp: () => seatsPerIp, seats });
  return {
    ...waiting,
    ring: (topic: string) => {
      for (const bell of bells.get(topic) ?? []) bell({ kind: 'qr' });
    },
    listening: () => [...bells.values()].reduce((sum, set) => sum + set.size, 0),
  };
}
const aWait = (over: Partial<Wait<string>> = {}): Wait<string> => ({
  topic: 'qr:1',
  ip: '203.0.113.5',
  forMs: 5_000,
  gone: new AbortController().signal,
  look: async () => undefined,
  ...over,
});

describe('somebody who waits', () => {
  test('is answered at once when there is something to say, and takes no seat for it', async () => {
    const it = room({ seats: 0 });
    await expect(it.wait(aWait({ look: async () => 'news' }))).resolves.toBe('news');
  });

  test('is answered when the bell rings', async () => {
    const it = room();
    let news: string | undefined;
    const answer = it.wait(aWait({ look: async () => news }));
    await expect.poll(it.listening).toBe(1);
    news = 'scanned';
    it.ring('qr:1');
    await expect(answer).resolves.toBe('scanned');
    expect({ size: it.size(), listening: it.listening() }).toEqual({ size: 0, listening: 0 });
  });

  test('misses nothing that happened while they sat down', async () => {
    let looks = 0;
    await expect(
      room().wait(aWait({ look: async () => (++looks === 2 ? 'just now' : undefined) })),
    ).resolves.toBe('just now');
  });

  test('is told after the time that nothing happened', async () => {
    await expect(room().wait(aWait({ forMs: 20 }))).resolves.toBeUndefined();
  });

  test('who goes away leaves no seat, no timer and no bell behind, and looks no more', async () => {
    const it = room();
    const leaving = new AbortController();
    let looks = 0;
    const answer = it.wait(
      aWait({
        gone: leaving.signal,
        look: async () => {
          looks++;
          return undefined;
        },
      }),
    );
    await expect.poll(it.listening).toBe(1);
    leaving.abort();
    await expect(answer).resolves.toBeUndefined();
    await sleep(5);
    expect({ size: it.size(), listening: it.listening(), looks }).toEqual({
      size: 0,
      listening: 0,
      looks: 2,
    });
  });

  test('and whose look fails leaves the seat as well', async () => {
    const it = room();
    let looks = 0;
    const look = async () => {
      if (++looks === 2) throw new Error('no database');
      return undefined;
    };
    await expect(it.wait(aWait({ look }))).rejects.toThrow('no database');
    expect(it.size()).toBe(0);
  });
});

describe('seats', () => {
  test('of one address are few, and others keep theirs; of all addresses they are counted, too', async () => {
    const it = room();
    const leaving = new AbortController();
    const waits = Array.from({ length: 3 }, () => it.wait(aWait({ gone: leaving.signal })));
    await expect.poll(it.size).toBe(3);
    await expect(it.wait(aWait())).rejects.toMatchObject({
      code: 'request.too-many',
      facts: { seconds: 3 },
    });
    waits.push(
      it.wait(aWait({ ip: '198.51.100.7', gone: leaving.signal })),
      it.wait(aWait({ ip: '198.51.100.8', gone: leaving.signal })),
    );
    await expect.poll(it.size).toBe(5);
    await expect(it.wait(aWait({ ip: '198.51.100.9' }))).rejects.toMatchObject({
      code: 'request.too-many',
    });
    leaving.abort();
    await Promise.all(waits);
    expect(it.size()).toBe(0);
  });
});
