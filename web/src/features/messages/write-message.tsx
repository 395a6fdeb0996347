import { MESSAGE_LIMITS } from '@hako/contract/messages/messages';
import type { PreparedAnswer } from '@hako/contract/messages/desk';
import type { ComponentProps } from 'react';
import { type WordLimits, WriteWords } from '../../parts/talk/write-words.tsx';
import { Select } from '../../ui/forms/inputs.tsx';

const LIMITS: WordLimits = {
  least: 1,
  most: MESSAGE_LIMITS.length,
  pictures: MESSAGE_LIMITS.pictures,
};

/** The next message to the other side. */
export function WriteMessage({
  prepared = [],
  ...words
}: Omit<ComponentProps<typeof WriteWords>, 'limits' | 'above'> & {
  /** Answers that are written already; one of them is put in where nothing is typed, or behind it. */
  readonly prepared?: readonly PreparedAnswer[];
}) {
  return (
    <WriteWords
      {...words}
      limits={LIMITS}
      above={(add) => <PreparedChoice prepared={prepared} onChosen={(one) => add(one.content)} />}
    />
  );
}

/** Puts an answer in that is written already; nothing where there is none. */
function PreparedChoice({
  prepared,
  onChosen,
}: {
  readonly prepared: readonly PreparedAnswer[];
  readonly onChosen: (answer: PreparedAnswer) => void;
}) {
  if (prepared.length === 0) return null;
  return (
    <Select
      label="Câu soạn sẵn"
      value=""
      options={[
        { value: '', label: 'Chọn để chèn vào ô dưới' },
        ...prepared.map(({ id, title }) => ({ value: id, label: title })),
      ]}
      onChange={({ currentTarget: { value } }) => {
        const answer = prepared.find(({ id }) => id === value);
        if (answer) onChosen(answer);
      }}
    />
  );
}
