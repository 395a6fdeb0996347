/** Name -> SQL that must return no row, at any moment. */
export const messagesInvariants: Readonly<Record<string, string>> = {
  'a talk with a customer is as long as it is counted': `
    select t.id from message_threads t where t.messages <> (select count(*) from thread_messages m where m.thread_id = t.id)`,
  'a message stands in a talk of its customer': `
    select m.id from thread_messages m left join message_threads t on t.id = m.thread_id and t.customer_id = m.customer_id where t.id is null`,
};
