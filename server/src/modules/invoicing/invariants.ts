/** Name -> SQL that must return no row, at any moment. */
export const invoicingInvariants: Readonly<Record<string, string>> = {
  'an invoice is the sum of its lines': `
    select i.id, i.net_vnd, i.tax_vnd, l.net, l.tax from invoices i cross join lateral (
      select coalesce(sum((line ->> 'net')::bigint), 0) as net, coalesce(sum((line ->> 'tax')::bigint), 0) as tax from jsonb_array_elements(i.lines) line
    ) l where i.net_vnd <> l.net or i.tax_vnd <> l.tax`,
  'numbers of a series have no gap': `
    select series from invoice_numbers group by series having max(number) <> count(*) or min(number) <> 1`,
  'an issued invoice of ours has its own number': `
    select i.id from invoices i left join invoice_numbers n on n.invoice_id = i.id
    where i.issuer = 'own' and i.state = 'issued' and (n.series, n.number) is distinct from (i.series, i.number)`,
};
