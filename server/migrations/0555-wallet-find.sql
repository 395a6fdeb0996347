-- What a payer reads at the bank leads to the transfer, whichever account received it.
create index wallet_transfers_by_reference on wallet_transfers (bank_reference);
