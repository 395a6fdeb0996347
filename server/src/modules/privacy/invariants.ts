/** What is always true of privacy: each query gives back the rows for which it is not. */
export const privacyInvariants: Readonly<Record<string, string>> = {
  'an erased account has no contact, no name and no session': `
    select e.customer_id from account_erasures e
    left join users u on u.user_id = e.customer_id
    left join sessions s on s.user_id = e.customer_id
    where e.state = 'done' and (u.user_id is null or u.erased_at is null or s.session_id is not null)`,
  'only the erasing of its customer changed a line of the audit': `
    select n.audit_id from staff_audit_erased n
    left join account_erasures e on e.customer_id = n.customer_id and e.state = 'done' where e.id is null`,
  'the history of consents has no gap': `
    select customer_id from consents group by customer_id having max(number) <> count(*)`,
  'a copy is there for a week at most': `
    select * from data_exports where expires_at > requested_at + interval '8 days'`,
};
