import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/forms/button.tsx';
import { Row } from '../../ui/frames/card.tsx';
import { Sheet } from '../../ui/frames/sheet.tsx';

interface Props {
  /** What the button says; `yes` is said once more in the question. */
  readonly label: ReactNode;
  readonly title: string;
  /** What the act changes, with its amount in đồng; also when no đồng moves. */
  readonly effect: ReactNode;
  readonly yes: string;
  readonly kind?: 'main' | 'money' | 'quiet';
  readonly isSmall?: boolean;
  readonly isBusy: boolean;
  readonly disabled?: boolean;
  readonly onYes: () => void;
}

/** A button for an act that ends, cancels or refunds something: it says the effect and asks once before it acts. */
export function AskFirst({
  label,
  title,
  effect,
  yes,
  kind,
  isSmall,
  isBusy,
  disabled,
  onYes,
}: Props) {
  const [isAsking, setAsking] = useState(false);
  const act = () => {
    setAsking(false);
    onYes();
  };
  return (
    <>
      <Button
        isBusy={isBusy}
        onClick={() => setAsking(true)}
        {...(kind && { kind })}
        {...(isSmall && { isSmall })}
        {...(disabled && { disabled })}
      >
        {label}
      </Button>
      <Sheet
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={title}
        foot={
          <Row isSpread>
            <Button onClick={() => setAsking(false)}>Không, quay lại</Button>
            <Button kind="main" onClick={act}>
              {yes}
            </Button>
          </Row>
        }
      >
        <p>{effect}</p>
      </Sheet>
    </>
  );
}
