import { useState } from 'react';
import { Button } from '../../ui/forms/button.tsx';
import { Row, Stack } from '../../ui/frames/card.tsx';
import { TextInput } from '../../ui/forms/inputs.tsx';

interface WithReasonProps {
  /** What the reason is called. */
  readonly label?: string;
  /** What the button says. */
  readonly verb: string;
  readonly mostLetters?: number;
  readonly isBusy: boolean;
  readonly onAct: (reason: string) => void;
}

/** A decision that needs a reason: a request is declined, a case is closed. The customer reads it unless the label says otherwise. */
export function WithReason({
  label = 'Lý do từ chối (khách hàng đọc được)',
  verb,
  mostLetters = 300,
  isBusy,
  onAct,
}: WithReasonProps) {
  const [reason, setReason] = useState('');
  return (
    <Stack>
      <TextInput
        label={label}
        maxLength={mostLetters}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Row>
        <Button
          isBusy={isBusy}
          disabled={reason.trim().length < 3}
          onClick={() => onAct(reason.trim())}
        >
          {verb}
        </Button>
      </Row>
    </Stack>
  );
}
