-- Who did what, and what is still to be done.

create table audit (
  audit_id bigint generated always as identity,
  at timestamptz not null default clock_timestamp(),
  -- Whose records were touched; '' where the deployment's.
  agency_id text not null default '',
  -- Who did it; the system where null.
  actor_user_id text,
  -- Who it was done for, where somebody acted for another: that person's id, or the agency's.
  on_behalf_of text,
  operation text not null,
  reference text,
  detail jsonb not null default '{}',
  primary key (agency_id, audit_id)
);
create index audit_agency on audit (agency_id, at);
-- Operators read over all agencies, and open one by its number.
create index audit_newest on audit (at desc, audit_id desc);
create index audit_number on audit (audit_id);
create trigger audit_stands before update or delete on audit for each row execute function refuse_change();
create trigger audit_stays before truncate on audit for each statement execute function refuse_change();

create table outbox (
  id bigint generated always as identity primary key,
  kind text not null,
  payload jsonb not null,
  written_at timestamptz not null default clock_timestamp(),
  -- When it may be taken; the process that takes it moves this ahead.
  available_at timestamptz not null default clock_timestamp(),
  -- The process that has taken it.
  owner text,
  attempts integer not null default 0,
  last_error text,
  done_at timestamptz
);
create index outbox_taken on outbox (owner) where done_at is null and owner is not null;
create index outbox_waiting on outbox (available_at) where done_at is null;
