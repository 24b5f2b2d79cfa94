-- The sandbox's railway: who has which berth, who shares one and who waits, a row for each pool of berths of a class of a departure.

create table sandbox_rail_pool (
  train text not null,
  -- The day on which the train leaves its first stop.
  began date not null,
  class text not null,
  pool text not null,
  -- As `domain/train/berths/pool.ts` has it, with the moments at which strangers among them give up.
  state json not null,
  -- When something moves in it next by itself; null once the chart is made.
  moves_at timestamptz(3),
  primary key (train, began, class, pool)
) with (fillfactor = 50);
create index sandbox_rail_pool_moves on sandbox_rail_pool (moves_at) where moves_at is not null;
