-- Seats of departures given back: [{day, flight, cabin, seats}]. As whoever books, in one order and before orders.
create or replace function sandbox_give_back(places jsonb) returns void language plpgsql as $$
begin
  perform 1 from sandbox_sold s
  where (s.day, s.flight, s.cabin) in (
    select p.day, p.flight, p.cabin from jsonb_to_recordset(places) as p (day integer, flight text, cabin text)
  )
  order by s.day, s.flight, s.cabin
  for update;
  update sandbox_sold s set sold = greatest(0, s.sold - p.seats)
  from (
    select p.day, p.flight, p.cabin, sum(p.seats)::integer as seats
    from jsonb_to_recordset(places) as p (day integer, flight text, cabin text, seats integer)
    group by p.day, p.flight, p.cabin
  ) p
  where s.day = p.day and s.flight = p.flight and s.cabin = p.cabin;
end $$;
