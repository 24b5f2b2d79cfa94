-- At the end of a commit there are no postings without their entry.
create or replace function refuse_stray_posting() returns trigger language plpgsql as $$
begin
  if not exists (select from journal_entry where agency_id = new.agency_id and sequence = new.sequence) then
    raise exception 'Postings without an entry' using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
