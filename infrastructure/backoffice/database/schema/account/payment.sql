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
  -- Of the charge tax, by the terms on the day it was begun.
  gst bigint not null check (gst >= 0 and gst <= charge),
  gateway text not null,
  -- The gateway's name of it and its page, once that is there.
  reference text,
  url text,
  begun_by text not null,
  begun_by_user_id text not null,
  language text not null check (language in ('en', 'fr', 'ar')),
  started_at timestamptz not null,
  ends_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'paid', 'failed', 'expired', 'withdrawn', 'differs')),
  -- When the gateway is asked about it next, while it is open.
  look_at timestamptz not null,
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
create index payment_open on payment (look_at) where state = 'open';

-- Of a payment that somebody else makes: the link by which it is opened, for whom and what for.
create table payment_link (
  agency_id text not null,
  payment_id text not null,
  -- Opens it. It lets one pay and no more, and its agency reads it again whenever it wants: so it is kept as it is.
  token text not null,
  made_at timestamptz not null,
  purpose text not null check (purpose in ('top-up', 'booking')),
  transaction_id text,
  note text not null,
  payer_name text not null,
  payer_email text not null,
  payer_phone text not null,
  payer_language text not null check (payer_language in ('en', 'fr', 'ar')),
  check ((purpose = 'booking') = (transaction_id is not null)),
  foreign key (agency_id, payment_id) references payment
);
create index payment_link_newest on payment_link (agency_id, made_at desc, payment_id);
alter table payment_link add primary key (agency_id, payment_id);
create unique index payment_link_token on payment_link (token, agency_id);

-- Messages of gateways that were worked on to their end: one sent again is not worked on again.
create table gateway_event (
  gateway text not null,
  event_id text not null,
  heard_at timestamptz not null
);
alter table gateway_event add primary key (gateway, event_id);
create index gateway_event_age on gateway_event (heard_at);
