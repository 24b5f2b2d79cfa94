/** A document that a customer opens by a link, without a login: as it is now, in a language of choice, printed or as a file. */
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import type { Language } from '#domain/people/language.ts';
import { sharedToken } from '#application/portal/share-link.ts';
import { bookingParts } from '#ui/composition/booking-parts.ts';
import { parts } from '#ui/composition/parts.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { DetailsFailed } from '#ui/booking/details-failed.tsx';
import { momentText } from '#ui/booking/moment-text.ts';
import { PaperLanguage } from '#ui/booking/papers/paper-language.tsx';
import { PaperSheet } from '#ui/booking/papers/paper-sheet.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import styles from '#ui/booking/papers/paper-page.module.css';

export function Screen() {
  const words = useWords();
  const dates = useDates();
  const zone = useBusinessZone();
  const token = sharedToken(useLocation().hash);
  const shared = usePart(bookingParts.openShared);
  const visitor = useStateOf(usePart(parts.session).state$).kind !== 'signed-in';
  const language = usePart(parts.language);
  const { opened, saving, failure } = useStateOf(shared.state$);
  const [chosen, setChosen] = useState<Language | undefined>(undefined);
  useEffect(() => void shared.open(token, chosen), [shared, token, chosen]);
  const sheet = opened.kind === 'ready' ? opened.value.sheet : undefined;
  const spoken = sheet?.language;
  // The page speaks to its visitor as the document does.
  useEffect(() => {
    if (spoken !== undefined) language.suggest(spoken);
  }, [language, spoken]);
  const choose = (next: Language) => {
    setChosen(next);
    if (visitor) language.choose(next);
  };
  if (opened.kind === 'failed') {
    return opened.failure._tag === 'NotFound' || opened.failure._tag === 'Invalid' ? (
      <EmptyState title={words('shared-ended')}>{words('shared-ended-help')}</EmptyState>
    ) : (
      <DetailsFailed failure={opened.failure} onRetry={() => void shared.open(token, chosen)} />
    );
  }
  if (opened.kind !== 'ready' || sheet === undefined) return <SkeletonRows rows={6} height="72px" />;
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <h1 tabIndex={-1}>{words('shared-from', { company: sheet.issuer.name })}</h1>
        <span className={styles.acts}>
          <Button icon={Printer} onClick={() => window.print()}>
            {words('bookings-print')}
          </Button>
          <Button variant="primary" icon={Download} busy={saving} onClick={() => void shared.save()}>
            {words('bookings-pdf')}
          </Button>
        </span>
      </header>
      {failure === undefined ? null : <Alert kind="error">{failureText(words, failure)}</Alert>}
      <div className={styles.columns}>
        <div className={styles.desk}>
          <PaperSheet paper={sheet} mark={undefined} />
        </div>
        <aside className={styles.panel} aria-label={words('bookings-paper-language')}>
          <h2>{words('bookings-paper-language')}</h2>
          <PaperLanguage value={sheet.language} onChange={choose} />
          <h2>{words('shared-contact')}</h2>
          <address className={styles.reach}>
            {[sheet.issuer.name, ...sheet.issuer.lines].map((line) => (
              <div key={line}>
                <bdi>{line}</bdi>
              </div>
            ))}
          </address>
          <p>{words('shared-until', { moment: momentText(words, dates, opened.value.until, zone) })}</p>
        </aside>
      </div>
    </div>
  );
}
