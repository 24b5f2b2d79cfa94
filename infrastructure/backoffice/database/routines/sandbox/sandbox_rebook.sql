-- Carries out an answer to a changed schedule, wholly or not at all: `items` of [{itinerary, was, legs, change, flown, places}],
-- seats that are freed [{day, flight, cabin, seats}], chairs with them [{day, flight, traveller}], and seats that are taken
-- [{day, flight, cabin, seats, party}], where `seats` is all that there are. Once for each key.
create or replace function sandbox_rebook(amend_key text, wanted text, items jsonb, freed jsonb, chairs jsonb, taken jsonb) returns json
language plpgsql as $$
begin
  if sandbox_amendment_outcome(amend_key) is not null then
    return sandbox_amendment_outcome(amend_key);
  end if;
  begin
    perform sandbox_seats_at_hand(wanted, chairs, freed, taken);
    perform sandbox_give_back(freed);
    update sandbox_sold s set sold = s.sold + t.party
    from jsonb_to_recordset(taken) as t (day integer, flight text, cabin text, party integer)
    where s.day = t.day and s.flight = t.flight and s.cabin = t.cabin;
    perform from sandbox_order o where o.order_key = wanted for update;
    insert into sandbox_rebooked as r (order_key, itinerary, was, legs, change, flown, places)
    select wanted, i.itinerary, i.was, i.legs, i.change, i.flown, i.places
    from jsonb_to_recordset(items) as i (itinerary smallint, was text, legs text, change text, flown json, places jsonb)
    on conflict (order_key, itinerary) do update
    set was = excluded.was, legs = excluded.legs, change = excluded.change, flown = excluded.flown, places = excluded.places;
    perform sandbox_confirm_amendment(amend_key, '{}');
  exception
    when sqlstate 'FL003' then null;
    when check_violation then
      perform sandbox_settle_amendment(amend_key, 'sold-out', null, null);
  end;
  return sandbox_amendment_outcome(amend_key);
end $$;
