import {
  type BookedCosts as Sheet,
  readCostsEndpoint,
} from '@hako/contract/logistics/booked-costs';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { sentenceOf } from '../../../api/refusal.ts';
import { Card, Stack } from '../../../ui/frames/card.tsx';
import { Banner } from '../../../ui/frames/states.tsx';
import { Select } from '../../../ui/forms/inputs.tsx';
import { BookCostForm } from './book-cost-form.tsx';
import { CostTable } from './cost-table.tsx';
import { SUBJECT_WORDS } from './cost-words.ts';

type Subject = Pick<Sheet, 'type' | 'code'>;

/**
 * What the goods of a subject really cost, and the form that books it; of an order also what was
 * paid for its parcel or shipment as a whole.
 */
export function BookedCosts({ sheet: own }: { readonly sheet: Sheet }) {
  const subjects: readonly Subject[] = [own, ...own.carriers];
  const [chosen, setChosen] = useState<Subject>(own);
  const [read, setRead] = useState<Sheet | undefined>();
  const sheet = read && isSame(read, chosen) ? read : isSame(own, chosen) ? own : undefined;
  const [failure, setFailure] = useState<string>();
  async function readAgain({ type, code }: Subject) {
    setFailure(undefined);
    try {
      const { data } = await call(readCostsEndpoint, { params: { type, code } });
      setRead(data);
    } catch (error) {
      setFailure(sentenceOf(error));
    }
  }
  function choose(key: string) {
    const subject = subjects.find((one) => keyOf(one) === key) ?? own;
    setChosen(subject);
    void readAgain(subject);
  }
  return (
    <Card title="Chi phí thật" level={3}>
      <Stack>
        {subjects.length > 1 ? (
          <Select
            label="Ghi cho"
            value={keyOf(chosen)}
            options={subjects.map((subject) => ({
              value: keyOf(subject),
              label: `${SUBJECT_WORDS[subject.type]} ${subject.code}`,
            }))}
            onChange={(event) => choose(event.target.value)}
          />
        ) : null}
        {failure ? <Banner tone="bad">{failure}</Banner> : null}
        {sheet ? (
          <>
            <CostTable sheet={sheet} onWithdrawn={() => void readAgain(sheet)} />
            {sheet.may_book.length > 0 ? (
              <BookCostForm
                key={keyOf(sheet)}
                subject={sheet}
                onBooked={() => void readAgain(sheet)}
              />
            ) : sheet.is_open ? null : (
              <Banner>Không còn đơn nào chưa lập phiếu xuất kho, nên không ghi thêm được.</Banner>
            )}
          </>
        ) : null}
      </Stack>
    </Card>
  );
}

const keyOf = ({ type, code }: Subject): string => `${type}:${code}`;
const isSame = (one: Subject, other: Subject): boolean => keyOf(one) === keyOf(other);
