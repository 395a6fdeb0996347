import type { OwnRole } from '@hako/contract/staff/own-roles';
import { PERMISSIONS } from '@hako/contract/staff/permissions/permissions';
import { Checkbox, Select } from '../../../ui/forms/inputs.tsx';
import styles from '../desk.module.css';
import { ROLES, WAREHOUSES, type Role, type Warehouse } from './staff-words.ts';

export interface Duties {
  readonly roles: readonly Role[];
  /** Ids of own roles. */
  readonly ownRoles: readonly string[];
  readonly warehouse: Warehouse | null;
}

/** Only who works in a warehouse belongs to one. */
export const isComplete = ({ roles, ownRoles, warehouse }: Duties): boolean =>
  roles.length + ownRoles.length > 0 && (!roles.includes('warehouse') || warehouse !== null);

interface Props {
  readonly duties: Duties;
  /** Those that can be given. */
  readonly ownRoles: readonly OwnRole[];
  readonly onDuties: (duties: Duties) => void;
}

/** Which roles somebody has, fixed ones and own ones, and in which warehouse. */
export function DutiesFields({ duties, ownRoles, onDuties }: Props) {
  const isHoused = housedBy(duties, ownRoles);
  const put = (changed: Partial<Duties>) => {
    const after = { ...duties, ...changed };
    onDuties({ ...after, warehouse: housedBy(after, ownRoles) ? after.warehouse : null });
  };
  const { roles, ownRoles: own, warehouse } = duties;
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
            onChange={({ currentTarget }) =>
              put({ roles: toggled(roles, role, currentTarget.checked) })
            }
          />
        ))}
        {ownRoles.map(({ id, name, permissions }) => (
          <Checkbox
            key={id}
            label={name}
            note={noteOf(permissions)}
            checked={own.includes(id)}
            onChange={({ currentTarget }) =>
              put({ ownRoles: toggled(own, id, currentTarget.checked) })
            }
          />
        ))}
        {isHoused ? (
          <Select
            label="Làm ở kho"
            value={warehouse ?? ''}
            options={[
              roles.includes('warehouse')
                ? { value: '', label: 'Chọn kho', isDisabled: true }
                : { value: '', label: 'Cả hai kho' },
              ...WAREHOUSES,
            ]}
            onChange={({ currentTarget }) =>
              put({ warehouse: (currentTarget.value || null) as Warehouse | null })
            }
          />
        ) : null}
      </div>
    </fieldset>
  );
}

const toggled = <One,>(all: readonly One[], one: One, isOn: boolean): readonly One[] =>
  isOn ? [...all, one] : all.filter((other) => other !== one);

/** Whether some of their work is done in one house. */
const housedBy = ({ roles, ownRoles: ids }: Duties, ownRoles: readonly OwnRole[]): boolean =>
  roles.includes('warehouse') ||
  ownRoles.some(
    ({ id, permissions }) =>
      ids.includes(id) && permissions.some((one) => PERMISSIONS[one]?.isHoused),
  );

const noteOf = (permissions: OwnRole['permissions']): string =>
  `Vai trò riêng, ${permissions.length} quyền${
    permissions.some((one) => PERMISSIONS[one]?.isMoney) ? ', có quyền về tiền' : ''
  }`;
