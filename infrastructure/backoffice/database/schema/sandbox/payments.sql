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
  state text not null default 'open' check (state in ('open', 'paid', 'failed')),
  gateway_payment text
);
