-- What customers and whoever looks after them write to each other: one talk in general, and one about each order.
create table message_threads (
  id uuid not null,
  customer_id uuid not null,
  order_id uuid,
  order_code text,
  -- Since when the customer waits for an answer: the first of their words that nobody answered.
  waits_since timestamptz,
  -- What the customer has not seen yet.
  unread integer not null default 0,
  messages integer not null default 0,
  created_at timestamptz not null,
  last_at timestamptz not null,
  constraint message_threads_pkey primary key (id),
  constraint message_threads_order check ((order_id is null) = (order_code is null)),
  constraint message_threads_counts check (unread >= 0 and messages >= unread)
);
create unique index message_threads_one on message_threads (customer_id, order_id) nulls not distinct;
create index message_threads_of_customer on message_threads (customer_id, last_at, id);
create index message_threads_of_order on message_threads (order_code) where order_code is not null;
create index message_threads_last on message_threads (last_at, id);
create index message_threads_waiting on message_threads (waits_since, id) where waits_since is not null;

create table thread_messages (
  id uuid not null,
  thread_id uuid not null,
  customer_id uuid not null,
  author text collate "C" not null,
  author_id uuid not null,
  content text not null,
  pictures uuid[] not null default '{}',
  -- Names one press of the button: what is sent again is not written again.
  sent_key text collate "C" not null,
  at timestamptz not null,
  constraint thread_messages_pkey primary key (id),
  constraint thread_messages_once unique (author_id, sent_key),
  constraint thread_messages_author check (author in ('customer', 'staff')),
  constraint thread_messages_length check (char_length(content) between 1 and 2000),
  constraint thread_messages_pictures check (cardinality(pictures) <= 5)
);
create index thread_messages_of on thread_messages (thread_id, at, id);
create index thread_messages_sent on thread_messages (customer_id, at) where author = 'customer';

-- Answers that are written once and sent often.
create table prepared_answers (
  id uuid not null,
  title text not null,
  content text not null,
  constraint prepared_answers_pkey primary key (id),
  constraint prepared_answers_title unique (title),
  constraint prepared_answers_length check (char_length(title) between 1 and 80 and char_length(content) between 1 and 2000)
);
