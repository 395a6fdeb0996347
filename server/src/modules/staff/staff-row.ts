import type { StaffMember } from './staff.ts';

/** A member of staff as the desk shows them. */
export const toRow = ({
  id,
  staffCode,
  fullName,
  email,
  roles,
  warehouse,
}: Omit<StaffMember, 'ownPermissions'>) => ({
  id,
  staff_code: staffCode,
  full_name: fullName,
  email: email ?? '',
  roles: [...roles],
  warehouse: warehouse ?? null,
});
