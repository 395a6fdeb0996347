-- Each purchase names the account that bought it, also where only its task did.
update orders o set account = t.account from purchase_tasks t
where t.order_id = o.id and t.state = 'done' and o.account is null and t.account is not null;
