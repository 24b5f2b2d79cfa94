-- Points of the travel-rewards programme. They follow the ledger: what an agency earned is read from its entries, in their order, up to
-- `read_to`, under the lock of its row.
create table reward_account (
  agency_id text primary key,
  read_to bigint not null default 0,
  -- Points that were taken back and were not there any more.
  owed bigint not null default 0 check (owed >= 0)
);

create sequence reward_number start 700001;

create table reward_movement (
  agency_id text not null,
  -- The agency's own gapless count.
  number bigint not null,
  at timestamptz(3) not null,
  move text not null check (move in ('earned', 'taken-back', 'spent', 'returned', 'expired')),
  points bigint not null,
  -- A booking's id; of a spending and its return 'RW700001'.
  reference text not null,
  -- The entry that it came by, or that it made.
  ledger_sequence bigint,
  -- Of a spending and its return: minor units.
  amount bigint,
  -- Of earned ones: how many are left, and the last day on which they may be spent.
  left_points bigint check (left_points >= 0),
  until date,
  -- Of a spending: how many of which lot.
  parts json,
  request_id text,
  check ((move = 'earned') = (left_points is not null)),
  check ((move = 'spent') = (parts is not null) and (move = 'spent') = (request_id is not null))
);
create index reward_lots on reward_movement (agency_id, number) where left_points > 0;
alter table reward_movement add primary key (agency_id, number);
alter table reward_movement add unique (agency_id, request_id);
-- A spending is returned once.
create unique index reward_returned on reward_movement (agency_id, reference) where move = 'returned';
