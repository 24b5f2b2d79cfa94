-- planner: enable_seqscan off
-- Each number that was taken has its document, of which there are not two: so none was left out.
create or replace function refuse_empty_number() returns trigger language plpgsql as $$
begin
  if (
    select count(*) from issued_document d
    where d.issuer_id = new.issuer_id and d.series = new.series and d.financial_year = new.financial_year
      and d.number > old.last_number and d.number <= new.last_number
  ) <> new.last_number - old.last_number then
    raise exception 'A number without its document' using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
