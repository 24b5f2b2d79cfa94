/** An agency's markup rules, as the agency itself reads and writes them under Price rules. */
import { operationsParts } from '#ui/composition/operations-parts.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { useWords } from '#ui/design/words/words.ts';
import { MarkupRules } from '#ui/price-rules/markup/rules.tsx';
import styles from '#ui/booking/request/requests.module.css';

export function AgencyMarkup({ agencyId }: { readonly agencyId: string }) {
  const words = useWords();
  return (
    <section className={styles.part} aria-label={words('markup-rules')}>
      <MarkupRules form={usePart(operationsParts.agencyMarkup)} agencyId={agencyId} />
    </section>
  );
}
