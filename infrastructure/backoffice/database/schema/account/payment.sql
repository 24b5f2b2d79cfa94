-- Payments that agencies began online, and their outcome. What arrived is a deposit.

create sequence payment_number start 500001;

create table payment (
  agency_id text not null references agency,
  -- 'PY500001'.
  payment_id text not null,
  -- Under which it was asked for, and what was asked: the same payment is begun once.
  request_id text not null,
  digest text not null,
  method text not null,
  currency text not null,
  -- Minor units: what is added to the balance, and what the gateway takes beside it.
  amount bigint not null check (amount > 0),
  charge bigint not null check (charge >= 0),
  gateway text not null,
  -- The gateway's name of it and its page, once that is there.
  reference text,
  url text,
  begun_by text not null,
  begun_by_user_id text not null,
  language text not null check (language in ('en', 'fr', 'ar')),
  started_at timestamptz not null,
  ends_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'paid', 'failed', 'expired', 'differs')),
  settled_at timestamptz,
  -- The gateway's own id of what arrived: one is credited once.
  gateway_payment text,
  deposit_id text,
  check ((reference is null) = (url is null)),
  check ((state = 'open') = (settled_at is null)),
  constraint payment_credited check ((state = 'paid') = (deposit_id is not null)),
  check (state not in ('paid', 'differs') or gateway_payment is not null)
);
alter table payment add primary key (agency_id, payment_id);
alter table payment add unique (agency_id, request_id);
alter table payment add unique (agency_id, gateway, gateway_payment);
alter table payment add foreign key (agency_id, deposit_id) references deposit;
-- A gateway names a payment by its own reference alone.
create index payment_reference on payment (gateway, reference);
create index payment_open on payment (started_at) where state = 'open';

-- Messages of gateways that were worked on to their end: one sent again is not worked on again.
create table gateway_event (
  gateway text not null,
  event_id text not null,
  heard_at timestamptz not null
);
alter table gateway_event add primary key (gateway, event_id);
create index gateway_event_age on gateway_event (heard_at);
