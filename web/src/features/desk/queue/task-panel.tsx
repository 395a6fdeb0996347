import { languageOf } from '../../../text/language.ts';
import { customerName } from '../../../text/people.ts';
import { Card } from '../../../ui/frames/card.tsx';
import { Picture } from '../../../ui/frames/picture.tsx';
import { CarrierEvents } from '../delivery/carrier-events.tsx';
import styles from '../desk.module.css';
import { KIND_LABELS } from '@hako/contract/desk/work-labels';
import { OrderOfTask } from './order-of-task.tsx';
import { TaskForm, type TaskFormProps } from './task-form.tsx';

/** One piece of work with everything needed for it on one screen: the goods, the customer, the form, who did what. */
export function TaskPanel(props: TaskFormProps) {
  const { task, order, bill, onDone } = props;
  return (
    <div className={styles.panel}>
      <header className={styles.head}>
        <Picture src={task.picture ?? undefined} alt="" />
        <div>
          <h2 className={styles.name} lang={languageOf(task.title)}>
            {task.title}
          </h2>
          <p>
            {KIND_LABELS[task.kind]} · <span className="tabular">{task.code}</span>
            {task.customer ? ` · ${customerName(task.customer)}` : ''}
          </p>
        </div>
      </header>
      <Card>
        <TaskForm key={task.key} {...props} />
      </Card>
      <div className={styles.about}>
        {bill ? <CarrierEvents bill={bill} /> : null}
        {order ? <OrderOfTask kind={task.kind} order={order} onDone={onDone} /> : null}
      </div>
    </div>
  );
}
