import type { DeskBill } from '@hako/contract/billing/desk-slips';
import type { DeskTask } from '@hako/contract/desk/desk';
import { BillStepForm } from '../delivery/bill-forms.tsx';
import { HandOverForm } from '../delivery/hand-over-form.tsx';
import { CheckInForm, ExportForm, PackForm } from '../warehouse/shipment-forms.tsx';
import { type Draft, WeighedForm } from './weighed-form.tsx';

interface Props {
  readonly task: DeskTask;
  readonly bill: DeskBill | undefined;
  /** Shipments that parcels may still go into. */
  readonly openShipments: readonly DeskTask[];
  readonly draft: Draft;
  readonly onChange: (part: Partial<Draft>) => void;
  readonly onSaving: (isUnderWay: boolean) => void;
  /** With the code of what was handled. */
  readonly onDone: (code: string) => void;
}

/** The form of the one thing that is done at a station with what was scanned. */
export function StationForm({ task, bill, openShipments, onDone, ...weighing }: Props) {
  const done = () => onDone(task.code);
  switch (task.kind) {
    case 'receive':
    case 'weigh':
      return (
        <WeighedForm
          what={task.kind}
          code={task.code}
          isAgain={typeof task.facts['again'] === 'string'}
          {...weighing}
          onDone={onDone}
        />
      );
    case 'pack':
      return <PackForm task={task} open={openShipments} onDone={done} />;
    case 'export':
      return <ExportForm task={task} onDone={done} />;
    case 'check-in':
      return <CheckInForm task={task} onDone={done} />;
    case 'bill-pack':
      return bill ? <BillStepForm kind="bill-pack" bill={bill} onDone={done} /> : null;
    case 'hand-over':
      return bill ? <HandOverForm bill={bill} onDone={done} /> : null;
    default:
      return null;
  }
}
