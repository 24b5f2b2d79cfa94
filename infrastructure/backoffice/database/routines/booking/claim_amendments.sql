-- Takes amendments whose lease has expired, each for one owner.
create or replace function claim_amendments(new_owner text, lease_seconds numeric, most integer) returns table (agency_id text, amendment_id text) language sql as $$
  with free as (
    select a.agency_id, a.amendment_id from amendment a
    where a.state in ('requested', 'in-doubt') and a.lease_until <= clock_timestamp()
    order by a.lease_until limit most for update skip locked
  )
  update amendment a
  set owner = new_owner, lease_until = clock_timestamp() + lease_seconds * interval '1 second', attempts = a.attempts + 1
  from free where a.agency_id = free.agency_id and a.amendment_id = free.amendment_id
  returning a.agency_id, a.amendment_id
$$;
