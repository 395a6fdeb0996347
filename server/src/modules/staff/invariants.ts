/** What is always true of the audit: each query gives back the rows for which it is not. */
export const staffInvariants: Readonly<Record<string, string>> = {
  'every line of the audit is as it was written, or as an erasure noted it': `
    select audit_id from staff_audit where seal <> audit_seal(staff_audit)
    union all
    select last.audit_id from (select distinct on (audit_id) * from staff_audit_erased order by audit_id, at desc) last
    left join staff_audit a using (audit_id) where a.seal is distinct from last.seal_after`,
};
