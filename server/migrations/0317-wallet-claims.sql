-- A claim ends in one of three ways: the money was found, an accountant answered that it was not, or the customer took it back.
alter table wallet_claims
  add column answer text,
  add column ended_at timestamptz,
  drop constraint wallet_claims_state,
  add constraint wallet_claims_state check (state in ('open', 'settled', 'answered', 'withdrawn')),
  add constraint wallet_claims_answer check ((state = 'answered') = (answer is not null)),
  add constraint wallet_claims_ended check ((state in ('answered', 'withdrawn')) = (ended_at is not null));
create index wallet_claims_waiting on wallet_claims (created_at) where state = 'open';
