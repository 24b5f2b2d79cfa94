-- Agencies and the travellers they have saved.

create table agency (
  agency_id text primary key,
  -- What agents call themselves on the phone: 'AGT10482'.
  agent_id text not null unique,
  company_name text not null,
  address text not null default '',
  city text not null default '',
  state text not null default '',
  pincode text not null default '',
  country text not null,
  phone text not null default '',
  email text not null default '',
  gst_number text,
  pan_number text,
  currency text not null,
  status text not null default 'active' check (status in ('active', 'inactive', 'suspended')),
  created_at timestamptz not null,
  -- Why it is blocked; its people read it at their next login.
  note text not null default '',
  -- Counts changes of credit and standing.
  version integer not null default 1,
  -- Of one that an operator made: under which request, and what was asked.
  request_id text unique,
  request_digest bytea,
  -- How it pays tax on its own service: on the fee, or by CGST Rule 32(3) on a share of the basic fare.
  gst_scheme text not null default 'rule-32-3' check (gst_scheme in ('rule-32-3', 'service-fee'))
);
create index agency_name on agency (lower(company_name) text_pattern_ops, agency_id);
create index agency_mail on agency (lower(email) text_pattern_ops);

create table saved_traveller (
  agency_id text not null references agency,
  saved_id text not null,
  -- Name and date of birth in one spelling: the same person is saved once.
  person_key text not null,
  -- The person of a company who keeps it; empty of the agency's own people.
  kept_by text not null default '',
  first_name text not null,
  last_name text not null,
  traveller jsonb not null,
  email text,
  contact_number text,
  tour_code text,
  deal_code text,
  endorsement_code text,
  saved_at timestamptz not null,
  -- The rest of the traveller record.
  more jsonb not null default '{}',
  unique (agency_id, kept_by, person_key),
  primary key (agency_id, saved_id)
);
-- GST details of those whom the agency books for; one record a number.
create table gst_profile (
  agency_id text not null references agency,
  record_id text not null,
  number text not null,
  -- The person of a company who keeps it; empty of the agency's own people.
  kept_by text not null default '',
  details jsonb not null,
  saved_at timestamptz not null,
  unique (agency_id, kept_by, number),
  primary key (agency_id, record_id)
);

create index saved_traveller_name on saved_traveller (agency_id, first_name, last_name, saved_id);
create index saved_traveller_first_last
  on saved_traveller (agency_id, lower(first_name || ' ' || last_name) text_pattern_ops);
create index saved_traveller_last_first
  on saved_traveller (agency_id, lower(last_name || ' ' || first_name) text_pattern_ops);
