-- Movements of our own yen that belong to no order (funding an account, a fee of a site) have a
-- cause of their own.
create or replace function ledger_is_sound(
  p_from text, p_to text, p_amount bigint, p_currency text, p_kind text, p_cause_type text,
  p_customer uuid, p_version bigint, p_available bigint, p_held bigint
) returns boolean language plpgsql immutable parallel safe as $$
begin
  return p_amount > 0
    and p_from <> p_to
    and (p_from in ('available', 'held') or starts_with(p_from, 'company:'))
    and (p_to in ('available', 'held') or starts_with(p_to, 'company:'))
    and p_kind in (
      'top-up', 'hold', 'release', 'capture', 'payment', 'discount', 'refund', 'withdrawal',
      'suspense', 'cost', 'exchange', 'adjustment')
    and p_cause_type in (
      'top-up', 'bid', 'order', 'offer', 'bill', 'withdrawal', 'complaint', 'vip', 'purchase',
      'adjustment', 'float')
    and case when p_from in ('available', 'held') or p_to in ('available', 'held')
      then p_currency = 'VND' and num_nulls(p_customer, p_version, p_available, p_held) = 0
      else p_currency in ('VND', 'JPY') and num_nonnulls(p_customer, p_version, p_available, p_held) = 0
    end;
end $$;
