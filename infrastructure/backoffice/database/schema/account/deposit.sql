-- Money that agencies paid in at a bank, with the slips that show it, and what was decided.

create sequence deposit_number start 300001;

create table deposit (
  agency_id text not null references agency,
  -- 'DP300001'.
  deposit_id text not null,
  -- Under which it was asked for, and what was asked: the same deposit is asked for once.
  request_id text not null,
  digest text not null,
  -- In capitals without spaces.
  reference text not null,
  currency text not null,
  -- Minor units.
  amount bigint not null check (amount > 0),
  -- The amount, its currency and the reference stand above alone.
  fields jsonb not null,
  asked_by text not null,
  asked_by_user_id text not null,
  -- In which the agency is notified of the decision.
  language text not null check (language in ('en', 'fr', 'ar')),
  asked_at timestamptz not null,
  state text not null default 'asked' check (state in ('asked', 'approved', 'declined', 'reversed')),
  -- Of the last decision. Nobody decides on what they asked for.
  decided_by text,
  decided_by_user_id text check (decided_by_user_id <> asked_by_user_id),
  decided_at timestamptz,
  approved_amount bigint check (approved_amount > 0),
  approved_on date,
  -- The entry that credited it.
  ledger_sequence bigint,
  remarks text not null default '',
  check ((state = 'asked') = (decided_at is null)),
  check ((decided_at is null) = (decided_by is null) and (decided_at is null) = (decided_by_user_id is null)),
  constraint deposit_credited check ((state in ('approved', 'reversed')) = (ledger_sequence is not null)),
  check ((ledger_sequence is null) = (approved_amount is null) and (ledger_sequence is null) = (approved_on is null))
);
create index deposit_agency on deposit (agency_id, asked_at desc, deposit_id);
create index deposit_waiting on deposit (asked_at, deposit_id) where state = 'asked';
create index deposit_newest on deposit (asked_at desc, deposit_id);
create index deposit_reference on deposit (reference text_pattern_ops);
alter table deposit add primary key (agency_id, deposit_id);
alter table deposit add unique (agency_id, request_id);
-- An operator names a deposit by its id alone.
create index deposit_id_alone on deposit (deposit_id text_pattern_ops);

create table deposit_slip (
  agency_id text not null references agency,
  slip_id text not null,
  filename text not null,
  media_type text not null,
  bytes bytea not null,
  uploaded_at timestamptz not null,
  -- Null until the deposit is asked for.
  deposit_id text,
  foreign key (agency_id, deposit_id) references deposit
);
create index deposit_slip_stale on deposit_slip (uploaded_at) where deposit_id is null;
alter table deposit_slip add primary key (agency_id, slip_id);
create unique index deposit_slip_sent on deposit_slip (agency_id, deposit_id) where deposit_id is not null;
