-- An entry comes to nothing in each currency, has as many postings as it says, and the first is what it does to the
-- agency's account.
create or replace function refuse_unbalanced_entry() returns trigger language plpgsql as $$
declare
  bad record;
begin
  with sums as (
    select agency_id, sequence, p.currency, sum(p.amount) as total, count(*) as lines,
           sum(p.amount) filter (where p.line = 1 and p.ledger_account = 'agency:' || agency_id) as own
    from added join posting p using (agency_id, sequence)
    group by agency_id, sequence, p.currency
  )
  select e.agency_id, e.sequence into bad
  from added e left join sums s using (agency_id, sequence)
  group by e.agency_id, e.sequence, e.amount, e.lines
  having bool_or(s.total <> 0) or sum(s.lines) is distinct from e.lines or max(s.own) is distinct from e.amount
  limit 1;
  if found then
    raise exception 'Entry % of % does not balance', bad.sequence, bad.agency_id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
