/**
 * What is always true of the customs gate: name -> a query that gives back the rows for which it is
 * not.
 */
export const gateInvariants: Readonly<Record<string, string>> = {
  'what arrived through a customs gate was released': `
    select p.code, g.state from customs_gate_parcels g join parcels p on p.id = g.parcel_id
    where p.state in ('arrived', 'opened') and g.state <> 'released'`,

  'a gate knows every parcel that left in its shipment': `
    select p.code from customs_gates c join parcels p on p.shipment_id = c.shipment_id
    where p.state <> 'closed' and not exists (
      select from customs_gate_parcels g where g.parcel_id = p.id and g.shipment_id = c.shipment_id)`,

  'nothing is held or released that nobody declared': `
    select g.parcel_id from customs_gate_parcels g join customs_gates c on c.shipment_id = g.shipment_id
    where g.state <> 'waiting' and c.declared_at is null`,
};
