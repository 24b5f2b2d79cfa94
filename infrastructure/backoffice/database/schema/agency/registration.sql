-- Registrations of agencies, what proves their addresses, and what people keep in their profiles.

create sequence agency_registration_number start 300001;

create table agency_registration (
  -- 'RG300001'.
  registration_id text primary key,
  -- Under which its sender asked for it, and what was asked: the same form is registered once.
  request_id text not null,
  digest text not null,
  -- Lower case.
  email text not null,
  company_name text not null,
  pan_number text not null,
  gst_number text not null,
  fields jsonb not null,
  language text not null,
  state text not null default 'received' check (state in ('received', 'approved', 'declined')),
  submitted_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  remarks text not null default '',
  check ((state = 'received') = (decided_at is null)),
  check ((state = 'received') = (decided_by is null)),
  unique (email, request_id)
);
-- One form of an address waits for an answer.
create unique index agency_registration_open on agency_registration (email) where state = 'received';
create index agency_registration_waiting on agency_registration (submitted_at, registration_id) where state = 'received';
create index agency_registration_state on agency_registration (state, submitted_at desc, registration_id);
create index agency_registration_newest on agency_registration (submitted_at desc, registration_id);
create index agency_registration_company on agency_registration (lower(company_name) text_pattern_ops);
create index agency_registration_email on agency_registration (email text_pattern_ops);
create index agency_registration_id on agency_registration (registration_id text_pattern_ops);
create index agency_registration_pan on agency_registration (pan_number);
create index agency_pan on agency (pan_number) where pan_number is not null;

create table registration_document (
  document_id text primary key,
  -- Whose proven address it came with.
  email text not null,
  paper text not null check (paper in ('pan', 'gst')),
  filename text not null,
  media_type text not null,
  bytes bytea not null,
  uploaded_at timestamptz not null,
  -- Null until the form is sent.
  registration_id text references agency_registration
);
-- Before the form is sent one document a paper: a later one takes its place.
create unique index registration_document_waiting on registration_document (email, paper) where registration_id is null;
create unique index registration_document_sent on registration_document (registration_id, paper) where registration_id is not null;
create index registration_document_stale on registration_document (uploaded_at) where registration_id is null;

create table otp (
  otp_id text primary key,
  channel text not null check (channel in ('email', 'mobile')),
  address text not null,
  language text not null,
  tries integer not null default 0,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index otp_over on otp (expires_at);

-- Text messages that were kept instead of sent.
create table text_outbox (
  message_id text primary key,
  recipient text not null,
  body text not null,
  language text not null,
  written_at timestamptz not null default clock_timestamp()
);
create index text_outbox_written on text_outbox (written_at desc, message_id);

-- What people keep in their profiles.
create table profile_master (
  agency_id text not null references agency,
  profile_id text not null,
  kind text not null check (kind in ('passport', 'visa', 'card', 'membership')),
  record_id text not null,
  -- What makes it the same one when it is saved again.
  same_key text not null,
  facts jsonb not null,
  -- Of a card: by which its keeper knows it. Its number is nowhere.
  token text check ((kind = 'card') = (token is not null)),
  saved_at timestamptz not null,
  primary key (agency_id, profile_id, kind, record_id),
  unique (agency_id, profile_id, kind, same_key)
);
