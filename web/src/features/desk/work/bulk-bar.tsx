import { Button } from '../../../ui/forms/button.tsx';
import { ChoiceBar } from '../../../ui/forms/choice-bar.tsx';
import { Select } from '../../../ui/forms/inputs.tsx';
import { Row } from '../../../ui/frames/card.tsx';
import type { useAssign } from './use-assign.ts';
import type { Selection } from './use-selection.ts';

export interface Colleague {
  readonly id: string;
  readonly name: string;
}

/**
 * What can be done with the marked rows: whose they are. Nothing that moves money is done for many
 * at once.
 */
export function BulkBar({
  selection,
  colleagues,
  assigning,
}: {
  readonly selection: Selection;
  readonly colleagues: readonly Colleague[];
  readonly assigning: ReturnType<typeof useAssign>;
}) {
  const { selected: keys, clear } = selection;
  const { run, isBusy, refusal } = assigning;
  const give = (to: string) => void run({ keys, to }).then((done) => done && clear());
  const note = refusal ? <p role="alert">{refusal.message}</p> : null;
  if (keys.length === 0) return note;
  return (
    <ChoiceBar
      label="Việc đã chọn"
      note={note}
      action={
        <Row>
          <Button kind="main" isBusy={isBusy} onClick={() => give('me')}>
            Nhận việc
          </Button>
          <Button isBusy={isBusy} onClick={() => give('nobody')}>
            Trả lại
          </Button>
          <Select
            label="Giao cho đồng nghiệp"
            isLabelHidden
            value=""
            disabled={isBusy}
            options={[
              { value: '', label: 'Giao cho…' },
              ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={({ target: { value } }) => value && give(value)}
          />
        </Row>
      }
    >
      {`${keys.length} việc đã chọn`}{' '}
      <Button kind="quiet" onClick={clear}>
        Bỏ chọn
      </Button>
    </ChoiceBar>
  );
}
