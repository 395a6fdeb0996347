/** What is always true of notifications: each query gives back the rows for which it is not. */
export const notificationInvariants: Readonly<Record<string, string>> = {
  'the counters are what counting would give': `
    select * from notification_counters c left join lateral (
      select count(*) as total, count(*) filter (where read_at is null and number > c.read_up_to) as unread, max(number) as last
      from notifications n where n.customer_id = c.customer_id
    ) n on true where c.total <> n.total or c.unread <> n.unread or c.last_number < coalesce(n.last, 0)`,
};
