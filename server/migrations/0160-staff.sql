-- Staff: the people behind the desk, their second factor, and what they did.

create table staff_members (
  staff_id uuid constraint staff_members_pkey primary key,
  staff_code text not null constraint staff_members_code_once unique,
  full_name text not null constraint staff_members_full_name_length check (char_length(full_name) between 1 and 120),
  -- Which warehouse somebody of role warehouse works at.
  warehouse text constraint staff_members_warehouse_known check (warehouse in ('JP', 'VN')),
  -- The secret of the second factor, sealed with the server's own key.
  totp_secret_sealed text not null,
  -- The last 30-second step whose code was accepted: a code opens the door once (RFC 6238, 5.2).
  totp_last_step bigint not null default 0,
  created_at timestamptz not null
);

create table staff_audit (
  audit_id uuid constraint staff_audit_pkey primary key,
  actor uuid not null,
  action text not null,
  subject text,
  reason text,
  before jsonb,
  after jsonb,
  at timestamptz not null
);
create index staff_audit_at on staff_audit (at desc);
create index staff_audit_actor_at on staff_audit (actor, at desc);
create index staff_audit_subject_at on staff_audit (subject, at desc) where subject is not null;

create function refuse_change_of_audit() returns trigger language plpgsql as
$$ begin raise exception 'the audit is append-only' using constraint = 'staff_audit_append_only'; end $$;
create trigger staff_audit_append_only before update or delete on staff_audit for each row execute function refuse_change_of_audit();
create trigger staff_audit_never_emptied before truncate on staff_audit for each statement execute function refuse_change_of_audit();
