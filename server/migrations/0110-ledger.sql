-- The ledger: one row is one movement from an account to an account. Rows are added and never changed.

-- One row per customer, not per account: a hold moves money between the two purses of one person, and so locks and writes once.
create table ledger_balances (
  customer_id uuid not null,
  available_vnd bigint not null default 0,
  held_vnd bigint not null default 0,
  -- Counts the movements of this customer from 1 without a gap.
  version bigint not null default 0,
  constraint ledger_balances_pkey primary key (customer_id),
  constraint ledger_balance_not_negative check (available_vnd >= 0 and held_vnd >= 0)
) with (fillfactor = 70);

create table ledger_movements (
  key text not null,
  -- 'available' and 'held' are purses of customer_id; ours begin with 'company:'.
  from_account text collate "C" not null,
  to_account text collate "C" not null,
  amount bigint not null,
  currency text collate "C" not null,
  kind text collate "C" not null,
  cause_type text collate "C" not null,
  cause_id text collate "C" not null,
  memo text,
  posted_at timestamptz not null,
  -- Of the customer whose purse this movement touches; what was in both purses after it.
  customer_id uuid,
  customer_version bigint,
  available_after_vnd bigint,
  held_after_vnd bigint,
  constraint ledger_movements_pkey primary key (key),
  constraint ledger_movements_version unique (customer_id, customer_version),
  constraint ledger_movements_amount check (amount > 0),
  constraint ledger_movements_currency check (currency in ('VND', 'JPY')),
  constraint ledger_movements_kind check (kind in (
    'top-up', 'hold', 'release', 'capture', 'payment', 'discount', 'refund', 'withdrawal', 'suspense', 'cost', 'exchange', 'adjustment')),
  constraint ledger_movements_cause_type check (cause_type in (
    'top-up', 'bid', 'order', 'offer', 'bill', 'withdrawal', 'complaint', 'vip', 'purchase', 'adjustment')),
  constraint ledger_movements_accounts check (
    from_account <> to_account
    and (from_account in ('available', 'held') or starts_with(from_account, 'company:'))
    and (to_account in ('available', 'held') or starts_with(to_account, 'company:'))),
  constraint ledger_movements_customer check (
    case when from_account in ('available', 'held') or to_account in ('available', 'held')
      then customer_id is not null and customer_version is not null and available_after_vnd is not null
        and held_after_vnd is not null and currency = 'VND'
      else customer_id is null and customer_version is null and available_after_vnd is null and held_after_vnd is null
    end),
  -- The same name as on the balances: whichever refuses first, it is the same rule.
  constraint ledger_balance_not_negative check (available_after_vnd >= 0 and held_after_vnd >= 0)
);
-- Rows arrive in the order of time, so a few bytes per megabyte are enough to find a day.
create index ledger_movements_posted_at on ledger_movements using brin (posted_at) with (pages_per_range = 16);

create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only: % of % refused', lower(tg_op), tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
create trigger ledger_movements_append_only before update or delete on ledger_movements
  for each row execute function ledger_refuse_change();
create trigger ledger_movements_no_truncate before truncate on ledger_movements
  for each statement execute function ledger_refuse_change();

-- What ledger_post is given, as rows in their order.
create function ledger_input(p_movements jsonb)
  returns table (key text, from_account text, to_account text, amount bigint, currency text, kind text, cause_type text, cause_id text,
    memo text, customer_id uuid, place bigint)
  language sql immutable parallel safe as $$
  select * from rows from (jsonb_to_recordset(p_movements) as (
    key text, from_account text, to_account text, amount bigint, currency text, kind text, cause_type text, cause_id text,
    memo text, customer_id uuid)) with ordinality
$$;

-- Takes out what was posted before; raises LG001 when a key was used for something else. The wording of a memo is not content.
create function ledger_without_posted(p_movements jsonb) returns jsonb language plpgsql as $$
declare
  v_key text;
begin
  select i.key into v_key from ledger_input(p_movements) i join ledger_movements m using (key)
    where (i.from_account, i.to_account, i.amount, i.currency, i.kind, i.cause_type, i.cause_id, i.customer_id)
      is distinct from (m.from_account, m.to_account, m.amount, m.currency, m.kind, m.cause_type, m.cause_id, m.customer_id)
    limit 1;
  if found then
    raise exception 'ledger key % was used for another movement', v_key using errcode = 'LG001';
  end if;
  return (select coalesce(jsonb_agg(e order by place), '[]') from jsonb_array_elements(p_movements) with ordinality as t (e, place)
    where not exists (select from ledger_movements m where m.key = e ->> 'key'));
end $$;

-- Posts movements, all or none, in their order; gives back how many were new. Each element of p_movements has the fields of
-- ledger_input; customer_id is there when a purse is touched. A key that was posted before with the same content counts as done.
create function ledger_post(p_movements jsonb, p_posted_at timestamptz) returns integer language plpgsql as $$
declare
  v_customer uuid;
  v_balance ledger_balances;
  v_todo jsonb;
  v_rows integer;
  v_posted integer := 0;
begin
  -- Whoever posts for a customer holds that customer's row; in the order of ids, so that two never wait for each other.
  for v_customer in
    select distinct (e ->> 'customer_id')::uuid from jsonb_array_elements(p_movements) e
    where e ? 'customer_id' order by 1
  loop
    select * into v_balance from ledger_balances b where b.customer_id = v_customer for update;
    if not found then
      insert into ledger_balances (customer_id) values (v_customer) on conflict do nothing;
      select * into v_balance from ledger_balances b where b.customer_id = v_customer for update;
    end if;
    v_todo := p_movements;
    -- Only now, behind the lock, is a twin of this call that was first surely visible.
    perform from jsonb_array_elements(p_movements) e join ledger_movements m on m.key = e ->> 'key' limit 1;
    if found then
      v_todo := ledger_without_posted(p_movements);
    end if;
    with input as (
      select i.*,
        case 'available' when i.from_account then -i.amount when i.to_account then i.amount else 0 end as available_change,
        case 'held' when i.from_account then -i.amount when i.to_account then i.amount else 0 end as held_change
      from ledger_input(v_todo) i where i.customer_id = v_customer
    ), posted as (
      insert into ledger_movements
        (key, from_account, to_account, amount, currency, kind, cause_type, cause_id, memo, posted_at,
         customer_id, customer_version, available_after_vnd, held_after_vnd)
      select key, from_account, to_account, amount, currency, kind, cause_type, cause_id, memo, p_posted_at,
        v_customer, v_balance.version + row_number() over so_far,
        v_balance.available_vnd + sum(available_change) over so_far,
        v_balance.held_vnd + sum(held_change) over so_far
      from input window so_far as (order by place)
      returning 1
    )
    select count(*), v_balance.available_vnd + coalesce(sum(available_change), 0), v_balance.held_vnd + coalesce(sum(held_change), 0)
      into v_rows, v_balance.available_vnd, v_balance.held_vnd from input;
    if v_rows > 0 then
      update ledger_balances b set available_vnd = v_balance.available_vnd, held_vnd = v_balance.held_vnd, version = version + v_rows
        where b.customer_id = v_customer;
    end if;
    v_posted := v_posted + v_rows;
  end loop;

  -- Between our own accounts nothing is locked: they have no running balance.
  if exists (select from jsonb_array_elements(p_movements) e where not e ? 'customer_id') then
    insert into ledger_movements (key, from_account, to_account, amount, currency, kind, cause_type, cause_id, memo, posted_at)
      select key, from_account, to_account, amount, currency, kind, cause_type, cause_id, memo, p_posted_at
      from ledger_input(p_movements) i where i.customer_id is null order by place
      on conflict (key) do nothing;
    get diagnostics v_rows = row_count;
    v_posted := v_posted + v_rows;
    perform ledger_without_posted(p_movements);
  end if;
  return v_posted;
end $$;
