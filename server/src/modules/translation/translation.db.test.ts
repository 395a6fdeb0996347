import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '../../../test-support/test-platform.ts';
import { Outage } from '../../kernel/outage.ts';
import { createTranslation } from './index.ts';
import type { TranslationProvider } from './providers/provider.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

const ANSWERS: Readonly<Record<string, string>> = { 謎の物体: 'vật lạ' };

/** Answers what it knows, every other text with its own marked copy, and counts. */
function countingProvider(): TranslationProvider & { asked: string[]; isDead: boolean } {
  const provider = {
    asked: [] as string[],
    isDead: false,
    async translate(texts: readonly string[]) {
      if (provider.isDead) throw new Outage('translation', 'timeout');
      provider.asked.push(...texts);
      return texts.map((text) => ANSWERS[text] ?? `<${text}>`);
    },
    close: async () => undefined,
  };
  return provider;
}
const make = (provider: TranslationProvider) =>
  createTranslation({ ...platform, service: undefined, provider });

describe('the service', () => {
  it('is asked for a text once, ever', async () => {
    const provider = countingProvider();
    const first = make(provider);
    expect(await first.completeTitles(['謎の物体', '謎の物体'], 100)).toEqual(
      new Map([['謎の物体', 'Vật lạ']]),
    );
    expect(first.titleNow('謎の物体')).toEqual({ text: 'Vật lạ', isWhole: true });
    const afterRestart = make(provider);
    expect(await afterRestart.completeTitles(['謎の物体'], 100)).toEqual(
      new Map([['謎の物体', 'Vật lạ']]),
    );
    expect(provider.asked).toEqual(['謎の物体']);
  });

  it('that leaves half a title in Japanese is not believed', async () => {
    const translation = make(countingProvider());
    expect(await translation.completeTitles(['半分の物体'], 100)).toEqual(new Map());
    expect(translation.titleNow('半分の物体')).toEqual({ text: '半分の物体', isWhole: false });
  });

  it('is not asked for what the glossary knows', async () => {
    const provider = countingProvider();
    expect((await make(provider).readKeyword('máy ảnh film nikon')).text).toBe(
      'ニコン フィルムカメラ',
    );
    expect(provider.asked).toEqual([]);
    expect((await make(provider).readKeyword('máy làm bỏng ngô')).text).toBe('<máy làm bỏng ngô>');
  });

  it('never sees a search that may tell who somebody is', async () => {
    const provider = countingProvider();
    const translation = make(provider);
    for (const typed of ['gửi cho nguyenvana@hako.test', 'lan gọi 0912 345 678 giúp']) {
      await translation.readKeyword(typed);
      await translation.translate(typed, 'vi-ja');
    }
    expect(provider.asked).toEqual([]);
    // What a seller writes is in the open, with the addresses and numbers in it.
    await translation.translate('謎 https://shop.example.test', 'ja-vi');
    expect(provider.asked).toEqual(['謎 https://shop.example.test']);
  });

  it('answers searches and titles on the day on which somebody puts in a whole library', async () => {
    const provider = countingProvider();
    const translation = make(provider);
    const pages = Array.from({ length: 401 }, (_, page) => `${page}`.padEnd(5_000, 'x'));
    await Promise.all(pages.map((page) => translation.translate(page, 'ja-vi')));
    expect(provider.asked.length).toBeLessThan(pages.length);
    await translation.readKeyword('máy rang vừng');
    await translation.completeTitles(['謎の置物'], 100);
    expect(provider.asked.slice(-2)).toEqual(['máy rang vừng', '謎の置物']);
  });

  it('leaves the original when it is dead', async () => {
    const provider = countingProvider();
    provider.isDead = true;
    const translation = make(provider);
    expect(await translation.translate('xyzほげほげ', 'ja-vi')).toBe('xyzほげほげ');
    expect((await translation.readKeyword('máy xay đậu phộng')).text).toContain('đậu phộng');
    expect(await translation.completeTitles(['別の物体'], 100)).toEqual(new Map());
  });

  it('is left alone for a while after it did not answer', async () => {
    const provider = countingProvider();
    provider.isDead = true;
    const translation = make(provider);
    await translation.readKeyword('máy xay hạt tiêu');
    provider.isDead = false;
    await translation.readKeyword('máy xay hạt tiêu');
    expect(provider.asked).toEqual([]);
  });

  it('that is slow holds no search up, also when somebody waits longer for the same words', async () => {
    const slow: TranslationProvider = {
      translate: () => new Promise((resolve) => setTimeout(resolve, 4_000, ['x'])),
      close: async () => undefined,
    };
    const translation = make(slow);
    const other = translation.translate('máy rang lạc', 'vi-ja');
    const startedMs = performance.now();
    const reading = await translation.readKeyword('máy rang lạc');
    expect(performance.now() - startedMs).toBeLessThan(2_500);
    expect(reading.isWhole).toBe(false);
    await other;
  });
});
