-- What the sandbox keeps of its flights beside stock and orders.

-- The services of an order as they are now, [{ssrId, traveller, status}], where they are no longer as it was carried out.
create table sandbox_services (
  order_key text primary key,
  ssr json not null
);

-- Departures whose schedule was changed on demand, beside those that are computed.
create table sandbox_schedule (
  -- Local day of departure, days since 1970-01-01; flight as '6E2134'.
  day integer not null,
  flight text not null,
  what text not null check (what in ('moved', 'renumbered', 'cancelled')),
  -- Of what is moved: so much later.
  minutes integer not null default 0,
  reported_at timestamptz(3) not null,
  primary key (day, flight)
);

-- Directions of orders that are flown otherwise than they were sold.
create table sandbox_rebooked (
  order_key text not null,
  itinerary smallint not null,
  -- The legs that were sold, those flown now, and the state of the schedule that was agreed to.
  was text not null,
  legs text not null,
  change text not null,
  -- The direction as it is flown now, and its departures.
  flown json not null,
  places json not null,
  primary key (order_key, itinerary)
);
