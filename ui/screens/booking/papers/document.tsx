/** Invoice, customer invoice or refund receipt of a booking: what it says, in which language, as a file and on paper. */
import { type Language, languages } from '#domain/people/language.ts';
import { DetailsFailed } from '#ui/booking/details-failed.tsx';
import { useEffect, useState } from 'react';
import { Link, useLocation, useParams, useSearchParams } from 'react-router-dom';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import type { DocumentKind } from '#domain/booking/papers/documents.ts';
import type { BookingDocument } from '#application/portal/booking/papers/booking-document.ts';
import { bookingParts } from '#ui/composition/booking-parts.ts';
import { useMay } from '#ui/composition/use-may.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Button } from '#ui/design/press/button.tsx';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { Icon } from '#ui/design/press/icon.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { Segmented } from '#ui/design/choice/segmented.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { useProductView } from '#ui/booking/use-product.ts';
import { bookingPath, paths } from '#ui/composition/paths.ts';
import { PaperLanguage } from '#ui/booking/papers/paper-language.tsx';
import { PaperSheet } from '#ui/booking/papers/paper-sheet.tsx';
import { SendPaper } from './send-paper.tsx';
import styles from '#ui/booking/papers/paper-page.module.css';

type PaperKind = Exclude<DocumentKind, 'ticket'>;

const paperTitles = {
  invoice: 'title-flight-invoice',
  'customer-invoice': 'title-flight-customer-invoice',
  'credit-note': 'title-flight-refund-receipt',
  'customer-credit-note': 'title-customer-refund-receipt',
} as const satisfies Readonly<Record<PaperKind, string>>;

/** What goes on in another booking is no refund. */
function titleOf(kind: PaperKind, movedTo: string | undefined) {
  if (movedTo === undefined) return paperTitles[kind];
  return kind === 'credit-note' ? 'title-flight-credit-note' : 'title-customer-credit-note';
}

const kinds: Readonly<Record<string, PaperKind>> = {
  invoice: 'invoice',
  'customer-invoice': 'customer-invoice',
  'refund-receipt': 'credit-note',
  'credit-note': 'credit-note',
};

/** Who may not see net prices has the customer's papers. */
function kindAt(pathname: string, isCustomers: boolean): PaperKind {
  const named = pathname.split('/').find((each) => each in kinds) ?? 'invoice';
  const kind = kinds[named] ?? 'invoice';
  return kind === 'credit-note' && isCustomers ? 'customer-credit-note' : kind;
}

export function Screen() {
  const words = useWords();
  const { transactionId = '' } = useParams();
  const { pathname } = useLocation();
  const [query, setQuery] = useSearchParams();
  const maySeeNet = useMay()('see-net-fares');
  const { language: page } = useLanguage();
  const [chosen, setLanguage] = useState<Language | undefined>(undefined);
  const ledgerEntry = query.get('entry') ?? undefined;
  const document = usePart(bookingParts.document);
  const state = useStateOf(document.state$);
  const booking = state.booking.kind === 'ready' ? state.booking.value : undefined;
  // What was paid elsewhere has papers of the customer alone.
  const mayHaveOwn = maySeeNet && booking?.paidElsewhere === undefined;
  const kind = kindAt(pathname, query.get('for') === 'customer' || !mayHaveOwn);
  // A customer's paper is in the customer's language, once the booking says it.
  const customers = kind.startsWith('customer') && booking?.transactionId === transactionId;
  const own = customers ? booking.contact.language : undefined;
  const language = chosen ?? own ?? languages.find((each) => each === page) ?? 'en';
  const open = () =>
    void document.open({ transactionId, kind, language, ...(ledgerEntry !== undefined && { ledgerEntry }) });
  useEffect(open, [document, transactionId, kind, language, ledgerEntry]);
  const ready = state.file.kind === 'ready';
  const paper = state.file.kind === 'ready' ? state.file.value.paper : undefined;
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <Link to={bookingPath(transactionId)} className={styles.back}>
          <Icon of={ArrowLeft} mirrored />
          {words('manage-back-to-booking')}
        </Link>
        <h1 tabIndex={-1}>
          {words('manage-document-title', { title: words(titleOf(kind, paper?.movedTo)), id: transactionId })}
        </h1>
        <span className={styles.acts}>
          <Button icon={Printer} disabled={!ready} onClick={() => document.print()}>
            {words('bookings-print')}
          </Button>
          <Button variant="primary" icon={Download} disabled={!ready} onClick={() => document.save()}>
            {words('manage-download-pdf')}
          </Button>
        </span>
      </header>
      <Paper
        state={state}
        kind={kind}
        transactionId={transactionId}
        language={language}
        onLanguage={setLanguage}
        onWhose={mayHaveOwn ? (whose) => setQuery(withWhose(query, whose), { replace: true }) : undefined}
        onRetry={open}
      />
    </div>
  );
}

interface PaperProps {
  readonly state: ReturnType<BookingDocument['state$']['getValue']>;
  readonly kind: PaperKind;
  readonly transactionId: string;
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
  /** Undefined for those who have the customer's alone. */
  readonly onWhose: ((whose: Whose) => void) | undefined;
  readonly onRetry: () => void;
}

type Whose = 'own' | 'customer';

function withWhose(query: URLSearchParams, whose: Whose): URLSearchParams {
  const next = new URLSearchParams(query);
  if (whose === 'own') next.delete('for');
  else next.set('for', whose);
  return next;
}

function Paper({ state, kind, transactionId, language, onLanguage, onWhose, onRetry }: PaperProps) {
  const words = useWords();
  const loaded = useProductView(transactionId);
  const view = loaded === 'missing' ? undefined : loaded;
  const { booking, file, sheet } = state;
  const isReceipt = kind === 'credit-note' || kind === 'customer-credit-note';
  const [failure] = [booking, sheet, file].flatMap((each) => (each.kind === 'failed' ? [each.failure] : []));
  if (failure?._tag === 'NotFound' || failure?._tag === 'NotAllowedInState') {
    return (
      <EmptyState
        title={words(isReceipt ? 'message-no-receipt' : 'message-no-invoice')}
        actions={
          <LinkButton variant="primary" to={booking.kind === 'ready' ? bookingPath(transactionId) : paths.bookings}>
            {words(booking.kind === 'ready' ? 'manage-back-to-booking' : 'title-my-bookings')}
          </LinkButton>
        }
      >
        {booking.kind === 'ready'
          ? words(isReceipt ? 'manage-no-receipt-yet' : 'manage-no-invoice-yet')
          : words('bookings-not-found', { transactionId })}
      </EmptyState>
    );
  }
  if (failure !== undefined) {
    return <DetailsFailed failure={failure} onRetry={onRetry} />;
  }
  if (booking.kind !== 'ready') return <SkeletonRows rows={6} height="72px" />;
  return (
    <div className={styles.columns}>
      <div className={styles.desk} aria-busy={sheet.kind === 'loading'}>
        {sheet.kind === 'ready' ? (
          <PaperSheet paper={sheet.value} mark={view?.Mark} />
        ) : (
          <SkeletonRows rows={6} height="72px" />
        )}
      </div>
      <aside className={styles.panel} aria-label={words('bookings-paper-language')}>
        {isReceipt && onWhose !== undefined ? (
          <>
            <h2>{words('manage-paper-whose')}</h2>
            <Segmented
              block
              size={40}
              label={words('manage-paper-whose')}
              segments={[
                { key: 'own', label: words('manage-paper-own') },
                { key: 'customer', label: words('manage-paper-customer') },
              ]}
              value={kind === 'credit-note' ? 'own' : 'customer'}
              onChange={(key) => onWhose(key === 'customer' ? 'customer' : 'own')}
            />
          </>
        ) : null}
        <h2>{words('bookings-paper-language')}</h2>
        <PaperLanguage value={language} onChange={onLanguage} />
        <SendPaper
          asked={state.asked ?? { transactionId, kind, language }}
          paper={sheet.kind === 'ready' ? sheet.value : undefined}
          email={kind.startsWith('customer') ? booking.value.contact.email : ''}
          mobile={booking.value.contact.mobile}
          onSent={onRetry}
        />
        <p>{words('manage-document-note')}</p>
      </aside>
    </div>
  );
}
