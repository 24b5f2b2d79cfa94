-- An agency's account and its ledger: double entry, append-only, one gapless chain an agency.

create table account (
  agency_id text primary key check (position(E'\n' in agency_id) = 0 and position('|' in agency_id) = 0),
  currency text not null,
  -- Minor units. Money in hand is positive, owed negative.
  balance bigint not null default 0,
  credit_limit bigint not null default 0 check (credit_limit >= 0),
  -- Set aside for bookings in progress.
  reserved bigint not null default 0 check (reserved >= 0),
  -- Where the chain ends. Whoever adds an entry holds this row's lock.
  head_sequence bigint not null default 0,
  head_digest bytea not null default decode(repeat('00', 32), 'hex'),
  head_at timestamptz(3) not null default '-infinity'
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

create table posting (
  agency_id text not null,
  sequence bigint not null,
  line smallint not null,
  ledger_account text not null,
  currency text not null,
  amount bigint not null,
  primary key (agency_id, sequence, line)
);

-- The database itself refuses an entry that does not balance, and any change of one that stands.

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% of % is refused: it is append-only', tg_op, tg_table_name using errcode = 'integrity_constraint_violation';
end $$;

create trigger journal_entry_stands before update or delete on journal_entry for each row execute function refuse_change();
create trigger journal_entry_stays before truncate on journal_entry for each statement execute function refuse_change();
create trigger posting_stands before update or delete on posting for each row execute function refuse_change();
create trigger posting_stays before truncate on posting for each statement execute function refuse_change();

-- Postings come before their entry, in the same transaction, and all at once, the first with them: so an entry that stands,
-- which has a first, takes no more of them.
create function refuse_partial_posting() returns trigger language plpgsql as $$
begin
  if exists (select from added group by agency_id, sequence having min(line) <> 1) then
    raise exception 'Postings of an entry come all at once' using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;

create trigger posting_is_whole after insert on posting
  referencing new table as added for each statement execute function refuse_partial_posting();

create function refuse_stray_posting() returns trigger language plpgsql as $$
begin
  if not exists (select from journal_entry where agency_id = new.agency_id and sequence = new.sequence) then
    raise exception 'Postings without an entry' using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;

create constraint trigger posting_has_entry after insert on posting deferrable initially deferred
  for each row when (new.line = 1) execute function refuse_stray_posting();

create function refuse_unbalanced_entry() returns trigger language plpgsql as $$
declare
  bad record;
begin
  with sums as (
    select agency_id, sequence, p.currency, sum(p.amount) as total, count(*) as lines,
           sum(p.amount) filter (where p.line = 1 and p.ledger_account = 'agency:' || agency_id) as own
    from added join posting p using (agency_id, sequence)
    group by agency_id, sequence, p.currency
  )
  select e.agency_id, e.sequence into bad
  from added e left join sums s using (agency_id, sequence)
  group by e.agency_id, e.sequence, e.amount, e.lines
  having bool_or(s.total <> 0) or sum(s.lines) is distinct from e.lines or max(s.own) is distinct from e.amount
  limit 1;
  if found then
    raise exception 'Entry % of % does not balance', bad.sequence, bad.agency_id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;

create trigger journal_entry_balances after insert on journal_entry
  referencing new table as added for each statement execute function refuse_unbalanced_entry();

-- Adds entries to chains whose accounts the caller has locked. Each: agency_id, kind, reference, narration (JSON as
-- text), postings (lines `account|currency|amount`, the agency's own first), release (what it frees of the reserve), at
-- (where it is to be earlier than now, which a chain allows only from its last entry on). Answers, in the order given,
-- {agency_id, sequence, at, balance}.
create function ledger_write(entries jsonb) returns jsonb language plpgsql as $$
declare
  now_at constant timestamptz(3) := date_trunc('milliseconds', clock_timestamp());
  e record;
  agency text;
  seq bigint;
  held bigint;
  freed bigint;
  head bytea;
  head_at timestamptz(3);
  own bigint;
  agencies text[] := '{}';
  ends bigint[] := '{}';
  balances_at_end bigint[] := '{}';
  releases bigint[] := '{}';
  heads bytea[] := '{}';
  heads_at timestamptz[] := '{}';
  places bigint[] := '{}';
  of_agency text[] := '{}';
  sequences bigint[] := '{}';
  ats timestamptz[] := '{}';
  kinds text[] := '{}';
  refs text[] := '{}';
  narrations text[] := '{}';
  texts text[] := '{}';
  amounts bigint[] := '{}';
  balances bigint[] := '{}';
  digests bytea[] := '{}';
  answer jsonb;
begin
  for e in
    select i.agency_id, i.kind, i.reference, i.narration, i.postings, coalesce(i.release, 0) as release, i.at, i.place,
           a.balance, a.head_sequence, a.head_digest, a.head_at
    from rows from (jsonb_to_recordset(entries) as (
           agency_id text, kind text, reference text, narration text, postings text, release bigint, at timestamptz
         )) with ordinality as i (agency_id, kind, reference, narration, postings, release, at, place)
    left join account a using (agency_id)
    order by i.agency_id, i.place
  loop
    if agency is distinct from e.agency_id then
      if agency is not null then
        agencies := agencies || agency; ends := ends || seq; balances_at_end := balances_at_end || held;
        releases := releases || freed; heads := heads || head; heads_at := heads_at || head_at;
      end if;
      if e.head_sequence is null then
        raise exception 'Agency % has no account', e.agency_id;
      end if;
      agency := e.agency_id; seq := e.head_sequence; held := e.balance; head := e.head_digest; head_at := e.head_at; freed := 0;
    end if;
    seq := seq + 1;
    own := split_part(split_part(e.postings, E'\n', 1), '|', 3)::bigint;
    held := held + own;
    freed := freed + e.release;
    head_at := greatest(coalesce(e.at, now_at), head_at);
    head := sha256(convert_to(concat_ws(E'\n', 'farelane-ledger-1', encode(head, 'hex'), agency, seq,
      to_char(head_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), e.kind, e.reference, e.narration, held, e.postings), 'UTF8'));
    places := places || e.place; of_agency := of_agency || agency; sequences := sequences || seq; ats := ats || head_at;
    kinds := kinds || e.kind; refs := refs || e.reference; narrations := narrations || e.narration; texts := texts || e.postings;
    amounts := amounts || own; balances := balances || held; digests := digests || head;
  end loop;
  if agency is null then
    return '[]';
  end if;
  agencies := agencies || agency; ends := ends || seq; balances_at_end := balances_at_end || held;
  releases := releases || freed; heads := heads || head; heads_at := heads_at || head_at;

  insert into posting (agency_id, sequence, line, ledger_account, currency, amount)
  select t.agency_id, t.sequence, l.line, split_part(l.text, '|', 1), split_part(l.text, '|', 2), split_part(l.text, '|', 3)::bigint
  from unnest(of_agency, sequences, texts) as t (agency_id, sequence, text),
       string_to_table(t.text, E'\n') with ordinality as l (text, line);

  insert into journal_entry (agency_id, sequence, at, kind, reference, narration, amount, balance, lines, digest)
  select t.agency_id, t.sequence, t.at, t.kind, t.reference, t.narration::json, t.amount, t.balance,
         array_length(string_to_array(t.text, E'\n'), 1), t.digest
  from unnest(of_agency, sequences, ats, kinds, refs, narrations, texts, amounts, balances, digests)
    as t (agency_id, sequence, at, kind, reference, narration, text, amount, balance, digest);

  update account a
  set balance = n.balance, reserved = a.reserved - n.release, head_sequence = n.sequence, head_digest = n.digest, head_at = n.at
  from unnest(agencies, ends, balances_at_end, releases, heads, heads_at) as n (agency_id, sequence, balance, release, digest, at)
  where a.agency_id = n.agency_id;

  select jsonb_agg(jsonb_build_object('agency_id', t.agency_id, 'sequence', t.sequence, 'balance', t.balance, 'at',
           to_char(t.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by t.place) into answer
  from unnest(places, of_agency, sequences, balances, ats) as t (place, agency_id, sequence, balance, at);
  return answer;
end $$;

-- Money that moves without a booking: deposits, corrections. Each: as for ledger_write, and once (an entry of this kind
-- and reference is not made a second time), spending (refused where it would make spendable negative). Answers, in the
-- order given, {outcome: 'posted' | 'stands' | 'too-low' | 'no-account', sequence, balance, at, available}.
create function post_entries(items jsonb) returns jsonb language plpgsql as $$
declare
  item jsonb;
  acc account;
  stands journal_entry;
  answers jsonb := '[]';
  written jsonb;
begin
  perform from account where agency_id in (select i ->> 'agency_id' from jsonb_array_elements(items) i) order by agency_id for update;
  for item in select i from jsonb_array_elements(items) i loop
    select * into acc from account where agency_id = item ->> 'agency_id';
    if not found then
      answers := answers || jsonb_build_object('outcome', 'no-account');
      continue;
    end if;
    if (item ->> 'once')::boolean then
      select * into stands from journal_entry
      where agency_id = acc.agency_id and reference = item ->> 'reference' and kind = item ->> 'kind' order by sequence limit 1;
      if found then
        answers := answers || jsonb_build_object('outcome', 'stands', 'sequence', stands.sequence, 'balance', stands.balance,
          'at', to_char(stands.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'));
        continue;
      end if;
    end if;
    if (item ->> 'spending')::boolean
       and acc.balance + acc.credit_limit - acc.reserved + split_part(split_part(item ->> 'postings', E'\n', 1), '|', 3)::bigint < 0 then
      answers := answers || jsonb_build_object('outcome', 'too-low', 'available', acc.balance + acc.credit_limit - acc.reserved);
      continue;
    end if;
    written := ledger_write(jsonb_build_array(item));
    perform pg_notify('account', acc.agency_id);
    answers := answers || (written -> 0 || '{"outcome": "posted"}');
  end loop;
  return answers;
end $$;
