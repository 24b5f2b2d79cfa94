-- Money that people of the house move by hand: proposed by one, decided by another.

create sequence adjustment_number start 700001;

create table adjustment (
  agency_id text not null references agency,
  -- 'AJ700001'.
  adjustment_id text not null,
  -- Under which it was proposed, and what was: the same adjustment is proposed once.
  request_id text not null,
  digest text not null,
  kind text not null,
  way text not null check (way in ('credit', 'debit')),
  currency text not null,
  -- Minor units.
  amount bigint not null check (amount > 0),
  reason text not null,
  proposed_by text not null,
  proposed_by_user_id text not null,
  proposed_at timestamptz not null,
  state text not null default 'proposed' check (state in ('proposed', 'approved', 'declined', 'reversed')),
  -- Of the last decision. Nobody decides on what they proposed.
  decided_by text,
  decided_by_user_id text check (decided_by_user_id <> proposed_by_user_id),
  decided_at timestamptz,
  remarks text not null default '',
  -- The entry that posted it.
  ledger_sequence bigint,
  check ((state = 'proposed') = (decided_at is null)),
  check ((decided_at is null) = (decided_by is null) and (decided_at is null) = (decided_by_user_id is null)),
  constraint adjustment_posted check ((state in ('approved', 'reversed')) = (ledger_sequence is not null))
);
create index adjustment_waiting on adjustment (proposed_at, adjustment_id) where state = 'proposed';
create index adjustment_newest on adjustment (proposed_at desc, adjustment_id);
alter table adjustment add primary key (agency_id, adjustment_id);
alter table adjustment add unique (agency_id, request_id);
-- An operator names an adjustment by its id alone.
create index adjustment_id_alone on adjustment (adjustment_id text_pattern_ops);
