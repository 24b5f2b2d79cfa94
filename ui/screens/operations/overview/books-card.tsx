/** Whether the books agree, looked at when an operator asks. */
import { Link } from 'react-router-dom';
import { momentText } from '#ui/booking/moment-text.ts';
import { operationsParts } from '#ui/composition/operations-parts.ts';
import { paths } from '#ui/composition/paths.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Badge } from '#ui/design/data/badge.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { Button } from '#ui/design/press/button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import styles from './overview.module.css';

export function BooksCard() {
  const words = useWords();
  const dates = useDates();
  const zone = useBusinessZone();
  const books = usePart(operationsParts.books);
  const { checked, checking } = useStateOf(books.state$);
  const found = checked.kind === 'ready' ? checked.value : undefined;
  return (
    <Card
      title={words('operations-books')}
      aside={
        found === undefined ? null : (
          <Badge kind={found.findings.length === 0 ? 'success' : 'danger'}>
            {found.findings.length === 0
              ? words('operations-books-verified')
              : words('operations-books-findings', { count: found.findings.length })}
          </Badge>
        )
      }
    >
      <div className={styles.books}>
        <p>
          {found !== undefined
            ? words('operations-books-checked', {
                moment: momentText(words, dates, found.at, zone),
                agencies: found.agencies,
              })
            : checked.kind === 'failed'
              ? failureText(words, checked.failure)
              : words('operations-books-daily')}
        </p>
        <div className={styles.acts}>
          <Button size={32} busy={checking} onClick={() => void books.check()}>
            {words('operations-books-now')}
          </Button>
          <Link to={`${paths.operations}?section=books`}>{words('operations-books-open')}</Link>
        </div>
      </div>
    </Card>
  );
}
