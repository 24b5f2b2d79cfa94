-- When a process last proved that what it writes is kept: one row, written by whoever is asked whether it is ready.
create table readiness (
  sole boolean primary key default true check (sole),
  proved_at timestamptz not null
);
