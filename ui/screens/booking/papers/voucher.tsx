/** The paper that a customer is handed: a sheet on the screen, what it shows chosen beside it, and its print. */
import { useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { type Language, languages } from '#domain/people/language.ts';
import { isWithdrawn } from '#domain/booking/on-request.ts';
import { isFinal, isUnderWay } from '#domain/booking/life.ts';
import type { DocumentAsked } from '#application/desk/booking.ts';
import type { DocumentPart } from '#domain/booking/papers/documents.ts';
import { bookingParts } from '#ui/composition/booking-parts.ts';
import { parts } from '#ui/composition/parts.ts';
import { useMay } from '#ui/composition/use-may.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { Icon } from '#ui/design/press/icon.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { Switch } from '#ui/design/field/switch.tsx';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { BesideOutcomes } from '#ui/booking/beside/beside-outcomes.tsx';
import { BookingFailed, DetailsFailed } from '#ui/booking/details-failed.tsx';
import { BookedStanding } from '#ui/booking/booked-standing.tsx';
import { UnderWay } from '#ui/booking/status/under-way.tsx';
import type { OfBooking, ProductView } from '#ui/booking/product-view.ts';
import { useProductView } from '#ui/booking/use-product.ts';
import { WithView } from '#ui/booking/with-view.tsx';
import { bookingPath, paths } from '#ui/composition/paths.ts';
import { failureWords } from '#ui/shell/words/failure-words.ts';
import { BookingHistory } from '../manage/booking-history.tsx';
import { PaperLanguage } from '#ui/booking/papers/paper-language.tsx';
import { PaperSheet } from '#ui/booking/papers/paper-sheet.tsx';
import { SendPaper } from './send-paper.tsx';
import styles from '#ui/booking/papers/paper-page.module.css';

export function Screen() {
  const words = useWords();
  const opened = usePart(bookingParts.opened);
  const [query] = useSearchParams();
  const { transactionId = query.get('booking') ?? '' } = useParams();
  const state = useStateOf(opened.state$);
  useEffect(() => opened.follow(transactionId), [opened, transactionId]);
  const booking = state.kind === 'ready' ? state.value : undefined;
  const loaded = useProductView(transactionId);
  const view = loaded === 'missing' ? undefined : loaded;
  const issued = booking !== undefined && view?.voucher.isIssued(booking) === true && !isFinal(booking.status);
  const held = booking?.status === 'held';
  const [shown, setShown] = useState<Shown>({ hide: [] });
  const { language: page } = useLanguage();
  const language = shown.language ?? booking?.contact.language ?? languages.find((each) => each === page) ?? 'en';
  const asked = { transactionId, language, hide: shown.hide };
  const title = issued ? view.voucher.title : held ? 'bookings-hold-title' : 'bookings-booking-title';
  return (
    <div className={styles.page}>
      <VoucherBar title={words(title, { id: transactionId })}>
        {booking === undefined ? null : <BookedStanding booking={booking} />}
        {issued || held ? (
          <span className={styles.acts}>
            <PdfButton asked={asked} />
            <Button variant="primary" icon={Printer} onClick={() => window.print()}>
              {words('bookings-print')}
            </Button>
          </span>
        ) : null}
      </VoucherBar>
      {state.kind === 'loading' ? <SkeletonRows rows={6} height="72px" /> : null}
      {state.kind === 'failed' ? (
        <BookingFailed
          failure={state.failure}
          transactionId={transactionId}
          page="voucher"
          elsewhere={{ path: paths.bookings, title: 'title-my-bookings' }}
          onRetry={() => void opened.load(transactionId)}
        />
      ) : null}
      {booking === undefined ? null : (
        <WithView transactionId={transactionId}>
          {(shownBy) => <Voucher booking={booking} view={shownBy} asked={asked} onShow={setShown} />}
        </WithView>
      )}
    </div>
  );
}

/** What the paper shows: the screen, its print and the file alike. */
interface Shown {
  readonly hide: readonly DocumentPart[];
  /** The customer's, else the page's, where absent. */
  readonly language?: Language;
}

type Asked = Required<Pick<DocumentAsked, 'transactionId' | 'language' | 'hide'>>;

function PdfButton({ asked }: { readonly asked: Asked }) {
  const words = useWords();
  const file = usePart(bookingParts.ticketFile);
  const alerts = usePart(parts.alerts);
  const { busy, failure } = useStateOf(file.state$);
  useEffect(() => {
    if (failure !== undefined) alerts.show('error', failureWords(failure));
  }, [failure, alerts]);
  return (
    <Button icon={Download} busy={busy} onClick={() => void file.save(asked)}>
      {words('bookings-pdf')}
    </Button>
  );
}

/** The way back to the list, and what this is. */
function VoucherBar({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  const words = useWords();
  return (
    <header className={styles.bar}>
      <Link to={paths.bookings} className={styles.back}>
        <Icon of={ArrowLeft} mirrored />
        {words('title-my-bookings')}
      </Link>
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </header>
  );
}

interface VoucherProps extends OfBooking {
  readonly view: ProductView;
  readonly asked: Asked;
  readonly onShow: (shown: Shown) => void;
}

function Voucher({ booking, view: { Mark, voucher }, asked, onShow }: VoucherProps) {
  const words = useWords();
  const now = usePart(parts.clock).now();
  const may = useMay();
  const opened = usePart(bookingParts.opened);
  const paper = usePart(bookingParts.paper);
  const state = useStateOf(paper.state$);
  const { transactionId, language, hide } = asked;
  const show = useCallback(
    () => void paper.show({ transactionId, language, hide, kind: 'ticket' }),
    [paper, transactionId, language, hide],
  );
  // What becomes of the booking makes another paper of it.
  useEffect(show, [show, booking.status, booking.history.length]);
  return (
    <div className={styles.columns}>
      <div className={styles.desk}>
        <Notice booking={booking} />
        {voucher.Notice === undefined ? null : <voucher.Notice booking={booking} />}
        <BesideOutcomes booking={booking} />
        {state.kind === 'ready' ? <PaperSheet paper={state.value} mark={Mark} /> : null}
        {state.kind === 'loading' ? <SkeletonRows rows={6} height="72px" /> : null}
        {state.kind === 'failed' ? (
          <DetailsFailed
            failure={state.failure}
            message={words('message-voucher-details-failed', { product: booking.product })}
            onRetry={show}
          />
        ) : null}
      </div>
      <aside className={styles.panel} aria-label={words('bookings-show')}>
        <h2>{words('bookings-show')}</h2>
        {voucher.parts(booking).map(({ part, label }) => (
          <Switch
            key={part}
            atEnd
            on={!hide.includes(part)}
            onChange={(on) => onShow({ language, hide: on ? hide.filter((each) => each !== part) : [...hide, part] })}
          >
            {words(label)}
          </Switch>
        ))}
        <h2>{words('bookings-paper-language')}</h2>
        <PaperLanguage value={language} onChange={(next) => onShow({ language: next, hide })} />
        <SendPaper
          asked={{ ...asked, kind: 'ticket' }}
          paper={state.kind === 'ready' ? state.value : undefined}
          email={booking.contact.email}
          mobile={booking.contact.mobile}
          onSent={() => void opened.load(transactionId)}
        />
        {(voucher.acts?.(booking, now) ?? [])
          .filter(({ right }) => may(right))
          .map(({ key, to, icon, words: id }) => (
            <LinkButton key={key} block icon={icon} to={to}>
              {words(id)}
            </LinkButton>
          ))}
        <BookingHistory history={booking.history} />
      </aside>
    </div>
  );
}

/** What stands above the paper while it is no voucher yet. */
function Notice({ booking }: OfBooking) {
  const words = useWords();
  const { status, transactionId, product } = booking;
  if (isUnderWay(status)) return <UnderWay booking={booking} />;
  if (status === 'held') {
    return (
      <Alert
        kind="info"
        title={words('bookings-held-title')}
        action={
          <LinkButton size={32} to={bookingPath(transactionId)}>
            {words('bookings-manage')}
          </LinkButton>
        }
      >
        {words('bookings-held-text')}
      </Alert>
    );
  }
  if (status !== 'not-confirmed') return null;
  return isWithdrawn(booking) ? (
    <Alert kind="info" title={words('bookings-withdrawn-title')}>
      {words('bookings-withdrawn-text')}
    </Alert>
  ) : (
    <Alert kind="error" title={words('message-booking-failed', { product })}>
      {words('bookings-not-confirmed-text')}
    </Alert>
  );
}
