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

-- The rules of a movement as one constraint over one function: PostgreSQL reads and prepares every check constraint again for
-- every statement, and seven of them took half the time of a payment.
create function ledger_is_sound(
  p_from text, p_to text, p_amount bigint, p_currency text, p_kind text, p_cause_type text,
  p_customer uuid, p_version bigint, p_available bigint, p_held bigint
) returns boolean language plpgsql immutable parallel safe as $$
begin
  return p_amount > 0
    and p_from <> p_to
    and (p_from in ('available', 'held') or starts_with(p_from, 'company:'))
    and (p_to in ('available', 'held') or starts_with(p_to, 'company:'))
    and p_kind in (
      'top-up', 'hold', 'release', 'capture', 'payment', 'discount', 'refund', 'withdrawal', 'suspense', 'cost', 'exchange', 'adjustment')
    and p_cause_type in ('top-up', 'bid', 'order', 'offer', 'bill', 'withdrawal', 'complaint', 'vip', 'purchase', 'adjustment')
    and case when p_from in ('available', 'held') or p_to in ('available', 'held')
      then p_currency = 'VND' and num_nulls(p_customer, p_version, p_available, p_held) = 0
      else p_currency in ('VND', 'JPY') and num_nonnulls(p_customer, p_version, p_available, p_held) = 0
    end;
end $$;

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
  constraint ledger_movements_sound check (ledger_is_sound(
    from_account, to_account, amount, currency, kind, cause_type, customer_id, customer_version, available_after_vnd, held_after_vnd)),
  -- The same name as on the balances: whichever refuses first, it is the same rule.
  constraint ledger_balance_not_negative check (available_after_vnd >= 0 and held_after_vnd >= 0)
);
-- Rows arrive in the order of time, so a few bytes per megabyte are enough to find a day.
create index ledger_movements_posted_at on ledger_movements using brin (posted_at) with (pages_per_range = 16);
-- What was paid for an order or a bill, and what came back.
create index ledger_movements_cause on ledger_movements (cause_type, cause_id) where kind in ('capture', 'payment', 'discount', 'refund');

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
create function ledger_post(p_movements jsonb, p_posted_at timestamptz) returns integer language plpgsql
  -- Plans are kept from a time when the table was small; without this they would go on reading all of it.
  set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  v_keys text[];
  v_customers uuid[];
  v_customer uuid;
  v_balance ledger_balances;
  v_todo jsonb;
  v_rows integer;
  v_posted integer := 0;
begin
  select array_agg(e ->> 'key'), array_agg(distinct (e ->> 'customer_id')::uuid order by (e ->> 'customer_id')::uuid)
    into v_keys, v_customers from jsonb_array_elements(p_movements) e;
  -- Whoever posts for a customer holds that customer's row; in the order of ids, so that two never wait for each other.
  foreach v_customer in array v_customers loop
    continue when v_customer is null;
    select * into v_balance from ledger_balances b where b.customer_id = v_customer for update;
    if not found then
      insert into ledger_balances (customer_id) values (v_customer) on conflict do nothing;
      select * into v_balance from ledger_balances b where b.customer_id = v_customer for update;
    end if;
    v_todo := p_movements;
    -- Only now, behind the lock, is a twin of this call that was first surely visible.
    perform from ledger_movements where key = any (v_keys) limit 1;
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
  if array_position(v_customers, null) is not null then
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

-- Seals: what was written on a day that is over, chained row by row and day by day. A row that is changed, added or missing afterwards breaks
-- the seal of its day and of every day behind it. Writing them costs a payment nothing: a job reads days that nobody writes to any more.
create table ledger_seals (
  -- From 1 without a gap.
  number bigint not null,
  -- In Vietnam; days without a movement have none.
  day date not null,
  movements bigint not null,
  -- SHA-256 over the seal before, the day, the number of movements and their chain.
  hash text collate "C" not null,
  sealed_at timestamptz not null,
  constraint ledger_seals_pkey primary key (number),
  constraint ledger_seals_once unique (day),
  constraint ledger_seals_sound check (number > 0 and movements > 0 and hash ~ '^[0-9a-f]{64}$')
);
create trigger ledger_seals_append_only before update or delete on ledger_seals
  for each row execute function ledger_refuse_change();
create trigger ledger_seals_no_truncate before truncate on ledger_seals
  for each statement execute function ledger_refuse_change();

create function ledger_chain_link(p_so_far bytea, p_row text) returns bytea language sql immutable parallel safe as $$
  select sha256(p_so_far || convert_to(p_row, 'UTF8'))
$$;
create aggregate ledger_chain (text) (sfunc = ledger_chain_link, stype = bytea, initcond = '\x');

-- What the seal of a day must be. Names its columns, so that a column that is added later does not break old seals.
create function ledger_seal_of(p_before text, p_day date) returns table (movements bigint, hash text) language sql stable as $$
  select count(*), encode(sha256(convert_to(concat(p_before, to_char(p_day, 'YYYY-MM-DD'), ':', count(*), ':'), 'UTF8') || ledger_chain(
      jsonb_build_array(key, from_account, to_account, amount, currency, kind, cause_type, cause_id, memo, extract(epoch from posted_at),
        customer_id, customer_version, available_after_vnd, held_after_vnd)::text
      order by posted_at, key collate "C")), 'hex')
  from ledger_movements
  where posted_at >= p_day::timestamp at time zone 'Asia/Ho_Chi_Minh' and posted_at < (p_day + 1)::timestamp at time zone 'Asia/Ho_Chi_Minh'
$$;
