import { createKeptTranslations, type KeptTranslations } from './kept-translations.ts';
import { createLiveGlossary } from './live-glossary.ts';
import { chooseProvider } from './providers/choose-provider.ts';
import { createRememberedReadings } from './remembered-readings.ts';
import { isJapanese } from './rules/fold.ts';
import type { Glossary } from './rules/glossary.ts';
import { type KeywordReading, readKeyword } from './rules/keyword.ts';
import { minusWords } from './rules/keyword-exclusions.ts';
import { readTitle, tidyTitle } from './rules/title.ts';
import { keywordOfService } from './rules/translated-keyword.ts';
import type { Translation, TranslationDeps } from './translation.ts';

const AS_KEYWORD = { direction: 'vi-ja', purpose: 'keyword', timeoutMs: 1_500 } as const;
const AS_TEXT = { purpose: 'text', timeoutMs: 5_000 } as const;

export function createTranslation({
  db,
  clock,
  log,
  service,
  provider = service && chooseProvider(service, clock),
}: TranslationDeps): Translation {
  const kept = createKeptTranslations({ db, clock, log, provider });
  const readings = createRememberedReadings();
  const live = createLiveGlossary({ db, clock, log }, readings.forget);
  return {
    readKeyword: (keyword) => readWholeKeyword(kept, live.now(), keyword),
    knowsKeyword: (keyword) => readKeyword(keyword, live.now()).isWhole,
    titleNow(title) {
      const translated = kept.known(title, 'ja-vi');
      const whole = translated === undefined ? undefined : wholeTitle(translated);
      if (whole !== undefined) return { text: whole, isWhole: true };
      return readings.readTitle(title, live.now());
    },
    async completeTitles(titles, timeoutMs) {
      const translated = await kept.complete(titles, {
        direction: 'ja-vi',
        purpose: 'title',
        timeoutMs,
      });
      return new Map(
        [...translated].flatMap(([title, text]) => {
          const whole = wholeTitle(text);
          return whole === undefined ? [] : [[title, whole]];
        }),
      );
    },
    async translate(text, direction) {
      const translated = (await kept.complete([text], { direction, ...AS_TEXT })).get(text);
      if (translated !== undefined) return translated;
      return direction === 'ja-vi'
        ? readTitle(text, live.now()).text
        : readKeyword(text, live.now()).text;
    },
    suggestTerms: (typed, size) => readings.suggestTerms(typed, size, live.now()),
    glossary: live,
    close: async () => provider?.close(),
  };
}

/**
 * A service's title as it is shown; undefined where it left something Japanese: half a title reads
 * worse than none.
 */
function wholeTitle(translated: string): string | undefined {
  const text = tidyTitle(translated);
  return isJapanese(text) ? undefined : text;
}

/** What is there in time, milliseconds; what comes later is kept for the next who asks. */
async function within<V>(answer: Promise<V>, timeoutMs: number): Promise<V | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), timeoutMs);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** By the glossary; the service is asked for what that does not know. */
async function readWholeKeyword(
  kept: KeptTranslations,
  glossary: Glossary,
  keyword: string,
): Promise<KeywordReading> {
  const reading = readKeyword(keyword, glossary);
  if (reading.isWhole) return reading;
  const asking = kept.complete([reading.asked], AS_KEYWORD);
  // Somebody else may be waiting longer for the same words; this search does not.
  const answer = (await within(asking, AS_KEYWORD.timeoutMs))?.get(reading.asked);
  const text = answer === undefined ? undefined : keywordOfService(reading.asked, answer);
  if (text === undefined) return reading;
  return {
    ...reading,
    text: [text, ...minusWords(reading.excluded)].join(' '),
    isWhole: true,
    isTranslated: true,
  };
}
