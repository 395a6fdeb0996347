import { useState } from 'react';
import { Button } from '../../ui/forms/button.tsx';
import { Row, Stack } from '../../ui/frames/card.tsx';
import { AskFirst } from './ask-first.tsx';
import { TextInput } from '../../ui/forms/inputs.tsx';

interface WithReasonProps {
  /** What the reason is called. */
  readonly label?: string;
  /** What the button says. */
  readonly verb: string;
  readonly mostLetters?: number;
  readonly isBusy: boolean;
  /** What it changes, with its amount in đồng: then it is asked once more before it is done. */
  readonly effect?: string;
  readonly onAct: (reason: string) => void;
}

/** A decision that needs a reason: a request is declined, a case is closed. The customer reads it unless the label says otherwise. */
export function WithReason({
  label = 'Lý do từ chối (khách hàng đọc được)',
  verb,
  mostLetters = 300,
  isBusy,
  effect,
  onAct,
}: WithReasonProps) {
  const [reason, setReason] = useState('');
  const isTooShort = reason.trim().length < 3;
  const act = () => onAct(reason.trim());
  return (
    <Stack>
      <TextInput
        label={label}
        maxLength={mostLetters}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Row>
        {effect === undefined ? (
          <Button isBusy={isBusy} disabled={isTooShort} onClick={act}>
            {verb}
          </Button>
        ) : (
          <AskFirst
            label={verb}
            title={`${verb}?`}
            effect={effect}
            yes={verb}
            isBusy={isBusy}
            disabled={isTooShort}
            onYes={act}
          />
        )}
      </Row>
    </Stack>
  );
}
