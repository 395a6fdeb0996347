-- Staff: the people behind the desk, their second factor, and what they did.

create table staff_members (
  staff_id uuid constraint staff_members_pkey primary key,
  staff_code text not null constraint staff_members_code_once unique,
  full_name text not null constraint staff_members_full_name_length check (char_length(full_name) between 1 and 120),
  -- Which warehouse somebody of role warehouse works at.
  warehouse text constraint staff_members_warehouse_known check (warehouse in ('JP', 'VN')),
  -- The secret of the second factor, sealed with the server's own key; null until they joined.
  totp_secret_sealed text,
  -- The last 30-second step whose code was accepted: a code opens the door once (RFC 6238, 5.2).
  totp_last_step bigint not null default 0,
  created_at timestamptz not null
);

-- One-time addresses: whoever opens one sets their own password and second factor. The token itself is never stored.
create table staff_joins (
  token_hash text constraint staff_joins_pkey primary key,
  staff_id uuid not null,
  -- The secret of the second factor that the page shows, sealed as the one in force is.
  totp_secret_sealed text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null constraint staff_joins_expire_later check (expires_at > created_at),
  used_at timestamptz
);
create index staff_joins_of_member on staff_joins (staff_id);

-- What the staff did.
create table staff_audit (
  audit_id uuid constraint staff_audit_pkey primary key,
  actor uuid not null,
  action text not null,
  subject text,
  reason text,
  before jsonb,
  after jsonb,
  at timestamptz not null,
  -- A hash of the content, so that the audit shows by itself that nobody changed it.
  seal text not null default ''
);
-- The audit is searched by author, thing, act and day, newest first.
create index staff_audit_at on staff_audit (at desc);
create index staff_audit_actor_at on staff_audit (actor, at desc);
create index staff_audit_subject_at on staff_audit (subject, at desc) where subject is not null;
create index staff_audit_action_at on staff_audit (action, at desc);

create function audit_seal(p_row staff_audit) returns text language sql stable as $$
  select encode(sha256(convert_to(jsonb_build_array(p_row.audit_id, p_row.actor, p_row.action, p_row.subject, p_row.reason, p_row.before,
    p_row.after, extract(epoch from p_row.at))::text, 'UTF8')), 'hex')
$$;
create function seal_audit() returns trigger language plpgsql as $$
begin
  new.seal := audit_seal(new);
  return new;
end $$;
create trigger staff_audit_sealed before insert on staff_audit for each row execute function seal_audit();

-- Which rows the erasing of which customer changed, and what their seals were.
create table staff_audit_erased (
  audit_id uuid not null,
  customer_id uuid not null,
  seal_before text not null,
  seal_after text not null,
  at timestamptz not null,
  constraint staff_audit_erased_pkey primary key (audit_id, customer_id)
);
create index staff_audit_erased_of_customer on staff_audit_erased (customer_id);

-- Whether a text is one of the values somewhere in the JSON.
create function json_has_text(p_value jsonb, p_text text) returns boolean language sql immutable as $$
  select p_value @? format('$.** ? (@ == %s)', to_json(p_text))::jsonpath
$$;

-- An erasure names its customer and the things of that customer; it changes words of rows about them, and leaves a note.
create function refuse_change_of_audit() returns trigger language plpgsql as $$
declare
  v_customer text := nullif(current_setting('hako.erased_customer', true), '');
  v_subjects jsonb := coalesce(nullif(current_setting('hako.erased_subjects', true), ''), '[]')::jsonb;
begin
  if tg_op = 'UPDATE' and is_erasing() and v_customer is not null
    and (new.audit_id, new.actor, new.action, new.subject, new.at) is not distinct from (old.audit_id, old.actor, old.action, old.subject, old.at)
    and (v_subjects ? old.subject or json_has_text(old.before, v_customer) or json_has_text(old.after, v_customer))
  then
    new.seal := audit_seal(new);
    if new.seal <> old.seal then
      insert into staff_audit_erased values (old.audit_id, v_customer::uuid, old.seal, new.seal, clock_timestamp())
        on conflict (audit_id, customer_id) do update set seal_after = excluded.seal_after, at = excluded.at;
    end if;
    return new;
  end if;
  raise exception 'the audit is append-only' using constraint = 'staff_audit_append_only';
end $$;
create trigger staff_audit_append_only before update or delete on staff_audit for each row execute function refuse_change_of_audit();
create trigger staff_audit_never_emptied before truncate on staff_audit for each statement execute function refuse_change_of_audit();

create function refuse_change_of_audit_notes() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and is_erasing() then return new; end if;
  raise exception 'notes on the audit are append-only' using constraint = 'staff_audit_erased_append_only';
end $$;
create trigger staff_audit_erased_append_only before update or delete on staff_audit_erased
  for each row execute function refuse_change_of_audit_notes();

-- Replaces words in JSON. A text is replaced as a whole, so that JSON stays JSON.
create function json_without(p_value jsonb, p_pattern text) returns jsonb language plpgsql immutable as $$
begin
  case jsonb_typeof(p_value)
    when 'object' then
      return (select coalesce(jsonb_object_agg(key, json_without(value, p_pattern)), '{}') from jsonb_each(p_value));
    when 'array' then
      return (select coalesce(jsonb_agg(json_without(value, p_pattern) order by place), '[]')
        from jsonb_array_elements(p_value) with ordinality as one (value, place));
    when 'string' then
      return case when p_value #>> '{}' ~* p_pattern then '"-"' else p_value end;
    else return p_value;
  end case;
end $$;
