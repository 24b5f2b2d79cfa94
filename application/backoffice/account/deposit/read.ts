/** Deposits as they are looked at: an agency's own, or every agency's for elevated users. */
import { Effect } from 'effect';
import { checkFinding } from '#domain/rules/paged.ts';
import { readClientConfiguration } from '#domain/session/read-configuration.ts';
import type { DepositAsked, DepositDesk, DepositShown, DepositsWanted } from '#application/desk/account/deposits.ts';
import { Invalid, NotFound } from '#application/desk/failures.ts';
import type { Caller, SignedInCaller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { DepositBook, DepositSight, KeptDeposit } from '#application/backoffice/ports/account/deposit-book.ts';
import type { ClientSettingStore } from '#application/backoffice/ports/agency/settings.ts';

export const depositsPageSize = 20;

interface Ports {
  readonly deposits: DepositBook;
}

export interface ListDepositsPorts extends Ports {
  readonly clientSettings: Pick<ClientSettingStore, 'all'>;
}

export function listDeposits(
  { deposits, clientSettings }: ListDepositsPorts,
  caller: Caller,
  { scope, ...wanted }: DepositsWanted,
): ReturnType<DepositDesk['deposits']> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, scope === 'all' ? 'operate' : 'deposit');
    const { page } = wanted;
    const violations = checkFinding(wanted);
    if (violations.length > 0) return yield* new Invalid({ violations });
    const sight = scope === 'all' ? {} : { agencyId: who.agencyId };
    const found = yield* deposits.list(sight, { ...wanted, pageSize: depositsPageSize });
    const shown = found.deposits.map((deposit) => shownTo(who, deposit));
    const bankAccounts = scope === 'own' ? readClientConfiguration(yield* clientSettings.all()).bankAccounts : [];
    return { deposits: shown, bankAccounts, total: found.total, page, pageSize: depositsPageSize };
  });
}

export function showDeposit(
  ports: Ports,
  caller: Caller,
  { depositId }: DepositAsked,
): ReturnType<DepositDesk['deposit']> {
  return Effect.map(seenDeposit(ports, caller, depositId), ({ who, deposit }) => shownTo(who, deposit));
}

export function depositSlip(
  { deposits }: Ports,
  caller: Caller,
  { depositId }: DepositAsked,
): ReturnType<DepositDesk['depositSlip']> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'deposit');
    const found = yield* deposits.slip(sightOf(who), depositId);
    return found ?? (yield* new NotFound({ what: 'slip' }));
  });
}

/** NotFound 'deposit' where there is none that the caller may see. */
export function seenDeposit(
  { deposits }: Ports,
  caller: Caller,
  depositId: string,
): Effect.Effect<
  { readonly who: SignedInCaller; readonly deposit: KeptDeposit },
  NotFound | Effect.Error<ReturnType<typeof signedIn>>
> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'deposit');
    const deposit = yield* deposits.find(sightOf(who), depositId);
    return deposit === undefined ? yield* new NotFound({ what: 'deposit' }) : { who, deposit };
  });
}

function sightOf({ rights, agencyId }: SignedInCaller): DepositSight {
  return rights.has('operate') ? {} : { agencyId };
}

function shownTo({ rights }: SignedInCaller, kept: KeptDeposit): DepositShown {
  const { agencyId: _agency, askedByUserId: _user, language: _language, decidedBy, ...deposit } = kept;
  return rights.has('operate') && decidedBy !== undefined ? { ...deposit, decidedBy } : deposit;
}
