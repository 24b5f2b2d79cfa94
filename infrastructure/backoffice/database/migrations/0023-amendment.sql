-- What is done to a booking after it was made: one amendment at a time, opened in one commit and ended in another; seats
-- held without paying; quotes of what a cancellation comes to.

alter table booking_event add column on_behalf_of text;

-- Which travellers no longer fly on which itineraries: [{traveller, item}], both by position from 0.
alter table booking add column gone jsonb;

-- Seats that a supplier keeps until a limit. A row for each booking that is held, also while it is being ticketed.
create table booking_hold (
  transaction_id text not null,
  agency_id text not null,
  until timestamptz(3) not null,
  currency text not null,
  -- What ticketing it would charge, minor units.
  needs bigint not null check (needs >= 0)
);
create index booking_hold_until on booking_hold (until);
create index booking_hold_agency on booking_hold (agency_id, until);
alter table booking_hold add primary key (transaction_id);

create table amendment (
  -- The supplier's idempotency key: the booking's id, a dot, and which amendment of the booking it is.
  amendment_id text not null,
  agency_id text not null,
  transaction_id text not null,
  kind text not null,
  state text not null check (state in ('requested', 'in-doubt', 'done', 'refused')),
  -- The booking's status when it began, and again if it is refused.
  before text not null,
  -- Claims the caller's request for good; null where nobody asked.
  request_id text,
  request_digest bytea,
  -- A quote yields at most one amendment.
  quote_id text,
  supplier text not null,
  currency text not null,
  -- Set aside while open, minor units.
  reserved bigint not null check (reserved >= 0),
  -- What is posted when it is done: lines `account|currency|amount`; null is nothing.
  entry_kind text,
  postings text,
  -- What the supplier is asked, and what the booking becomes. Kept as written.
  plan json not null,
  -- Why it was refused.
  refusal jsonb,
  ledger_sequence bigint,
  opened_at timestamptz(3) not null default date_trunc('milliseconds', clock_timestamp()),
  ended_at timestamptz(3),
  -- Who asked for it; the system where null.
  actor text,
  actor_user_id text,
  on_behalf_of text,
  -- Who works on it until when, in database time, and how often the supplier was asked what became of it.
  owner text,
  lease_until timestamptz not null,
  attempts integer not null default 0,
  check ((state in ('done', 'refused')) = (ended_at is not null)),
  check ((entry_kind is null) = (postings is null))
) with (fillfactor = 70);
create index amendment_booking on amendment (transaction_id);
create index amendment_refund on amendment (agency_id, opened_at desc, amendment_id) where entry_kind = 'refund';
create index amendment_due on amendment (lease_until) where state in ('requested', 'in-doubt');
create unique index amendment_one on amendment (transaction_id) where state in ('requested', 'in-doubt');
create unique index amendment_quoted on amendment (quote_id) where quote_id is not null;
create unique index amendment_request on amendment (request_id, agency_id) where request_id is not null;
alter table amendment add primary key (amendment_id);

-- What an amendment would come to, as it was shown, for a short time.
create table amendment_quote (
  quote_id text primary key,
  agency_id text not null,
  actor_user_id text not null,
  transaction_id text not null,
  -- Of the booking: one that has moved on is quoted afresh.
  version integer not null,
  expires_at timestamptz(3) not null,
  document json not null
);
create index amendment_quote_expires on amendment_quote (expires_at);

-- Opens an amendment: claims request and quote, checks that the booking is as it was looked at, sets aside what it may
-- cost, takes the lease, moves the booking to `amending`. Answers {outcome: 'opened' | 'repeated' | 'reused' | 'quote-used' |
-- 'moved' | 'no-booking' | 'too-low' | 'no-account', …}; a refused one leaves nothing.
-- Whoever writes here locks the account, then the booking, then the amendment.
create function open_amendment(item jsonb) returns jsonb language plpgsql as $$
declare
  i record;
  acc record;
  b record;
  known record;
  id text;
begin
  select * into i from jsonb_to_record(item) as x (
    agency_id text, transaction_id text, kind text, before text, version integer, request_id text, request_digest text, quote_id text,
    supplier text, currency text, reserved bigint, entry_kind text, postings text, plan json, actor text, actor_user_id text,
    on_behalf_of text, owner text, lease_seconds numeric);
  select a.currency, a.balance + a.credit_limit - a.reserved as spendable into acc
  from account a where a.agency_id = i.agency_id for update;
  if not found then
    return '{"outcome": "no-account"}';
  end if;
  if i.request_id is not null then
    select a.amendment_id, a.transaction_id, encode(a.request_digest, 'hex') as digest into known
    from amendment a where a.request_id = i.request_id and a.agency_id = i.agency_id;
    if found then
      return case when known.digest = i.request_digest
        then jsonb_build_object('outcome', 'repeated', 'amendment_id', known.amendment_id, 'transaction_id', known.transaction_id)
        else '{"outcome": "reused"}' end;
    end if;
    if exists (select from booking o where o.request_id = i.request_id and o.agency_id = i.agency_id) then
      return '{"outcome": "reused"}';
    end if;
  end if;
  select o.status, o.version into b from booking o where o.transaction_id = i.transaction_id and o.agency_id = i.agency_id for update;
  if not found then
    return '{"outcome": "no-booking"}';
  end if;
  if i.quote_id is not null and exists (select from amendment a where a.quote_id = i.quote_id) then
    return jsonb_build_object('outcome', 'quote-used', 'status', b.status);
  end if;
  if b.status <> i.before or b.version <> i.version then
    return jsonb_build_object('outcome', 'moved', 'status', b.status);
  end if;
  if acc.currency <> i.currency then
    raise exception 'The account of % is in %, not %', i.agency_id, acc.currency, i.currency;
  end if;
  if i.reserved > 0 and i.reserved > acc.spendable then
    return jsonb_build_object('outcome', 'too-low', 'needed', i.reserved, 'available', acc.spendable);
  end if;

  select i.transaction_id || '.' || (count(*) + 1) into id from amendment a where a.transaction_id = i.transaction_id;
  insert into amendment (amendment_id, agency_id, transaction_id, kind, state, before, request_id, request_digest, quote_id, supplier,
    currency, reserved, entry_kind, postings, plan, actor, actor_user_id, on_behalf_of, owner, lease_until)
  values (id, i.agency_id, i.transaction_id, i.kind, 'requested', i.before, i.request_id, decode(i.request_digest, 'hex'), i.quote_id,
    i.supplier, i.currency, i.reserved, i.entry_kind, i.postings, i.plan, i.actor, i.actor_user_id, i.on_behalf_of, i.owner,
    clock_timestamp() + i.lease_seconds * interval '1 second');
  update booking o set status = 'amending', version = o.version + 1 where o.transaction_id = i.transaction_id;
  insert into booking_event (transaction_id, version, at, code, params, actor, on_behalf_of)
  values (i.transaction_id, i.version + 1, date_trunc('milliseconds', clock_timestamp()), 'amending',
    jsonb_build_object('kind', i.kind), i.actor, i.on_behalf_of);
  if i.reserved > 0 then
    update account a set reserved = a.reserved + i.reserved where a.agency_id = i.agency_id;
    perform pg_notify('account', i.agency_id);
  end if;
  return jsonb_build_object('outcome', 'opened', 'amendment_id', id, 'version', i.version + 1);
end $$;

-- Moves an amendment on, where the one who asks holds its lease and the booking is at the version it was prepared for:
-- {amendment_id, agency_id, transaction_id, owner, version, to: 'done' | 'refused' | 'in-doubt', booking, …}. Done writes the
-- ledger entry, captures the reserve, brings the booking up to date and fills the outbox; refused releases the reserve and
-- gives the booking its status back; in-doubt keeps both and gives the lease back, to be taken again after
-- `again_seconds`. Which moves exist is the caller's to know. Answers {outcome: 'done', sequence} or {outcome: 'late'}.
create function finish_amendment(item jsonb) returns jsonb language plpgsql as $$
declare
  i record;
  b record;
  a amendment;
  entry bigint;
  now_at constant timestamptz(3) := date_trunc('milliseconds', clock_timestamp());
begin
  select * into i from jsonb_to_record(item) as x (
    amendment_id text, agency_id text, transaction_id text, owner text, version integer, "to" text, booking text, narration text,
    pnr text, tickets jsonb, gone jsonb, document json, words text[], code text, params jsonb, refusal jsonb, outbox jsonb,
    again_seconds double precision);
  perform from account o where o.agency_id = i.agency_id for update;
  select o.version, o.words into b from booking o where o.transaction_id = i.transaction_id and o.agency_id = i.agency_id for update;
  select * into a from amendment o where o.amendment_id = i.amendment_id and o.transaction_id = i.transaction_id for update;
  if a.owner is distinct from i.owner or a.owner is null or a.state not in ('requested', 'in-doubt') or b.version is distinct from i.version then
    return '{"outcome": "late"}';
  end if;

  if i."to" = 'done' and a.entry_kind is not null then
    entry := (ledger_write(jsonb_build_array(jsonb_build_object('agency_id', a.agency_id, 'kind', a.entry_kind,
      'reference', a.transaction_id, 'narration', i.narration, 'postings', a.postings, 'release', a.reserved))) -> 0 ->> 'sequence')::bigint;
  elsif i."to" <> 'in-doubt' and a.reserved > 0 then
    update account o set reserved = o.reserved - a.reserved where o.agency_id = a.agency_id;
  end if;
  if i."to" <> 'in-doubt' and (a.entry_kind is not null or a.reserved > 0) then
    perform pg_notify('account', a.agency_id);
  end if;

  update booking o
  set status = i.booking, version = o.version + 1, pnr = coalesce(i.pnr, o.pnr), tickets = coalesce(i.tickets, o.tickets),
      gone = coalesce(i.gone, o.gone), document = coalesce(i.document, o.document),
      ledger_sequence = case when a.entry_kind = 'booking' then coalesce(o.ledger_sequence, entry) else o.ledger_sequence end
  where o.transaction_id = i.transaction_id;
  update amendment o
  set state = i."to", refusal = i.refusal, ledger_sequence = entry, owner = null,
      ended_at = case when i."to" = 'in-doubt' then null else now_at end,
      lease_until = case when i."to" = 'in-doubt' then clock_timestamp() + i.again_seconds * interval '1 second' else o.lease_until end
  where o.amendment_id = i.amendment_id;
  insert into booking_event (transaction_id, version, at, code, params, actor, on_behalf_of)
  values (i.transaction_id, i.version + 1, now_at, i.code, i.params, a.actor, a.on_behalf_of);
  if i.words is not null then
    update booking_search s set lexemes = s.lexemes || array_to_tsvector(i.words) where s.transaction_id = i.transaction_id;
  end if;
  if i."to" = 'done' and a.before = 'held' then
    delete from booking_hold h where h.transaction_id = i.transaction_id;
  end if;
  if i.outbox is not null then
    insert into outbox (kind, payload) select o ->> 'kind', o -> 'payload' from jsonb_array_elements(i.outbox) o;
    perform pg_notify('outbox', '');
  end if;
  insert into audit (agency_id, actor_user_id, on_behalf_of, operation, reference, detail)
  values (a.agency_id, a.actor_user_id, a.on_behalf_of, 'flight.' || a.kind, a.transaction_id,
    jsonb_strip_nulls(jsonb_build_object('amendment', a.amendment_id, 'state', i."to", 'status', i.booking, 'reserved', a.reserved,
      'currency', a.currency, 'entry', entry, 'by', i.owner)));
  return jsonb_strip_nulls(jsonb_build_object('outcome', 'done', 'sequence', entry));
end $$;

-- Takes amendments whose lease has run out, each for one owner.
create function claim_amendments(new_owner text, lease_seconds numeric, most integer) returns setof text language sql as $$
  with free as (
    select a.amendment_id from amendment a
    where a.state in ('requested', 'in-doubt') and a.lease_until <= clock_timestamp()
    order by a.lease_until limit most for update skip locked
  )
  update amendment a
  set owner = new_owner, lease_until = clock_timestamp() + lease_seconds * interval '1 second', attempts = a.attempts + 1
  from free where a.amendment_id = free.amendment_id
  returning a.amendment_id
$$;
