-- Of several updates in one commit the first has what was there before.
create or replace function keep_what_was() returns trigger language plpgsql as $$
begin
  insert into booking_was (agency_id, transaction_id, version, reference, issued, gone, document)
  values (old.agency_id, old.transaction_id, new.version - 1, old.reference, old.issued, old.gone, old.document)
  on conflict do nothing;
  return null;
end $$;
