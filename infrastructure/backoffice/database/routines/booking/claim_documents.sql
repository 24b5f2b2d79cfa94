-- planner: enable_seqscan off
-- Claims what a booking has been confirmed with. What another booking has is refused, and the step that brought it with it.
create or replace function claim_documents() returns trigger language plpgsql as $$
begin
  -- Travellers who were split off take their tickets with them.
  if tg_op = 'INSERT' and starts_with(new.request_id, 'split/') then
    update supplier_document d set transaction_id = new.transaction_id
    from amendment a, jsonb_array_elements(new.tickets) t
    where a.agency_id = new.agency_id and a.amendment_id = substr(new.request_id, 7) and d.transaction_id = a.transaction_id
      and d.supplier = new.supplier and d.number = t ->> 'number';
  end if;
  insert into supplier_document (supplier, number, transaction_id, agency_id)
  select new.supplier, n.number, new.transaction_id, new.agency_id
  from (
    select new.carrier || ' ' || new.pnr as number where new.pnr is not null
    union
    select t ->> 'number' from jsonb_array_elements(new.tickets) t
  ) n
  where not exists (
    select from supplier_document d
    where d.supplier = new.supplier and d.number = n.number and d.transaction_id = new.transaction_id
  )
  order by n.number;
  return null;
end $$;
