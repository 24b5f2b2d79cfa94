/**
 * An agency's own account number, and the money that arrives there: the gateway reports it, or is asked. Whichever comes first
 * places it, once, matched with a deposit of the same reference.
 */
import { Effect } from 'effect';
import { gatewayNames } from '#domain/account/online-payment.ts';
import { type ArrivedTransfer, depositOfTransfer } from '#domain/account/payment/virtual-account.ts';
import { dateIn, plusMinutes } from '#domain/time/instant.ts';
import type { VirtualAccountDesk, VirtualAccountShown } from '#application/desk/account/virtual-account.ts';
import { notNow } from '#application/desk/failures.ts';
import { actedBy, type Caller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { LedgerBook } from '#application/backoffice/ports/account/ledger-book.ts';
import type { PaymentGateway, VirtualAccounts } from '#application/backoffice/ports/account/payment-gateway.ts';
import type { KeptAccount, VirtualAccountBook } from '#application/backoffice/ports/account/virtual-account-book.ts';
import type { AgencyStore } from '#application/backoffice/ports/agency/agency-store.ts';
import type { Clock } from '#application/backoffice/ports/machine.ts';
import type { RateLimit } from '#application/backoffice/ports/session/rate-limit.ts';
import { attempt } from '#application/backoffice/session/attempts.ts';
import { depositDecided } from '../deposit/mail-deposit.ts';

export interface PlaceTransferPorts {
  readonly virtualAccounts: VirtualAccountBook;
  readonly gateway: PaymentGateway;
  readonly clock: Clock;
  readonly businessZone: string;
}

export interface VirtualAccountPorts extends PlaceTransferPorts {
  readonly ledger: Pick<LedgerBook, 'balance'>;
  readonly agencies: Pick<AgencyStore, 'byId'>;
  readonly limits: Pick<RateLimit, 'attempt'>;
}

/** Accounts are numbers of Indian banks. */
const currencyOfAccounts = 'INR';
/** The gateway reports what arrives by itself; it is asked for what it did not. */
const minutesBetweenLooks = 10;
const mostARound = 5;
const lookPace = { free: 10, firstWaitSeconds: 15, longestWaitSeconds: 300, forgetAfterSeconds: 1800 };

export function makeVirtualAccountDesk(ports: VirtualAccountPorts): (caller: Caller) => VirtualAccountDesk {
  return (caller) => ({
    virtualAccount: () => virtualAccount(ports, caller),
    openAccount: () => openAccount(ports, caller),
    checkTransfers: () => checkTransfers(ports, caller),
  });
}

function virtualAccount(ports: VirtualAccountPorts, caller: Caller): ReturnType<VirtualAccountDesk['virtualAccount']> {
  const { virtualAccounts, gateway, ledger } = ports;
  return Effect.gen(function* () {
    const { agencyId } = yield* signedIn(caller, 'deposit');
    const account = yield* virtualAccounts.of(agencyId, gateway.code);
    if (account !== undefined) return shownOf(gateway, account);
    const { currency } = (yield* ledger.balance(agencyId)).balance;
    return { offered: gateway.accounts !== undefined && currency === currencyOfAccounts };
  });
}

function openAccount(ports: VirtualAccountPorts, caller: Caller): ReturnType<VirtualAccountDesk['openAccount']> {
  const { virtualAccounts, gateway, ledger, agencies, clock } = ports;
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'deposit');
    const { agencyId, language } = who;
    const before = yield* virtualAccounts.of(agencyId, gateway.code);
    if (before !== undefined) return shownOf(gateway, before);
    const { currency } = (yield* ledger.balance(agencyId)).balance;
    const agency = yield* agencies.byId(agencyId);
    const { accounts } = gateway;
    if (accounts === undefined || currency !== currencyOfAccounts || agency === undefined) return yield* notNow();
    const { reference, account } = yield* Effect.mapError(
      accounts.open({ agencyId, name: agency.companyName }),
      notNow,
    );
    const at = clock.now();
    const kept = yield* virtualAccounts.open({
      ...account,
      agencyId,
      gateway: gateway.code,
      reference,
      language,
      at,
      lookAt: plusMinutes(at, minutesBetweenLooks),
      record: { ...actedBy(who), operation: 'account.open-virtual-account', reference },
    });
    return shownOf(gateway, kept);
  });
}

function checkTransfers(ports: VirtualAccountPorts, caller: Caller): ReturnType<VirtualAccountDesk['checkTransfers']> {
  const { virtualAccounts, gateway, limits, clock } = ports;
  return Effect.gen(function* () {
    const { agencyId } = yield* signedIn(caller, 'deposit');
    yield* attempt(limits, [{ key: `transfers:agency:${agencyId}`, pace: lookPace }], clock.now());
    const account = yield* virtualAccounts.of(agencyId, gateway.code);
    const { accounts } = gateway;
    if (account === undefined || accounts === undefined) return { credited: 0 };
    return { credited: yield* Effect.mapError(lookAt(ports, accounts, account), notNow) };
  });
}

/** Asks what arrived where it is time to; answers how many transfers were placed. */
export function lookAtAccounts(ports: PlaceTransferPorts): Effect.Effect<number> {
  const { virtualAccounts, gateway, clock } = ports;
  const { accounts } = gateway;
  if (accounts === undefined) return Effect.succeed(0);
  return Effect.gen(function* () {
    const due = yield* virtualAccounts.due(gateway.code, clock.now(), mostARound);
    const placed = yield* Effect.forEach(due, (account) =>
      Effect.orElseSucceed(lookAt(ports, accounts, account), () => 0),
    );
    return placed.reduce((sum, each) => sum + each, 0);
  });
}

function lookAt(ports: PlaceTransferPorts, accounts: VirtualAccounts, account: KeptAccount) {
  const { virtualAccounts, clock } = ports;
  const { agencyId, gateway, reference } = account;
  return Effect.gen(function* () {
    // First, so that one that cannot be asked does not keep the others waiting.
    yield* virtualAccounts.looked(account, plusMinutes(clock.now(), minutesBetweenLooks));
    const placed = yield* virtualAccounts.placedOf(agencyId, gateway);
    const arrived = yield* accounts.arrivals(reference, placed);
    const places = yield* Effect.forEach(arrived, (transfer) => placeTransferOf(ports, account, transfer));
    return places.filter((place) => place === 'credits' || place === 'approves').length;
  });
}

/** What the gateway reported: false where it is of no account that is known here. */
export function hearTransfer(
  ports: PlaceTransferPorts,
  {
    reference,
    agencyId,
    transfer,
  }: { readonly reference: string; readonly agencyId?: string; readonly transfer: ArrivedTransfer },
): Effect.Effect<boolean> {
  const { virtualAccounts, gateway } = ports;
  return Effect.gen(function* () {
    const account =
      (yield* virtualAccounts.byReference(gateway.code, reference)) ??
      // Made twice at the same moment, the other one is its agency's too.
      (agencyId === undefined ? undefined : yield* virtualAccounts.of(agencyId, gateway.code));
    if (account === undefined) return false;
    yield* placeTransferOf(ports, account, transfer);
    return true;
  });
}

function placeTransferOf(
  { virtualAccounts, clock, businessZone }: PlaceTransferPorts,
  { agencyId, gateway, companyName, language }: KeptAccount,
  transfer: ArrivedTransfer,
) {
  const at = clock.now();
  return virtualAccounts.place({
    agencyId,
    gateway,
    transfer,
    fields: depositOfTransfer(transfer, gateway, companyName, dateIn(at, businessZone)),
    language,
    at,
    approvedBy: { userId: `gateway:${gateway}`, name: gatewayNames[gateway] },
    notice: { kind: depositDecided, payload: { agencyId, state: 'approved' } },
    record: { agencyId, operation: 'account.transfer-arrived', detail: { amount: transfer.amount } },
  });
}

function shownOf({ accounts }: PaymentGateway, account: KeptAccount): VirtualAccountShown {
  const { accountNumber, ifsc, bankName, holder, upiId, reference } = account;
  const trialUrl = accounts?.trialUrl?.(reference);
  return {
    offered: true,
    account: { accountNumber, ifsc, bankName, holder, ...(upiId !== undefined && { upiId }) },
    ...(trialUrl !== undefined && { trialUrl }),
  };
}
