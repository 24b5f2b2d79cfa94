-- What belongs to the deployment as a whole: its configuration, its secrets, and the mail that no mail server took.

create table client_setting (
  key text primary key,
  value text not null,
  updated_at timestamptz not null
);

create table deployment_secret (
  name text primary key,
  value text not null,
  created_at timestamptz not null default now()
);

create table mail_outbox (
  mail_id text primary key,
  kind text not null,
  recipient text not null,
  subject text not null,
  body text not null,
  language text not null,
  written_at timestamptz not null default clock_timestamp(),
  -- {filename, mimeType, base64}
  attachment json
);
create index mail_outbox_written on mail_outbox (written_at desc, mail_id);

-- When a process last proved that what it writes is kept: one row, written by the process that is asked whether it is ready.
create table readiness (
  sole boolean primary key default true check (sole),
  proved_at timestamptz not null
);

-- Processes that hold leases, and when each last showed that it lives, in database time. One that is not here keeps its
-- leases until they end.
create table process_beat (
  owner text primary key,
  beat_at timestamptz not null,
  -- By how many seconds it has seen the database's clock jump, less what it came back by.
  clock_ahead integer not null default 0
);
