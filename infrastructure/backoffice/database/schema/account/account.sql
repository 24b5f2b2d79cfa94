-- An agency's account and its ledger: double entry, append-only, one gapless chain an agency. The database itself refuses an
-- entry that does not balance, and any change of one that stands.

create table account (
  agency_id text primary key check (position(E'\n' in agency_id) = 0 and position('|' in agency_id) = 0),
  currency text not null,
  -- Minor units. What the agency has is positive, what it owes negative.
  balance bigint not null default 0,
  credit_limit bigint not null default 0 check (credit_limit >= 0),
  -- On top of the limit until that moment; and when what is owed has to be paid. See credit_now.
  credit_extra bigint not null default 0 check (credit_extra >= 0),
  credit_extra_ends timestamptz check ((credit_extra = 0) = (credit_extra_ends is null)),
  credit_due_ends timestamptz,
  -- Set aside for bookings in progress.
  reserved bigint not null default 0 check (reserved >= 0),
  -- Where the chain ends. An entry is added under this row's lock.
  head_sequence bigint not null default 0,
  head_digest bytea not null default decode(repeat('00', 32), 'hex'),
  head_at timestamptz(3) not null default '-infinity',
  -- The signature of that place, by a key that is not in the database; see head_seal.
  head_seal bytea
) with (fillfactor = 50);

create table journal_entry (
  agency_id text not null,
  sequence bigint not null check (sequence > 0),
  at timestamptz(3) not null,
  kind text not null,
  reference text not null check (position(E'\n' in reference) = 0),
  -- Kept as written: the digest is over this very text.
  narration json not null,
  -- What the entry does to the balance, and the balance after it.
  amount bigint not null,
  balance bigint not null,
  lines smallint not null check (lines >= 2),
  digest bytea not null
);
create index journal_entry_at on journal_entry (agency_id, at, sequence);
create index journal_entry_reference on journal_entry (agency_id, reference);
-- Of indexes that look equally good, as all do on a small table, the planner takes the last made: so this comes last.
alter table journal_entry add primary key (agency_id, sequence);
create trigger journal_entry_stands before update or delete on journal_entry for each row execute function refuse_change();
create trigger journal_entry_stays before truncate on journal_entry for each statement execute function refuse_change();
create trigger journal_entry_balances after insert on journal_entry
  referencing new table as added for each statement execute function refuse_unbalanced_entry();

create table posting (
  agency_id text not null,
  sequence bigint not null,
  line smallint not null,
  ledger_account text not null,
  currency text not null,
  amount bigint not null,
  primary key (agency_id, sequence, line)
);
create trigger posting_stands before update or delete on posting for each row execute function refuse_change();
create trigger posting_stays before truncate on posting for each statement execute function refuse_change();
create trigger posting_is_whole after insert on posting
  referencing new table as added for each statement execute function refuse_partial_posting();
create constraint trigger posting_has_entry after insert on posting deferrable initially deferred
  for each row when (new.line = 1) execute function refuse_stray_posting();
