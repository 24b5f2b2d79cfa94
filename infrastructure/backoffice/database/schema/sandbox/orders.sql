-- The order book of every sandbox supplier: keys and their outcome.

create table sandbox_order (
  order_key text primary key,
  product text not null,
  state text not null check (state in ('confirmed', 'refused')),
  -- Why it was refused, and the price that was then asked; of what was confirmed, its price.
  reason text,
  total bigint,
  currency text,
  -- What was sold, as a text of the product's.
  sold text,
  reference text,
  confirmation json,
  -- Of a hold.
  hold text check (hold in ('held', 'ticketed', 'over')),
  held_until timestamptz(3),
  -- How often it was amended.
  version integer not null default 0,
  made_at timestamptz(3) not null default now(),
  unique (product, reference)
);
create index sandbox_order_held on sandbox_order (product, held_until) where hold = 'held';

-- Who no longer has which item of an order, both by position.
create table sandbox_gone (
  order_key text not null,
  item smallint not null,
  traveller smallint not null,
  primary key (order_key, item, traveller)
);

create table sandbox_amendment (
  amendment_key text primary key,
  state text not null check (state in ('confirmed', 'refused')),
  reason text,
  total bigint,
  currency text,
  answer json,
  made_at timestamptz(3) not null default now()
);

-- Each value is a block of a thousand serial numbers for references and tickets, used by one process.
create sequence sandbox_serial_block;
