-- A series goes forward, and nothing else of it changes. That it goes one by one, the documents prove at the end.
create or replace function refuse_gap() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (tg_op = 'UPDATE' and (
    (new.issuer_id, new.series, new.financial_year) is distinct from (old.issuer_id, old.series, old.financial_year)
    or new.last_number <= old.last_number or new.last_at < old.last_at
  )) or (tg_op = 'INSERT' and new.last_number <> 0) then
    raise exception 'A series is counted up one by one' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
