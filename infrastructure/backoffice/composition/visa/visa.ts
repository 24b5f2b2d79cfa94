/** Visas, as the back office takes them. */
import type { Effect } from 'effect';
import type { CartProduct } from '#application/backoffice/cart/cart-product.ts';
import type { VisaFiles } from '#application/backoffice/ports/visa/visa-files.ts';
import type { VisaSupplier } from '#application/backoffice/ports/visa/visa-supplier.ts';
import { requestedVisa } from '#application/backoffice/visa/requested-visa.ts';
import { remindPapers, type RemindPapersPorts } from '#application/backoffice/visa/remind-papers.ts';
import { soldVisa } from '#application/backoffice/visa/sold-visa.ts';
import { makeVisaDesk, usualVisaTerms } from '#application/backoffice/visa/visa-desk.ts';
import { visaInCart } from '#application/backoffice/visa/visa-in-cart.ts';
import { visaPapers } from '#application/backoffice/visa/visa-papers.ts';
import type { VisaOffer, VisaTypes } from '#application/backoffice/visa/visa-types.ts';
import { keptVisa } from '#infrastructure/backoffice/database/visa/kept-visa.ts';
import { DatabaseVisaFiles } from '#infrastructure/backoffice/database/visa/visa-files.ts';
import { sandboxVisas } from '#infrastructure/backoffice/suppliers/sandbox/visa/sandbox-visas.ts';
import { visaLetters } from '#infrastructure/backoffice/words/visa-letter.ts';
import { desks, given, type Part } from '../parts.ts';
import { soldFromQuotes } from '../sold-from-quotes.ts';

const files: Part<VisaFiles> = Symbol('visaFiles');
const inCart: Part<CartProduct> = Symbol('visaInCart');
const reminding: Part<() => Effect.Effect<number>> = Symbol('remindingOfPapers');

export const visa = soldFromQuotes<VisaTypes, VisaOffer, VisaSupplier>('visa', {
  kept: keptVisa,
  sells: sandboxVisas,
  sold: ({ supplier, amendments }) => soldVisa({ suppliers: [supplier], amendments: [amendments] }),
  papers: () => visaPapers(visaLetters),
  requested: requestedVisa,
  usual: () => usualVisaTerms,
  layout: async () => (await import('#infrastructure/backoffice/documents/visa/visa-layout.ts')).layOutVisa,
  rounds: [reminding],
  inCart,
  own: (make, { suppliers, ...parts }) => {
    make(files, { database: given.database }, (from) => new DatabaseVisaFiles(from.database));
    const { businessZone, clock } = parts;
    make(reminding, { files, clock, businessZone }, (from: RemindPapersPorts) => () => remindPapers(from));
    make(desks.visa, { ...parts, files, visas: suppliers }, makeVisaDesk);
    make(inCart, { ...parts, desk: desks.visa }, visaInCart);
  },
});
