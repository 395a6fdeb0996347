-- An order that was bought and comes to nothing gives back more than one person may give: proposed by one, done by another.
create table fall_throughs (
  order_id uuid not null,
  reason text not null,
  note text,
  refund_vnd bigint not null,
  proposed_by uuid not null,
  proposed_at timestamptz not null,
  decided_by uuid,
  constraint fall_throughs_pkey primary key (order_id),
  constraint fall_throughs_refund check (refund_vnd > 0),
  constraint fall_throughs_two_people check (decided_by <> proposed_by)
);
create index fall_throughs_waiting on fall_throughs (proposed_at) where decided_by is null;
