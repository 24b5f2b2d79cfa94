-- What every sandbox supplier sells, counted: each product has resources of its own, and all else it computes.

create table sandbox_stock (
  product text not null,
  -- Local day, days since 1970-01-01, on which a resource is used: a departure, a night.
  day integer not null,
  -- What is used: a flight as '6E2134', a hotel, a bus.
  resource text not null,
  -- What is counted of it: a cabin, a kind of room, a class of berths.
  kind text not null,
  -- For sale in all, as it was when the first was taken.
  units integer not null,
  taken integer not null default 0,
  primary key (product, day, resource, kind),
  constraint sandbox_stock_within check (taken between 0 and units)
) with (fillfactor = 50);

-- Units that have names and are an order's: seat '12A'.
create table sandbox_unit (
  product text not null,
  day integer not null,
  resource text not null,
  unit text not null,
  order_key text not null,
  -- The traveller, by position in the order.
  holder smallint not null,
  primary key (product, day, resource, unit)
);
create index sandbox_unit_order on sandbox_unit (order_key);
