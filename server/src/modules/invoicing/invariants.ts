/** Name -> SQL that must return no row, at any moment. */
export const invoicingInvariants: Readonly<Record<string, string>> = {
  'an invoice is the sum of its lines': `
    select i.id, i.net_vnd, i.tax_vnd, l.net, l.tax from invoices i cross join lateral (
      select coalesce(sum((line ->> 'net')::bigint), 0) as net, coalesce(sum((line ->> 'tax')::bigint), 0) as tax from jsonb_array_elements(i.lines) line
    ) l where i.net_vnd <> l.net or i.tax_vnd <> l.tax`,
  'numbers of a series have no gap': `
    select series from invoice_numbers group by series having max(number) <> count(*) or min(number) <> 1`,
  'an issued receipt of ours has its own number': `
    select i.id from invoices i left join invoice_numbers n on n.invoice_id = i.id
    where i.issuer = 'own' and i.state = 'issued' and (n.series, n.number) is distinct from (i.series, i.number)`,
  'an invoice that is not ours has one electronic invoice, in the same state': `
    select i.id, i.state, e.state from invoices i left join einvoices e on e.invoice_id = i.id
    where (i.paper = 'invoice') is distinct from (e.invoice_id is not null)
      or (e.state = 'issued') is distinct from case when e.state is not null then i.state = 'issued' end`,
  'no two invoices have the same series and number': `
    select series, number from invoices where paper = 'invoice' and number is not null
    group by series, number having count(*) > 1`,
  'what replaces an invoice is issued when that one counts no more, and no sooner': `
    select i.id, i.replaces, i.state, w.replaced_by from invoices i join invoices w on w.id = i.replaces
    where (i.state = 'issued') is distinct from (w.replaced_by is not distinct from i.id)
      or w.bill_id <> i.bill_id or w.paper <> i.paper
    union all select w.id, w.replaces, w.state, w.replaced_by from invoices w left join invoices i on i.id = w.replaced_by
    where w.replaced_by is not null and i.replaces is distinct from w.id`,
  'two people replaced an invoice': `
    select i.id from invoices i left join invoice_replacements l on l.new_invoice_id = i.id
    where i.replaces is not null and (l.invoice_id is distinct from i.replaces or not exists (
      select from invoice_replacements r join approvals a on a.act = 'invoice.replace'
        and a.terms ->> 'replacementId' = r.id::text and a.state = 'approved'
      where r.invoice_id = i.replaces and r.buyer = i.buyer))`,
  'the signed original says the total of the invoice': `
    select i.id, i.total_vnd, e.signed_total_vnd from einvoices e join invoices i on i.id = e.invoice_id
    where e.signed_total_vnd is not null and e.signed_total_vnd <> i.total_vnd`,
};
