/** What is always true of notifications: each query gives back the rows for which it is not. */
export const notificationInvariants: Readonly<Record<string, string>> = {
  'the counters are what counting would give': `
    select * from notification_counters c left join lateral (
      select count(*) as total, count(*) filter (where read_at is null and number > c.read_up_to) as unread, max(number) as last
      from notifications n where n.customer_id = c.customer_id
    ) n on true where c.total <> n.total or c.unread <> n.unread or c.last_number < coalesce(n.last, 0)`,
  'a notification is mailed once at most, and sent once to a browser': `
    select customer_id, number, channel, target from notification_deliveries
    group by customer_id, number, channel, target having count(*) > 1`,
  'nothing is delivered that was never told': `
    select d.* from notification_deliveries d left join notification_counters c on c.customer_id = d.customer_id
    where c.customer_id is null or d.number > c.last_number`,
  'what was sent was claimed first': `
    select * from notification_deliveries where state in ('sent', 'failed', 'unknown', 'sending') and (tries = 0 or claimed_at is null)`,
};
