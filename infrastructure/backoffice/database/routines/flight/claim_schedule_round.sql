-- Takes a supplier's round, where the last one is so long ago and nobody is in it.
create or replace function claim_schedule_round(asked text, new_owner text, lease_seconds numeric, every_seconds numeric) returns boolean language plpgsql as $$
begin
  insert into schedule_round (supplier) values (asked) on conflict do nothing;
  update schedule_round r set owner = new_owner, lease_until = clock_timestamp() + lease_seconds * interval '1 second'
  where r.supplier = asked and r.ended_at + every_seconds * interval '1 second' <= clock_timestamp() and r.lease_until <= clock_timestamp();
  return found;
end $$;
