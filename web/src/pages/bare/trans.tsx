import { translateEndpoint } from '@hako/contract/search/discovery';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { languageOf } from '../../text/language.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { TextArea } from '../../ui/forms/inputs.tsx';
import { Stack } from '../../ui/frames/card.tsx';

export const meta = () => [
  { title: 'Dịch Nhật - Việt · Hako' },
  { name: 'robots', content: 'noindex' },
];

/**
 * A text of a seller in Vietnamese, or words to a seller in Japanese: a page that stands alone
 * beside the shop's own.
 */
export default function TranslatePage() {
  const [text, setText] = useState('');
  const [answer, setAnswer] = useState('');
  const translate = useAction(async (target: 'vi' | 'ja') => {
    const { data } = await call(translateEndpoint, { body: { text: text.trim(), target } });
    setAnswer(data[0] ?? '');
  });
  return (
    <Stack>
      <h1>Dịch Nhật - Việt</h1>
      <Form
        refusal={translate.refusal}
        onSubmit={() => translate.run(languageOf(text) === 'ja' ? 'vi' : 'ja')}
      >
        <TextArea
          label="Tiếng Nhật hoặc tiếng Việt"
          required
          rows={6}
          maxLength={5_000}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button kind="main" type="submit" isWide isBusy={translate.isBusy}>
          Dịch đoạn này
        </Button>
      </Form>
      {answer === '' ? null : (
        <output lang={languageOf(answer)} aria-label="Bản dịch">
          {answer}
        </output>
      )}
    </Stack>
  );
}
