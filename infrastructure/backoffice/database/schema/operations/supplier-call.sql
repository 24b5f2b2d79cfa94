-- Calls of suppliers, counted by stretches of five minutes; every process adds its own.
create table supplier_call (
  at timestamptz(3) not null,
  product text not null,
  supplier text not null,
  calls integer not null,
  -- Of them those that were answered, be it with a no.
  answered integer not null,
  -- How many answers were of each class of duration, the fastest first.
  durations integer[] not null,
  primary key (at, product, supplier)
) with (fillfactor = 50);
