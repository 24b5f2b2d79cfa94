-- What the sandbox flight supplier keeps: seats it has sold and orders it has answered. All else it computes.

create table sandbox_sold (
  -- Local day of departure, days since 1970-01-01; flight as '6E2134'.
  day integer not null,
  flight text not null,
  cabin text not null,
  -- Seats for sale in all, as the timetable gave them when the first was sold.
  seats integer not null,
  sold integer not null default 0,
  primary key (day, flight, cabin),
  constraint sandbox_sold_within check (sold between 0 and seats)
) with (fillfactor = 50);

-- Each value is a block of a thousand serial numbers for record locators and tickets, used by one process.
create sequence sandbox_serial_block;

create table sandbox_order (
  order_key text primary key,
  state text not null check (state in ('confirmed', 'refused')),
  -- Why it was refused, and the fare that was then asked.
  reason text,
  total bigint,
  currency text,
  fare_key text,
  pnr text unique,
  confirmation json,
  made_at timestamptz(3) not null default now()
);

create table sandbox_seat (
  -- Local day of departure, days since 1970-01-01; flight as '6E2134', seat as '12A'.
  day integer not null,
  flight text not null,
  seat text not null,
  order_key text not null,
  -- Position in the order.
  traveller smallint not null,
  primary key (day, flight, seat)
);
create index sandbox_seat_order on sandbox_seat (order_key);
