-- planner: enable_seqscan off, enable_hashjoin off, enable_mergejoin off, plan_cache_mode force_generic_plan
-- Takes bookings whose lease has expired, each for one owner.
create or replace function claim_bookings(new_owner text, lease_seconds numeric, most integer)
returns table (transaction_id text, agency_id text, product text, status text, version integer, supplier text, supplier_total bigint, attempts integer,
  mark text, title text, lead_traveller text, currency text, customer_total bigint)
language sql as $$
  with free as (
    select l.agency_id, l.transaction_id from booking_lease l
    where l.until <= clock_timestamp() order by l.until limit most for update skip locked
  ), taken as (
    update booking_lease l
    set owner = new_owner, until = clock_timestamp() + lease_seconds * interval '1 second', attempts = l.attempts + 1
    from free where l.agency_id = free.agency_id and l.transaction_id = free.transaction_id
    returning l.agency_id, l.transaction_id, l.attempts
  )
  select b.transaction_id, b.agency_id, b.product, b.status, b.version, b.supplier, b.supplier_total, taken.attempts,
         b.mark, b.title, b.lead_traveller, b.currency, b.customer_total
  from taken join booking b using (agency_id, transaction_id)
$$;
