-- Postings come before their entry, in the same transaction, and all at once, the first with them: so an entry that stands,
-- which has a first, takes no more of them.
create or replace function refuse_partial_posting() returns trigger language plpgsql as $$
begin
  if exists (select from added group by agency_id, sequence having min(line) <> 1) then
    raise exception 'Postings of an entry come all at once' using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
