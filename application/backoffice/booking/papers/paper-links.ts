/**
 * Links to papers for customers: made by the agency, opened by anyone who has one. The token is made from the link's id by the
 * deployment's seal, so that the same request is answered the same and the records hold no more than its digest.
 */
import { Effect } from 'effect';
import { hiddenFromCustomer, type LinkedKind, linkGoodUntil, linkOpens } from '#domain/booking/papers/paper-link.ts';
import type { Language } from '#domain/people/language.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { PaperSheet } from '#domain/booking/papers/paper-sheet.ts';
import { Invalid, NotFound, RequestIdReused } from '#application/desk/failures.ts';
import type { LinkedPaper, MakeLink, OpenLink, PaperLinkDesk } from '#application/desk/paper-links.ts';
import { actedBy, type Caller, type SignedInCaller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { LinkedQuotes } from '#application/backoffice/ports/booking/linked-quotes.ts';
import type { PaperLink, PaperLinkBook } from '#application/backoffice/ports/booking/paper-link-book.ts';
import type { Chance, Seal } from '#application/backoffice/ports/machine.ts';
import { canonicalText } from '#domain/rules/canonical-text.ts';
import { checkRequestId } from '../check-request-id.ts';
import { issuedFor } from './issue-papers.ts';
import { base64Of, filenameOf, type MakeDocumentPorts, printable } from './make-document.ts';

export interface PaperLinkPorts extends MakeDocumentPorts {
  readonly paperLinks: PaperLinkBook;
  readonly linkedQuotes: LinkedQuotes;
  readonly seal: Pick<Seal, 'sign'>;
  readonly chance: Pick<Chance, 'uuid'>;
  /** For how long a link to anything but a quote opens. */
  readonly linkDays: number;
  /** What an agent writes before a link. */
  readonly linkMessage: (language: Language, facts: { readonly kind: LinkedKind; readonly company: string }) => string;
}

export function makePaperLinkDesk(ports: PaperLinkPorts): (caller: Caller) => PaperLinkDesk {
  return (caller) => ({
    makeLink: (request) => makeLink(ports, caller, request),
    withdrawLinks: (paper) => withdrawLinks(ports, caller, paper),
    openLink: (request) => openLink(ports, request),
    linkFile: (request) => linkFile(ports, request),
  });
}

/** A token of 144 bits; the same every time for the same link, and nobody else's to make. */
export function tokenOf(seal: Pick<Seal, 'sign'>, linkId: string): string {
  return ['l1', 'l2'].map((half) => seal.sign(`${half}!${linkId}`).split('.').at(-1)).join('');
}

function makeLink(ports: PaperLinkPorts, caller: Caller, request: MakeLink): ReturnType<PaperLinkDesk['makeLink']> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, request.kind === 'quote' ? 'send-quotes' : 'bookings');
    const violations = checkRequestId(request.requestId);
    if (violations.length > 0) return yield* new Invalid({ violations });
    const { requestId, ...asked } = request;
    const found = yield* paperOf(ports, who, asked);
    const madeAt = ports.clock.now();
    const linkId = ports.chance.uuid();
    const { kind, way, hide = [], paperLanguage } = asked;
    const link: PaperLink = {
      agencyId: who.agencyId,
      linkId,
      kind,
      about: found.about,
      ...(found.ledgerEntry !== undefined && { ledgerEntry: found.ledgerEntry }),
      way,
      hide: hiddenFromCustomer(hide),
      language: paperLanguage,
      actorUserId: who.actor.userId,
      madeAt,
      until: linkGoodUntil(madeAt, ports.linkDays, found.until),
    };
    // A quote's time may be over.
    if (!linkOpens(link, madeAt)) return yield* new NotFound({ what: 'quote' });
    const kept = yield* ports.paperLinks.keep({
      link,
      token: tokenOf(ports.seal, linkId),
      actor: who.actor.name,
      ...namedOnBehalfOf(who),
      requestId,
      content: canonicalText(asked),
    });
    if (kept.kind === 'reused') return yield* new RequestIdReused({});
    const agency = yield* ports.agencies.byId(who.agencyId);
    return {
      token: tokenOf(ports.seal, kept.link.linkId),
      until: kept.link.until,
      message: ports.linkMessage(paperLanguage, { kind, company: agency?.companyName ?? '' }),
    };
  });
}

/** What a link would show: that it is there, and is the agency's. A document of an entry stays that entry's. */
function paperOf(
  ports: PaperLinkPorts,
  who: SignedInCaller,
  { kind, about, ledgerEntry }: LinkedPaper,
): Effect.Effect<
  { readonly about: string; readonly ledgerEntry?: string | undefined; readonly until?: Instant },
  NotFound
> {
  return Effect.gen(function* () {
    if (kind === 'quote') {
      const quote = yield* ports.linkedQuotes.find(who.agencyId, about);
      return quote === undefined ? yield* new NotFound({ what: 'quote' }) : { about, until: quote.until };
    }
    const booking = yield* ports.bookings.find(who.agencyId, about);
    if (booking === undefined) return yield* new NotFound({ what: 'booking' });
    const { agencyId: _, ...asker } = actedBy(who);
    const issued = yield* issuedFor(ports, asker, booking, { kind, ...(ledgerEntry !== undefined && { ledgerEntry }) });
    return { about: issued.transactionId, ...(kind !== 'ticket' && { ledgerEntry: issued.subject }) };
  });
}

function namedOnBehalfOf({ onBehalfOf }: SignedInCaller) {
  return onBehalfOf === undefined ? {} : { onBehalfOf: { agencyId: onBehalfOf.agencyId, name: onBehalfOf.name } };
}

function withdrawLinks(
  ports: PaperLinkPorts,
  caller: Caller,
  paper: LinkedPaper,
): ReturnType<PaperLinkDesk['withdrawLinks']> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, paper.kind === 'quote' ? 'send-quotes' : 'bookings');
    const { about, ledgerEntry } = yield* paperOf(ports, who, paper);
    const withdrawn = yield* ports.paperLinks.withdraw(
      { agencyId: who.agencyId, kind: paper.kind, about, ledgerEntry },
      { actorUserId: who.actor.userId, actor: who.actor.name, ...namedOnBehalfOf(who), at: ports.clock.now() },
    );
    return { withdrawn };
  });
}

/** Why a link does not open is said to nobody. */
const noLink = () => new NotFound({ what: 'link' });

function linkOf(ports: PaperLinkPorts, token: string): Effect.Effect<PaperLink, NotFound> {
  return Effect.flatMap(ports.paperLinks.find(token), (found) =>
    found !== undefined && linkOpens({ ...found.link, withdrawnAt: found.withdrawnAt }, ports.clock.now())
      ? Effect.succeed(found.link)
      : Effect.fail(noLink()),
  );
}

function openLink(
  ports: PaperLinkPorts,
  { token, paperLanguage, quietly = false }: OpenLink,
): ReturnType<PaperLinkDesk['openLink']> {
  return Effect.gen(function* () {
    const link = yield* linkOf(ports, token);
    const { sheet } = yield* shownBy(ports, link, paperLanguage ?? link.language);
    if (!quietly) {
      const now = ports.clock.now();
      yield* ports.paperLinks.opened(link, now);
      if (link.kind === 'quote') yield* ports.linkedQuotes.opened(link.agencyId, link.about, now);
    }
    return { sheet, until: link.until };
  });
}

function linkFile(
  ports: PaperLinkPorts,
  { token, paperLanguage }: Omit<OpenLink, 'quietly'>,
): ReturnType<PaperLinkDesk['linkFile']> {
  return Effect.gen(function* () {
    const link = yield* linkOf(ports, token);
    const { sheet, filename, issuedAt } = yield* shownBy(ports, link, paperLanguage ?? link.language);
    const bytes = yield* ports.press.draw(sheet, issuedAt);
    return { filename, mimeType: 'application/pdf', base64: base64Of(bytes) } as const;
  });
}

/** The paper as it is now: of a booking that was cancelled since, the cancelled one's. */
function shownBy(
  ports: PaperLinkPorts,
  { agencyId, kind, about, ledgerEntry, hide, actorUserId }: PaperLink,
  language: Language,
): Effect.Effect<{ readonly sheet: PaperSheet; readonly filename: string; readonly issuedAt: Instant }, NotFound> {
  return Effect.gen(function* () {
    if (kind === 'quote') {
      const quote = yield* ports.linkedQuotes.find(agencyId, about);
      if (quote === undefined) return yield* noLink();
      return { sheet: quote.sheetIn(language), filename: `${quote.reference}.pdf`, issuedAt: quote.sentAt };
    }
    const booking = yield* ports.bookings.find(agencyId, about);
    if (booking === undefined) return yield* noLink();
    const issued = yield* Effect.mapError(
      issuedFor(ports, { actorUserId }, booking, { kind, ...(ledgerEntry !== undefined && { ledgerEntry }) }),
      noLink,
    );
    const sheet = yield* ports.press.layOut(printable(ports, issued, { hide, language }));
    return { sheet, filename: filenameOf(issued), issuedAt: issued.issuedAt };
  });
}
