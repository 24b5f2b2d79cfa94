/** What a fare type asks of the travellers, said before the search. */
import { fareConditionOn, mayTravelOn } from '#domain/flight/fare/fare-conditions.ts';
import type { SearchDraft } from '#domain/flight/search/rules.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { useWords } from '#ui/design/words/words.ts';
import styles from '../search/search-form.module.css';

export interface FareConditionNoteProps {
  readonly draft: Pick<SearchDraft, 'fareType' | 'party'>;
  /** The business day of the sale. */
  readonly issued: IsoDate;
}

export function FareConditionNote({ draft: { fareType, party }, issued }: FareConditionNoteProps) {
  const words = useWords();
  const condition = fareConditionOn(fareType, issued);
  if (condition === undefined) return null;
  const { leastAge } = condition;
  const said =
    leastAge === undefined ? words('flight-condition-adults') : words('flight-condition-age', { age: leastAge });
  return mayTravelOn(fareType, party, issued) ? (
    <p className={styles.condition} role="status">
      {said}
    </p>
  ) : (
    <Alert kind="warning" title={words('flight-condition-children')}>
      {said}
    </Alert>
  );
}
