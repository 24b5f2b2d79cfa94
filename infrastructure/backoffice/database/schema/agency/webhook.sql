-- Where agencies' own programs are notified, and what is delivered to them. The secrets of endpoints are nowhere: they are made from
-- the deployment's key.

create table webhook_endpoint (
  agency_id text not null references agency,
  endpoint_id text not null,
  url text not null,
  kinds text[] not null check (cardinality(kinds) > 0),
  -- Under which it was added: the same endpoint is added once.
  request_id text not null,
  added_at timestamptz not null,
  primary key (agency_id, endpoint_id),
  unique (agency_id, url),
  unique (agency_id, request_id)
);

create table webhook_delivery (
  agency_id text not null,
  -- Of the event and the endpoint: one event goes to an endpoint once.
  delivery_id text not null,
  endpoint_id text not null,
  event_id text not null,
  kind text not null,
  -- As it is sent at every try.
  body text not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  raised_at timestamptz not null,
  tries integer not null default 0,
  -- The last try, and what it came to.
  tried_at timestamptz,
  status integer,
  trouble text,
  primary key (agency_id, delivery_id),
  foreign key (agency_id, endpoint_id) references webhook_endpoint on delete cascade,
  check ((tries = 0) = (tried_at is null))
);
create index webhook_delivery_newest on webhook_delivery (agency_id, raised_at desc, delivery_id);
-- An elevated user's: over all agencies.
create index webhook_delivery_all on webhook_delivery (state, raised_at desc, delivery_id);
create index webhook_delivery_id on webhook_delivery (delivery_id);
create index webhook_delivery_endpoint on webhook_delivery (agency_id, endpoint_id);
