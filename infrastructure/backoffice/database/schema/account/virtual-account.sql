-- Account numbers that are one agency's alone, and what arrived there: each transfer is placed once.

create table virtual_account (
  agency_id text not null references agency,
  gateway text not null,
  -- The gateway's own name of it.
  reference text not null,
  account_number text not null,
  ifsc text not null,
  bank_name text not null,
  holder text not null,
  upi_id text,
  -- In which the agency is notified.
  language text not null check (language in ('en', 'fr', 'ar')),
  opened_at timestamptz not null,
  -- When the gateway is asked next what arrived.
  look_at timestamptz not null
);
alter table virtual_account add primary key (agency_id, gateway);
create unique index virtual_account_reference on virtual_account (gateway, reference, agency_id);
create index virtual_account_look on virtual_account (gateway, look_at);

create table virtual_transfer (
  agency_id text not null references agency,
  gateway text not null,
  -- The gateway's own id of it.
  gateway_payment text not null,
  -- The bank's, in capitals without spaces.
  reference text not null,
  -- Minor units of the account's currency.
  amount bigint not null check (amount > 0),
  arrived_at timestamptz not null,
  place text not null check (place in ('credits', 'approves', 'matched', 'asks')),
  -- What it is, or what waits for a person to say so.
  deposit_id text not null,
  foreign key (agency_id, deposit_id) references deposit
);
create index virtual_transfer_deposit on virtual_transfer (agency_id, reference);
alter table virtual_transfer add primary key (agency_id, gateway, gateway_payment);
