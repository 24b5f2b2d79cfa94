-- Notes the version that a booking has as its amendment posts an entry.
create or replace function note_posted_version() returns trigger language plpgsql as $$
begin
  select o.version into new.posted_version from booking o where o.agency_id = new.agency_id and o.transaction_id = new.transaction_id;
  return new;
end $$;
