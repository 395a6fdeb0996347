import { Checkbox, Select } from '../../../ui/forms/inputs.tsx';
import styles from '../desk.module.css';
import { type Role, ROLES, WAREHOUSES, type Warehouse } from './staff-words.ts';

export interface Duties {
  readonly roles: readonly Role[];
  readonly warehouse: Warehouse | null;
}

/** Only who works in a warehouse belongs to one. */
export const isComplete = ({ roles, warehouse }: Duties): boolean =>
  roles.length > 0 && (!roles.includes('warehouse') || warehouse !== null);

interface Props {
  readonly duties: Duties;
  readonly onDuties: (duties: Duties) => void;
}

/** Which roles somebody has, and in which warehouse. */
export function DutiesFields({ duties: { roles, warehouse }, onDuties }: Props) {
  const toggle = (role: Role, isOn: boolean) => {
    const after = isOn ? [...roles, role] : roles.filter((one) => one !== role);
    onDuties({ roles: after, warehouse: after.includes('warehouse') ? warehouse : null });
  };
  return (
    <fieldset className={styles.result}>
      <legend>Vai trò</legend>
      <div className={styles.roles}>
        {ROLES.map(({ role, name, note }) => (
          <Checkbox
            key={role}
            label={name}
            note={note}
            checked={roles.includes(role)}
            onChange={(event) => toggle(role, event.currentTarget.checked)}
          />
        ))}
        {roles.includes('warehouse') ? (
          <Select
            label="Làm ở kho"
            value={warehouse ?? ''}
            options={[{ value: '', label: 'Chọn kho', isDisabled: true }, ...WAREHOUSES]}
            onChange={(event) =>
              onDuties({ roles, warehouse: event.currentTarget.value as Warehouse })
            }
          />
        ) : null}
      </div>
    </fieldset>
  );
}
