-- Below which available amount an agency is notified, and when it last was.
create table balance_notice (
  agency_id text primary key,
  -- Minor units of the account's currency.
  below bigint not null check (below > 0),
  -- Of the mail.
  language text not null,
  -- When it was notified; null while as much is available.
  notified_at timestamptz(3)
);
