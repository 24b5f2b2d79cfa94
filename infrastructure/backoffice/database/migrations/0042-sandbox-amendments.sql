-- What becomes of the sandbox's orders once they are carried out: holds with a limit, tickets for them, travellers taken
-- out, seats given back.

create table sandbox_hold (
  order_key text primary key,
  until timestamptz(3) not null,
  state text not null default 'held' check (state in ('held', 'ticketed', 'over'))
);
create index sandbox_hold_until on sandbox_hold (until) where state = 'held';

-- Who no longer flies on which direction, both by position.
create table sandbox_gone (
  order_key text not null,
  itinerary smallint not null,
  traveller smallint not null,
  primary key (order_key, itinerary, traveller)
);

create table sandbox_amendment (
  amendment_key text primary key,
  state text not null check (state in ('confirmed', 'refused')),
  -- Why it was refused, and the amount that it would have been.
  reason text,
  total bigint,
  currency text,
  -- What was answered.
  amended json,
  made_at timestamptz(3) not null default now()
);

create function sandbox_amendment_outcome(wanted text) returns json language sql stable as $$
  select json_build_object('outcome', a.state, 'reason', a.reason, 'total', a.total, 'currency', a.currency, 'amended', a.amended)
  from sandbox_amendment a where a.amendment_key = wanted
$$;

-- Refuses an amendment for good unless it is settled already; answers what it is settled as.
create function sandbox_settle_amendment(wanted text, why text, amount bigint, amount_currency text) returns json language plpgsql as $$
begin
  insert into sandbox_amendment (amendment_key, state, reason, total, currency) values (wanted, 'refused', why, amount, amount_currency)
  on conflict (amendment_key) do nothing;
  return sandbox_amendment_outcome(wanted);
end $$;

-- One order whose seats are held: `call` is one of `sandbox_book`. Null: carried out as asked.
create function sandbox_book_held(call jsonb, held_until timestamptz) returns json language plpgsql as $$
declare
  verdict json;
begin
  select b.result into verdict from sandbox_book(jsonb_build_array(call)) b;
  if verdict is null or verdict ->> 'outcome' = 'confirmed' then
    insert into sandbox_hold (order_key, until) values (call ->> 'key', held_until) on conflict do nothing;
  end if;
  return verdict;
end $$;

-- Seats of departures given back: [{day, flight, cabin, seats}]. As whoever books, in one order and before orders.
create function sandbox_give_back(places jsonb) returns void language plpgsql as $$
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

-- Ends a hold: 'ticket' before its limit, 'release' at any time. Once for each key; a hold that is over may be released
-- again, so that whoever comes late is told yes. What was ticketed is not released, what is over not ticketed.
create function sandbox_end_hold(amend_key text, wanted text, how text, asked_at timestamptz, places jsonb, answer json)
returns json language plpgsql as $$
declare
  h record;
  fits boolean;
begin
  if sandbox_amendment_outcome(amend_key) is not null then
    return sandbox_amendment_outcome(amend_key);
  end if;
  begin
    if how = 'release' then
      perform sandbox_give_back(places);
    end if;
    select * into h from sandbox_hold where order_key = wanted for update;
    fits := case when how = 'ticket' then h.state = 'held' and h.until > asked_at else h.state = 'held' end;
    if fits is true then
      update sandbox_hold set state = case when how = 'ticket' then 'ticketed' else 'over' end where order_key = wanted;
      insert into sandbox_amendment (amendment_key, state, amended) values (amend_key, 'confirmed', answer)
      on conflict (amendment_key) do nothing;
      if found then
        return sandbox_amendment_outcome(amend_key);
      end if;
    end if;
    raise exception 'not as asked' using errcode = 'FL003';
  exception
    when sqlstate 'FL003' then null;
  end;
  insert into sandbox_amendment (amendment_key, state, reason, amended)
  values (amend_key, case when how = 'release' and h.state = 'over' then 'confirmed' else 'refused' end,
    case when how = 'ticket' and h.state is distinct from 'ticketed' then 'sold-out' when h.state = 'over' then null else 'refused' end, '{}')
  on conflict (amendment_key) do nothing;
  return sandbox_amendment_outcome(amend_key);
end $$;

-- Seats of a hold whose limit has passed are free again. True where it was this call that freed them.
create function sandbox_lapse(wanted text, asked_at timestamptz, places jsonb) returns boolean language plpgsql as $$
begin
  perform sandbox_give_back(places);
  update sandbox_hold set state = 'over' where order_key = wanted and state = 'held' and until <= asked_at;
  if not found then
    raise exception 'not lapsed' using errcode = 'FL003';
  end if;
  return true;
exception
  when sqlstate 'FL003' then return false;
end $$;

-- Takes travellers out of directions of an order, of which so many are out already: places [{item, traveller}], freed
-- [{day, flight, cabin, seats}], chairs [{day, flight, traveller}]. Answers as kept, or null where others are out by now.
create function sandbox_cancel(amend_key text, wanted text, gone_before integer, places jsonb, freed jsonb, chairs jsonb)
returns json language plpgsql as $$
begin
  if sandbox_amendment_outcome(amend_key) is not null then
    return sandbox_amendment_outcome(amend_key);
  end if;
  begin
    delete from sandbox_seat s
    using jsonb_to_recordset(chairs) as c (day integer, flight text, traveller smallint)
    where s.order_key = wanted and s.day = c.day and s.flight = c.flight and s.traveller = c.traveller;
    perform sandbox_give_back(freed);
    perform from sandbox_order o where o.order_key = wanted for update;
    if (select count(*) from sandbox_gone g where g.order_key = wanted) <> gone_before then
      raise exception 'others are out' using errcode = 'FL003';
    end if;
    insert into sandbox_gone (order_key, itinerary, traveller)
    select wanted, p.item, p.traveller from jsonb_to_recordset(places) as p (item smallint, traveller smallint);
    insert into sandbox_amendment (amendment_key, state, amended) values (amend_key, 'confirmed', '{}')
    on conflict (amendment_key) do nothing;
    if not found then
      raise exception 'settled meanwhile' using errcode = 'FL003';
    end if;
  exception
    when sqlstate 'FL003' then null;
  end;
  return sandbox_amendment_outcome(amend_key);
end $$;
