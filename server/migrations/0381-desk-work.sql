-- By when each kind of work should be done, hours after it began to wait: the owner's. A kind without a row brings its own deadline.
create table work_deadlines (
  kind text collate "C" not null,
  hours integer not null,
  constraint work_deadlines_pkey primary key (kind),
  constraint work_deadlines_hours check (hours between 1 and 8760)
);
insert into work_deadlines (kind, hours) values
  ('quote', 24), ('purchase', 4), ('purchase-unknown', 2), ('number', 48), ('receive', 240), ('repack', 24), ('rehearse', 24), ('pack', 48),
  ('export', 48), ('check-in', 240), ('weigh', 24), ('price-stuck', 24), ('bill-make', 24), ('fell-through', 24), ('bill-confirm', 8),
  ('bill-approve', 8), ('bill-pack', 24), ('hand-over', 24), ('silent', 96), ('undelivered', 48), ('cod-settle', 168), ('erasure-failed', 24),
  ('approval', 8), ('rate', 2), ('transfer', 4), ('claim', 24), ('withdrawal', 24), ('bid-doubt', 4), ('bid-unpaid', 24), ('bid-request', 8),
  ('feedback', 72), ('sale-change', 48);
