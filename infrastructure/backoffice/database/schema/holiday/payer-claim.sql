-- What is bought under a payer's PAN, where the tax that is collected goes by what they paid in a financial year.

create table holiday_payer_claim (
  agency_id text not null,
  -- The booking that came of it has the same.
  quote_id text not null,
  pan text not null,
  bought_on date not null,
  claimed_at timestamptz(3) not null,
  -- [{item, amount}], minor units with their currency.
  rooms jsonb not null
);
create index holiday_payer_year on holiday_payer_claim (agency_id, pan, bought_on);
alter table holiday_payer_claim add primary key (agency_id, quote_id, pan);
