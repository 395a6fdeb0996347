import { useState } from 'react';
import { Button } from '../../../ui/forms/button.tsx';
import { Row } from '../../../ui/frames/card.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { OtpInput } from '../../../ui/forms/inputs.tsx';
import { useNow } from '../../../ui/figures/now.ts';

/** A code that left a moment ago. */
export interface SentCode {
  /** Where it went, masked. */
  readonly destination: string;
  /** Milliseconds since 1970 from which on it may be sent again. */
  readonly resendFromMs: number;
}

/** From the answer of a call that sent a code; a call that sends one only sometimes leaves both out otherwise. */
export const sentCode = (reply: {
  readonly destination?: string | undefined;
  readonly resend_after_seconds?: number | undefined;
}): SentCode => ({
  destination: reply.destination ?? '',
  resendFromMs: Date.now() + (reply.resend_after_seconds ?? 60) * 1000,
});

interface Props extends SentCode {
  readonly error: string | undefined;
  readonly isBusy: boolean;
  readonly action: string;
  readonly onCode: (code: string) => void;
  readonly onResend: () => void;
  readonly onBack: () => void;
}

/** Six digits that were sent to somebody: typed, pasted or filled in by the phone; sent again after the pause; or a step back with nothing lost. */
export function CodeStep({
  destination,
  resendFromMs,
  error,
  isBusy,
  action,
  onCode,
  onResend,
  onBack,
}: Props) {
  const [code, setCode] = useState('');
  const seconds = Math.max(0, Math.ceil((resendFromMs - useNow()) / 1000));
  async function submit() {
    if (code.length === 6) onCode(code);
  }

  return (
    <Form onSubmit={submit}>
      <p>
        Mã gồm 6 chữ số đã được gửi tới <strong>{destination.replaceAll(' ', '\u00a0')}</strong>. Mã
        dùng được trong 10 phút.
      </p>
      <OtpInput
        label="Mã xác thực"
        error={error}
        code={code}
        onCode={setCode}
        onComplete={onCode}
      />
      <Button type="submit" kind="main" isBusy={isBusy} disabled={code.length < 6}>
        {action}
      </Button>
      <Row isSpread>
        <Button kind="quiet" onClick={onBack}>
          Sửa thông tin
        </Button>
        <Button kind="quiet" onClick={onResend} disabled={seconds > 0}>
          {seconds > 0 ? `Gửi lại mã sau ${seconds} giây` : 'Gửi lại mã'}
        </Button>
      </Row>
    </Form>
  );
}
