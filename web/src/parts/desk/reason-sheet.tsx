import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/forms/button.tsx';
import { RefusalNote } from '../../ui/forms/form.tsx';
import { Stack } from '../../ui/frames/card.tsx';
import { Sheet } from '../../ui/frames/sheet.tsx';
import { useTask } from './use-task.ts';
import { WithReason } from './with-reason.tsx';

interface Props<Answer> {
  /** The button that opens it. */
  readonly open: string;
  readonly title: string;
  /** The button that does it. */
  readonly verb: string;
  readonly act: (reason: string, idempotencyKey: string) => Promise<Answer>;
  readonly done: string | ((answer: Answer) => string);
  /** What will follow. */
  readonly children: ReactNode;
}

/** An act of which somebody may ask later: a sheet says what follows, and asks for the reason. */
export function ReasonSheet<Answer>({ open, title, verb, act, done, children }: Props<Answer>) {
  const [isOpen, setOpen] = useState(false);
  const task = useTask(act, done, () => setOpen(false));
  return (
    <>
      <Button isSmall kind="quiet" onClick={() => setOpen(true)}>
        {open}
      </Button>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={title}>
        <Stack>
          {children}
          <WithReason
            label="Lý do"
            verb={verb}
            isBusy={task.isBusy}
            onAct={(reason) => void task.run(reason)}
          />
          <RefusalNote refusal={task.refusal} />
        </Stack>
      </Sheet>
    </>
  );
}
