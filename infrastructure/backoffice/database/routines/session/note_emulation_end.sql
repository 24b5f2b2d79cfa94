-- An emulation ends with its session, whichever way that ends; when it was last used is kept with it.
create or replace function note_emulation_end() returns trigger language plpgsql as $$
begin
  update emulation set ended_at = moment_of_record(), last_seen_at = old.last_seen_at
  where agency_id = (select u.agency_id from app_user u where u.user_id = old.on_behalf_of_user_id) and emulation_id = old.session_id;
  return old;
end $$;
