-- What becomes of the sandbox's orders once they are carried out.

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

-- The services of an order as they are now, [{ssrId, traveller, status}], where they are no longer as it was carried out.
create table sandbox_services (
  order_key text primary key,
  ssr jsonb not null
);
