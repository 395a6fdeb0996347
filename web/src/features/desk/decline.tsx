import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/card.tsx';
import { TextInput } from '../../ui/inputs.tsx';

interface DeclineProps {
  /** What the reason is called. */
  readonly label?: string;
  /** What the button says. */
  readonly verb: string;
  readonly mostLetters?: number;
  readonly isBusy: boolean;
  readonly onDecline: (reason: string) => void;
}

/** Somebody's request is declined, with a reason that the customer reads. */
export function Decline({ label = 'Lý do từ chối (khách hàng đọc được)', verb, mostLetters = 300, isBusy, onDecline }: DeclineProps) {
  const [reason, setReason] = useState('');
  return (
    <Row isBottom>
      <TextInput label={label} maxLength={mostLetters} value={reason} onChange={(event) => setReason(event.currentTarget.value)} />
      <Button isBusy={isBusy} disabled={reason.trim().length < 3} onClick={() => onDecline(reason.trim())}>
        {verb}
      </Button>
    </Row>
  );
}
