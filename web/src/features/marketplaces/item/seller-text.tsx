import { translateEndpoint } from '@hako/contract/search/discovery';
import { useRef, useState } from 'react';
import { call } from '../../../api/client.ts';
import { useAction } from '../../../api/use-action.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Row, Stack } from '../../../ui/frames/card.tsx';
import { RefusalNote } from '../../../ui/forms/form.tsx';
import styles from './seller-text.module.css';

/** What one call of the translation takes. */
const LINES_PER_CALL = 50;
const MOST_LINES = 200;
const LONGEST_LINE = 5_000;
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

/** What the seller wrote, with a Vietnamese reading on request. The server let some twenty harmless tags through; this is the only place that draws a seller's HTML. */
export function SellerText({ html }: { readonly html: string }) {
  const original = useRef<HTMLDivElement>(null);
  const [reading, setReading] = useState<{
    readonly of: string;
    readonly lines: readonly string[];
  }>();
  const translate = useAction(translated);
  // Another listing on the same page is another text.
  const shown = reading?.of === html ? reading.lines : undefined;

  async function turn(): Promise<void> {
    // biome-ignore lint/performance/useDomNodeTextContent: lines as they are seen; the text content knows no line breaks.
    const text = original.current?.innerText ?? '';
    const lines = await translate.run(linesOf(text));
    if (lines) setReading({ of: html, lines });
  }

  return (
    <Stack>
      {JAPANESE.test(html) ? (
        <Row>
          {shown ? (
            <Button isSmall onClick={() => setReading(undefined)}>
              Xem bản gốc
            </Button>
          ) : (
            <Button isSmall isBusy={translate.isBusy} onClick={() => void turn()}>
              Dịch sang tiếng Việt
            </Button>
          )}
        </Row>
      ) : null}
      <RefusalNote refusal={translate.refusal} />
      {shown ? (
        <div className={styles.sellerText}>
          {shown.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one text never change places.
            <p key={index}>{line}</p>
          ))}
          <small>Dịch tự động, có thể sai. Khi cần chắc chắn, hãy xem bản gốc hoặc hỏi Hako.</small>
        </div>
      ) : (
        <div
          ref={original}
          className={styles.sellerText}
          lang="ja"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the server cleans it, and the page runs no script without its nonce.
          dangerouslySetInnerHTML={{ __html: html }}
        />
      )}
    </Stack>
  );
}

/** The lines in Vietnamese, some of them a call. */
async function translated(lines: readonly string[]): Promise<string[]> {
  const read: string[] = [];
  for (let from = 0; from < lines.length; from += LINES_PER_CALL)
    read.push(
      ...(
        await call(translateEndpoint, {
          body: { text: lines.slice(from, from + LINES_PER_CALL) },
        })
      ).data,
    );
  return read;
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim().slice(0, LONGEST_LINE))
    .filter((line) => line !== '')
    .slice(0, MOST_LINES);
