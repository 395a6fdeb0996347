-- Transactions may also be read from the provider's list, for the case that no delivery of its webhook arrived.
alter table wallet_transfers drop constraint wallet_transfers_provider;
alter table wallet_transfers add constraint wallet_transfers_provider check (provider in ('sepay', 'casso', 'payos', 'sepay-list'));
