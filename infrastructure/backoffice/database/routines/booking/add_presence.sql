-- planner: enable_seqscan off, plan_cache_mode force_generic_plan
-- Keeps who is where when in bookings of which nothing is kept yet: [{agency_id, transaction_id, people, from_day, to_day, later}],
-- later: [{item, day}].
create or replace function add_presence(items jsonb) returns void language plpgsql as $$
begin
  insert into booking_presence (agency_id, transaction_id, person, from_day, to_day)
  select x.agency_id, x.transaction_id, person, x.from_day, x.to_day
  from jsonb_to_recordset(items) as x (agency_id text, transaction_id text, people text[], from_day date, to_day date),
       unnest(x.people) as person;
  if jsonb_path_exists(items, '$[*].later[*]') then
    insert into booking_later_start (agency_id, transaction_id, item, day)
    select x.agency_id, x.transaction_id, l.item, l.day
    from jsonb_to_recordset(items) as x (agency_id text, transaction_id text, later jsonb),
         jsonb_to_recordset(x.later) as l (item smallint, day date);
  end if;
end $$;
