-- What an agency may owe at this moment: its limit, an increase until it ends, and nothing where something is owed after the
-- day by which it was to be paid. As `creditOn` of domain/operations/credit.ts.
create or replace function credit_now(lim bigint, extra bigint, extra_ends timestamptz, due_ends timestamptz, balance bigint)
returns bigint language sql stable as $$
  select case
    when balance < 0 and due_ends <= now() then 0
    when extra_ends > now() then lim + extra
    else lim
  end;
$$;
