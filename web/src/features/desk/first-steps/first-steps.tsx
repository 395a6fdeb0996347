import {
  type ConfirmedStep,
  confirmFirstStepEndpoint,
  type FirstStep,
} from '@hako/contract/settings/first-steps';
import { Link } from 'react-router';
import { call } from '../../../api/client.ts';
import { useTask } from '../../../parts/desk/use-task.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { RefusalNote } from '../../../ui/forms/form.tsx';
import { Card, Stack } from '../../../ui/frames/card.tsx';
import styles from './first-steps.module.css';
import { DUTIES, STEPS } from './step-words.ts';

/** What an administrator of a new company still has to settle; what is done is folded. */
export function FirstSteps({ steps }: { readonly steps: readonly FirstStep[] }) {
  const open = steps.filter((step) => !step.is_done);
  const done = steps.filter((step) => step.is_done);
  return (
    <Card title="Việc đầu tiên của công ty">
      <Stack>
        <p>
          {`Đã xong ${done.length}/${steps.length} bước. Danh sách này tự đóng khi xong mọi bước bắt buộc.`}
        </p>
        <ol className={styles.steps}>
          {open.map((step) => (
            <OpenStep key={step.name} step={step} />
          ))}
        </ol>
        {done.length > 0 ? (
          <details>
            <summary>{`Đã xong ${done.length} bước`}</summary>
            <ul className={styles.steps}>
              {done.map(({ name }) => (
                <li key={name}>
                  <Link to={STEPS[name].to}>{STEPS[name].title}</Link>
                </li>
              ))}
            </ul>
          </details>
        ) : null}
      </Stack>
    </Card>
  );
}

const CONFIRM: Readonly<Record<ConfirmedStep, string>> = {
  prices: 'Đã xem, các mức này đúng',
  staff: 'Đủ người, không mời thêm',
};
const isConfirmed = (name: string): name is ConfirmedStep => name in CONFIRM;

function OpenStep({ step }: { readonly step: FirstStep }) {
  const { name, missing_settings: settings, missing_duties: duties } = step;
  const { title, to, note } = STEPS[name];
  return (
    <li>
      <Link to={to}>{title}</Link>
      <p>{note}</p>
      {duties.length > 0 ? (
        <p>{`Chưa có ai: ${duties.map((duty) => DUTIES[duty]).join(', ')}.`}</p>
      ) : null}
      {settings.length > 0 ? (
        <p>
          Người quản lý máy chủ đặt: <code>{settings.join(', ')}</code> (docs/operating.md).
        </p>
      ) : null}
      {isConfirmed(name) ? <Confirm step={name} /> : null}
    </li>
  );
}

/** What only a person can judge. */
function Confirm({ step }: { readonly step: ConfirmedStep }) {
  const confirm = useTask(
    (_: undefined, idempotencyKey) =>
      call(confirmFirstStepEndpoint, { params: { step } }, { idempotencyKey }),
    'Đã ghi nhận',
  );
  return (
    <>
      <RefusalNote refusal={confirm.refusal} />
      <Button isSmall isBusy={confirm.isBusy} onClick={() => void confirm.run(undefined)}>
        {CONFIRM[step]}
      </Button>
    </>
  );
}
