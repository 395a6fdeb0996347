import { ButtonLink } from '../../ui/forms/button.tsx';
import { permits, useViewer } from '../viewer.ts';

/** Leads those who may read the audit to what staff did with a thing: `customer:<id>`, or a code. */
export function AuditLink({
  subject,
  isSmall,
}: {
  readonly subject: string;
  readonly isSmall?: boolean;
}) {
  const viewer = useViewer();
  if (!permits(viewer, 'audit')) return null;
  return (
    <ButtonLink isSmall={isSmall} to={`/desk/audit?subject=${encodeURIComponent(subject)}`}>
      Nhật ký
    </ButtonLink>
  );
}
