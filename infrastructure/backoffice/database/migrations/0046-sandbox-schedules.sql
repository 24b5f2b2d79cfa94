-- Departures whose schedule the sandbox changed on demand, beside those that it computes, and orders that fly otherwise
-- than they were sold.

create table sandbox_schedule (
  -- Local day of departure, days since 1970-01-01; flight as '6E2134'.
  day integer not null,
  flight text not null,
  what text not null check (what in ('moved', 'renumbered', 'cancelled')),
  -- Of what is moved: so much later.
  minutes integer not null default 0,
  told_at timestamptz(3) not null,
  primary key (day, flight)
);

create table sandbox_rebooked (
  order_key text not null,
  itinerary smallint not null,
  -- The legs that were sold, those flown now, and the state of the schedule that was agreed to.
  was text not null,
  legs text not null,
  change text not null,
  -- The direction as it is flown now, and its departures.
  flown json not null,
  places jsonb not null,
  primary key (order_key, itinerary)
);

-- Carries out an answer to a changed schedule, wholly or not at all: `items` of [{itinerary, was, legs, change, flown, places}],
-- seats that are freed [{day, flight, cabin, seats}], chairs with them [{day, flight, traveller}], and seats that are taken
-- [{day, flight, cabin, seats, party}], where `seats` is all that there are. Once for each key.
create function sandbox_rebook(amend_key text, wanted text, items jsonb, freed jsonb, chairs jsonb, taken jsonb) returns json
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
    insert into sandbox_amendment (amendment_key, state, amended) values (amend_key, 'confirmed', '{}')
    on conflict (amendment_key) do nothing;
    if not found then
      raise exception 'settled meanwhile' using errcode = 'FL003';
    end if;
  exception
    when sqlstate 'FL003' then null;
    when check_violation then
      perform sandbox_settle_amendment(amend_key, 'sold-out', null, null);
  end;
  return sandbox_amendment_outcome(amend_key);
end $$;
