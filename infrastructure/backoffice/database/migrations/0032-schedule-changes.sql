-- Flights that airlines moved after they were sold, and who travels on which day.

-- Departures of a journey after its first, which the booking's own row tells: way back and onward directions.
create table booking_later_departure (
  transaction_id text not null,
  itinerary smallint not null,
  agency_id text not null,
  -- Local to the airport.
  day date not null,
  primary key (transaction_id, itinerary)
);
create index booking_later_departure_day on booking_later_departure (agency_id, day);
create index booking_travel on booking (agency_id, travel_date, transaction_id);

create function booking_departures(journey json) returns table (itinerary smallint, day date) language sql immutable as $$
  select (i.place - 1)::smallint, left(i.flown #>> '{segments,0,departure,local}', 10)::date
  from json_array_elements(journey -> 'itineraries') with ordinality as i (flown, place)
$$;

create function keep_later_departures() returns trigger language plpgsql as $$
begin
  delete from booking_later_departure d where d.transaction_id = new.transaction_id;
  insert into booking_later_departure (transaction_id, itinerary, agency_id, day)
  select new.transaction_id, d.itinerary, new.agency_id, d.day from booking_departures(new.document) d where d.itinerary > 0;
  return null;
end $$;
create trigger booking_departures_sold after insert on booking for each row
  when (json_array_length(new.document -> 'itineraries') > 1) execute function keep_later_departures();
create trigger booking_departures_moved after update of document on booking for each row
  when (old.document::text <> new.document::text and json_array_length(new.document -> 'itineraries') > 1)
  execute function keep_later_departures();

-- A booking that was moved to other flights is listed by them.
create function list_by_flights() returns trigger language plpgsql as $$
begin
  select d.day into new.travel_date from booking_departures(new.document) d where d.itinerary = 0;
  if new.return_date is not null then
    select max(d.day) into new.return_date from booking_departures(new.document) d where d.itinerary > 0;
  end if;
  new.carrier := coalesce(new.document #>> '{itineraries,0,segments,0,carrier}', new.carrier);
  return new;
end $$;
create trigger booking_moved before update of document on booking for each row
  when (old.document::text <> new.document::text) execute function list_by_flights();

insert into booking_later_departure (transaction_id, itinerary, agency_id, day)
select b.transaction_id, d.itinerary, b.agency_id, d.day
from booking b cross join lateral booking_departures(b.document) d where d.itinerary > 0;

create table schedule_change (
  transaction_id text not null,
  -- The supplier's name of the flights as they are now.
  change_id text not null,
  agency_id text not null,
  learned_at timestamptz(3) not null,
  answer_by timestamptz(3) not null,
  severity text not null check (severity in ('minor', 'major', 'cancelled')),
  -- What is flown now and what else is offered, by direction.
  changes json not null,
  -- Null while it is open. superseded: the flights became others, or nobody flies on them.
  answer text check (answer in ('accepted', 'refused', 'superseded')),
  answered_at timestamptz(3),
  primary key (transaction_id, change_id),
  check ((answer is null) = (answered_at is null))
);
create unique index schedule_change_open on schedule_change (transaction_id) where answer is null;
create index schedule_change_due on schedule_change (agency_id, answer_by) where answer is null;

-- Which process goes through a supplier's orders, until when, and when the last one had gone through. In database time.
create table schedule_round (
  supplier text primary key,
  owner text,
  lease_until timestamptz not null default '-infinity',
  ended_at timestamptz not null default '-infinity'
);

-- Takes a supplier's round, where the last one is so long ago and nobody is in it.
create function claim_schedule_round(asked text, new_owner text, lease_seconds numeric, every_seconds numeric) returns boolean language plpgsql as $$
begin
  insert into schedule_round (supplier) values (asked) on conflict do nothing;
  update schedule_round r set owner = new_owner, lease_until = clock_timestamp() + lease_seconds * interval '1 second'
  where r.supplier = asked and r.ended_at + every_seconds * interval '1 second' <= clock_timestamp() and r.lease_until <= clock_timestamp();
  return found;
end $$;

-- Keeps what a supplier says of a booking's flights, once: {transaction_id, agency_id, change_id, severity, learned_at,
-- answer_by, changes, params, outbox}. What was open before is superseded. Answers false where it is known already, or where
-- something is being done to the booking: it will be told again.
create function learn_schedule_change(item jsonb) returns boolean language plpgsql as $$
declare
  i record;
  b record;
begin
  select * into i from jsonb_to_record(item) as x (
    transaction_id text, agency_id text, change_id text, severity text, learned_at timestamptz, answer_by timestamptz, changes json,
    params jsonb, outbox jsonb);
  select o.status, o.version into b from booking o
  where o.transaction_id = i.transaction_id and o.agency_id = i.agency_id for update;
  if not found or b.status not in ('confirmed', 'part-cancelled', 'changed')
    or exists (select from schedule_change s where s.transaction_id = i.transaction_id and s.change_id = i.change_id) then
    return false;
  end if;
  update schedule_change s set answer = 'superseded', answered_at = clock_timestamp()
  where s.transaction_id = i.transaction_id and s.answer is null;
  insert into schedule_change (transaction_id, change_id, agency_id, learned_at, answer_by, severity, changes)
  values (i.transaction_id, i.change_id, i.agency_id, i.learned_at, i.answer_by, i.severity, i.changes);
  update booking o set version = o.version + 1 where o.transaction_id = i.transaction_id;
  insert into booking_event (transaction_id, version, at, code, params)
  values (i.transaction_id, b.version + 1, date_trunc('milliseconds', clock_timestamp()), 'schedule-changed', i.params);
  insert into outbox (kind, payload) select o ->> 'kind', o -> 'payload' from jsonb_array_elements(i.outbox) o;
  insert into audit (agency_id, operation, reference, detail)
  values (i.agency_id, 'flight.schedule-learned', i.transaction_id,
    jsonb_build_object('change', i.change_id, 'severity', i.severity, 'answerBy', i.answer_by));
  perform pg_notify('outbox', '');
  return true;
end $$;

-- An amendment that ends answers what was open, in its own commit.
create function answer_schedule_change() returns trigger language plpgsql as $$
declare
  answered text;
begin
  answered := case
    when new.kind = 'schedule-change' then case when new.plan #>> '{asks,kind}' = 'cancel' then 'refused' else 'accepted' end
    when new.kind = 'change' or exists (
      select from booking b where b.transaction_id = new.transaction_id and b.status = 'cancelled'
    ) then 'superseded'
  end;
  if answered is not null then
    update schedule_change s set answer = answered, answered_at = new.ended_at
    where s.transaction_id = new.transaction_id and s.answer is null;
  end if;
  return null;
end $$;
create trigger amendment_answers after update of state on amendment for each row
  when (new.state = 'done' and new.kind in ('schedule-change', 'change', 'cancel', 'no-show'))
  execute function answer_schedule_change();
