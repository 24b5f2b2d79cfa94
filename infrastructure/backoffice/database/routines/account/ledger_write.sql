-- Adds entries to chains whose accounts the caller has locked. Each: agency_id, kind, reference, narration (JSON as
-- text), postings (lines `account|currency|amount`, the agency's own first), release (what it frees of the reserve), at
-- (where it is to be earlier than now, which a chain allows only from its last entry on). Answers, in the order given,
-- {agency_id, sequence, at, balance}. The new end is signed where the one before was: what was cut off is not signed over.
create or replace function ledger_write(entries jsonb) returns jsonb language plpgsql as $$
declare
  now_at constant timestamptz(3) := moment_of_record();
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
  seal bytea;
  is_sound boolean;
  seals bytea[] := '{}';
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
           a.balance, a.head_sequence, a.head_digest, a.head_at, a.head_seal
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
        seals := array_append(seals, case when is_sound then head_seal(agency, seq, head) else seal end);
      end if;
      if e.head_sequence is null then
        raise exception 'Agency % has no account', e.agency_id;
      end if;
      agency := e.agency_id; seq := e.head_sequence; held := e.balance; head := e.head_digest; head_at := e.head_at; freed := 0;
      seal := e.head_seal; is_sound := seal is not distinct from head_seal(agency, seq, head);
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
  seals := array_append(seals, case when is_sound then head_seal(agency, seq, head) else seal end);

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
  set balance = n.balance, reserved = a.reserved - n.release, head_sequence = n.sequence, head_digest = n.digest, head_at = n.at,
      head_seal = n.seal
  from unnest(agencies, ends, balances_at_end, releases, heads, heads_at, seals) as n (agency_id, sequence, balance, release, digest, at, seal)
  where a.agency_id = n.agency_id;

  select jsonb_agg(jsonb_build_object('agency_id', t.agency_id, 'sequence', t.sequence, 'balance', t.balance, 'at',
           to_char(t.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by t.place) into answer
  from unnest(places, of_agency, sequences, balances, ats) as t (place, agency_id, sequence, balance, at);
  return answer;
end $$;
