-- The people who work for agencies, their sessions, and how often a login was tried.

create table app_user (
  user_id text primary key,
  agency_id text not null references agency,
  profile_id text not null unique,
  -- What is typed to log in; compared without regard to case.
  login text not null unique check (login = lower(login) and login <> ''),
  title text not null default '',
  first_name text not null,
  last_name text not null default '',
  email text not null default '',
  mobile text not null default '',
  system_role_id text not null,
  status text not null default 'active' check (status in ('active', 'inactive', 'suspended')),
  -- argon2id; null while there is no password, only a temporary secret or none.
  password_hash text,
  -- SHA-256 of a single-use secret made by chance.
  temporary_digest text,
  temporary_expires_at timestamptz,
  -- When a password was last set or a temporary secret used.
  credentials_changed_at timestamptz not null,
  created_at timestamptz not null,
  -- What the agency permits the person; its role's usual where null.
  permissions text[],
  -- What one sale, and one day, may charge the account; minor units of the agency's currency.
  limit_per_booking bigint check (limit_per_booking > 0),
  limit_per_day bigint check (limit_per_day > 0),
  -- Counts what those who manage staff changed.
  staff_version integer not null default 1,
  check ((temporary_digest is null) = (temporary_expires_at is null))
);
create index app_user_agency on app_user (agency_id);

-- Second factors. The secret is made from the salt and the deployment's key, and is nowhere.
create table second_factor (
  user_id text primary key references app_user on delete cascade,
  salt text not null,
  confirmed_at timestamptz,
  -- The last step of time whose code was spent: no code counts twice.
  last_step bigint,
  -- SHA-256 of recovery codes that are not spent.
  recovery text[] not null default '{}',
  check ((confirmed_at is null) = (last_step is null))
);

create table session (
  session_id text primary key,
  -- SHA-256 of the token; the token itself is nowhere.
  token_digest text not null unique,
  user_id text not null references app_user on delete cascade,
  -- Emulation: whose desk it is, while user_id is who sits at it.
  on_behalf_of_user_id text references app_user on delete cascade,
  must_change_password boolean not null default false,
  -- The temporary secret that opened it, for the change of password that must follow.
  temporary_digest text,
  started_at timestamptz not null,
  last_seen_at timestamptz not null,
  ends_at timestamptz not null,
  -- Where it was begun from: network address, and browser and system where they are known.
  address text not null default '',
  browser text,
  system text,
  -- Emulation: the session that it was begun from, and ends with.
  original_session_id text references session on delete cascade,
  -- Emulation in which nothing may be changed.
  read_only boolean not null default false,
  check ((on_behalf_of_user_id is null) = (original_session_id is null))
);
create index session_of_user on session (user_id);
create index session_of_original on session (original_session_id) where original_session_id is not null;
create index session_on_behalf on session (on_behalf_of_user_id) where on_behalf_of_user_id is not null;

-- Who sat at whose desk, when and why; what is known of both stays as it was then.
create table emulation (
  agency_id text not null references agency,
  -- That of its session, which may be gone.
  emulation_id text not null,
  actor_user_id text not null,
  actor_name text not null,
  actor_company text not null,
  emulated_user_id text not null,
  reason text not null,
  read_only boolean not null,
  began_at timestamptz not null,
  ends_at timestamptz not null,
  -- Those of its session, once that is gone.
  last_seen_at timestamptz,
  ended_at timestamptz,
  check ((last_seen_at is null) = (ended_at is null)),
  primary key (agency_id, emulation_id)
);
create index emulation_of_user on emulation (agency_id, emulated_user_id, began_at);
create trigger session_emulation_ends before delete on session for each row when (old.on_behalf_of_user_id is not null)
execute function note_emulation_end();

-- Who was added or changed under which request; the digest is over what was asked.
create table staff_request (
  agency_id text not null,
  request_id text not null,
  request_digest bytea not null,
  primary key (agency_id, request_id)
);

-- Tokens of single sign-on that were used, until they are over.
create table sign_on_token (
  token_digest text primary key,
  ends_at timestamptz not null
);
create index sign_on_token_ends on sign_on_token (ends_at);

create table attempt_limit (
  -- SHA-256 of what is limited: neither user ids nor addresses are kept.
  key_digest text primary key,
  attempts integer not null,
  blocked_until timestamptz not null,
  forget_at timestamptz not null
);
create index attempt_limit_forget on attempt_limit (forget_at);
