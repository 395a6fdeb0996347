import {
  PERMISSION_GROUPS,
  type Permission,
  PERMISSIONS,
} from '@hako/contract/staff/permissions/permissions';
import { Tag } from '../../../ui/figures/tag.tsx';
import { Checkbox } from '../../../ui/forms/inputs.tsx';
import desk from '../desk.module.css';
import styles from './roles.module.css';

interface Props {
  readonly chosen: readonly Permission[];
  readonly onChosen: (chosen: readonly Permission[]) => void;
}

/** All permissions by their part of the work; those parts are open of which some are chosen. */
export function PermissionFields({ chosen, onChosen }: Props) {
  const toggle = (one: Permission, isOn: boolean) =>
    onChosen(isOn ? [...chosen, one] : chosen.filter((other) => other !== one));
  return PERMISSION_GROUPS.map(({ label, permissions }) => {
    const count = permissions.filter((one) => chosen.includes(one)).length;
    return (
      <details key={label} className={styles.group} open={count > 0 || undefined}>
        <summary>
          {label}{' '}
          <small>
            {count}/{permissions.length} quyền
          </small>
        </summary>
        <fieldset className={desk.roles} aria-label={label}>
          {permissions.map((one) => (
            <Checkbox
              key={one}
              label={
                <>
                  {PERMISSIONS[one].name} {PERMISSIONS[one].isMoney ? <MoneyTag /> : null}
                </>
              }
              note={PERMISSIONS[one].note}
              checked={chosen.includes(one)}
              onChange={({ currentTarget }) => toggle(one, currentTarget.checked)}
            />
          ))}
        </fieldset>
      </details>
    );
  });
}

/** Two administrators give it. */
const MoneyTag = () => <Tag tone="estimate">Về tiền</Tag>;
