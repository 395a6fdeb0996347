-- What a marketplace charged us for an order is found by the order, as what its customer paid is.
create index ledger_movements_cost on ledger_movements (cause_type, cause_id) where kind = 'cost';
