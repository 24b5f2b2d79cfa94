-- Bookings that one was split into and the one that it was split from, in the order in which that was done.
create or replace function linked_bookings(agency text, id text) returns json language sql stable as $$
  select json_agg(json_build_object('transactionId', l.transaction_id, 'reference', o.reference, 'how', l.how) order by l.split_at, l.transaction_id)
  from (
    select s.origin_id as transaction_id, 'split-from' as how, s.split_at from booking_split s where s.agency_id = agency and s.part_id = id
    union all
    select s.part_id, 'split-into', s.split_at from booking_split s where s.agency_id = agency and s.origin_id = id
  ) l
  join booking o on o.agency_id = agency and o.transaction_id = l.transaction_id
$$;
