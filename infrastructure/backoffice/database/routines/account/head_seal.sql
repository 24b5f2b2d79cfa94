-- The signature of a ledger's end: HMAC-SHA-256 (RFC 2104) over agency, number of entries and the last digest. `key` is the
-- inner and the outer pad in hexadecimal, which the program gives to its sessions and the database does not keep; null
-- where there is none.
create or replace function head_seal(agency text, entries bigint, digest bytea, key text default current_setting('farelane.ledger_key', true))
returns bytea language sql stable as $$
  select sha256(substr(pads, 65) || sha256(substr(pads, 1, 64) ||
    convert_to(concat_ws(E'\n', 'farelane-head-1', agency, entries, encode(digest, 'hex')), 'UTF8')))
  from (select decode(nullif(key, ''), 'hex') as pads) k
$$;
