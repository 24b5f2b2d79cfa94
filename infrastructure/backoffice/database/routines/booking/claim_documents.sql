-- planner: enable_seqscan off
-- Claims documents of suppliers for bookings: [{agency_id, transaction_id, claims}]. What another booking has is refused, and
-- the step that brought it with it; what is its own already stays.
create or replace function claim_documents(items jsonb) returns void language sql as $$
  insert into supplier_document (supplier, number, transaction_id, agency_id)
  select distinct b.supplier, n.number, b.transaction_id, b.agency_id
  from jsonb_to_recordset(items) as x (agency_id text, transaction_id text, claims text[])
  join booking b on b.agency_id = x.agency_id and b.transaction_id = x.transaction_id
  cross join lateral unnest(x.claims) as n (number)
  where not exists (
    select from supplier_document d
    where d.supplier = b.supplier and d.number = n.number and d.transaction_id = b.transaction_id
  )
  order by n.number
$$;
