-- Gives up the seats by name of an order, and takes hold of the departures whose seats move: those that are freed and those
-- that are taken, [{day, flight, cabin, seats}] each, where `seats` of the taken is all that there are. In one order, always.
create or replace function sandbox_seats_at_hand(wanted text, chairs jsonb, freed jsonb, taken jsonb) returns void language plpgsql as $$
begin
  delete from sandbox_seat s
  using jsonb_to_recordset(chairs) as c (day integer, flight text, traveller smallint)
  where s.order_key = wanted and s.day = c.day and s.flight = c.flight and s.traveller = c.traveller;
  insert into sandbox_sold (day, flight, cabin, seats)
  select t.day, t.flight, t.cabin, t.seats
  from jsonb_to_recordset(taken) as t (day integer, flight text, cabin text, seats integer)
  order by t.day, t.flight, t.cabin
  on conflict do nothing;
  perform 1 from sandbox_sold s
  where (s.day, s.flight, s.cabin) in (
    select p.day, p.flight, p.cabin from jsonb_to_recordset(freed || taken) as p (day integer, flight text, cabin text)
  )
  order by s.day, s.flight, s.cabin
  for update;
end $$;
