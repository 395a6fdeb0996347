-- withdrawn: the accountant said that it is not issued here, and why; nothing comes after it.
alter table einvoices drop constraint einvoices_state;
alter table einvoices add constraint einvoices_state
  check (state in ('waiting', 'sent', 'refused', 'issued', 'withdrawn'));
