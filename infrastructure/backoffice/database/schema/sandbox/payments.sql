-- What the trial gateway was asked to take, as its page shows it.

create table sandbox_payment (
  -- Nobody can guess it: it is the page's address.
  reference text primary key,
  payment_id text not null unique,
  method text not null,
  currency text not null,
  total bigint not null,
  payer text not null,
  language text not null,
  return_url text not null,
  ends_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'paid', 'failed', 'closed')),
  gateway_payment text,
  -- Of a link: what its payer reads. A refusal leaves it open.
  description text
);

-- Account numbers that it gave, and transfers that were made to them on its page.
create sequence sandbox_account_number start 100001;

create table sandbox_account (
  -- Nobody can guess it: it is the page's address.
  reference text primary key,
  agency_id text not null unique,
  account_number text not null,
  ifsc text not null,
  bank_name text not null,
  holder text not null,
  upi_id text not null
);

create table sandbox_transfer (
  gateway_payment text primary key,
  account text not null references sandbox_account,
  reference text not null,
  mode text not null,
  amount bigint not null check (amount > 0),
  payer_name text not null,
  payer_account text not null,
  sent_at timestamptz not null
);
create index sandbox_transfer_newest on sandbox_transfer (account, sent_at desc);
