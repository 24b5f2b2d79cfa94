/** An agency’s credit, and whether it is blocked. */
import Ban from 'lucide-react/icons/ban';
import { addDays, parseIsoDate } from '#domain/time/calendar-date.ts';
import type { AgencyShown } from '#application/desk/operations/agencies.ts';
import type { AgencyCases } from '#application/portal/operations/agencies.ts';
import type { OpenCase } from '#application/portal/operations/decision-queue.ts';
import { operationsParts } from '#ui/composition/operations-parts.ts';
import { parts } from '#ui/composition/parts.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { DateField } from '#ui/design/date/date-field.tsx';
import { FormRow } from '#ui/design/field/form-section.tsx';
import { TextArea } from '#ui/design/field/text-area.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { violationAt } from '#ui/shell/words/violation-words.ts';
import styles from '#ui/booking/request/requests.module.css';

export interface AgencyFormProps {
  readonly open: OpenCase<AgencyCases>;
  readonly found: AgencyShown;
}

export function CreditForm({ open: { draft, violations, acting }, found }: AgencyFormProps) {
  const words = useWords();
  const queue = usePart(operationsParts.agencies);
  const today = usePart(parts.clock).todayIn(useBusinessZone());
  if (draft === undefined) return null;
  const { currency } = found.balance;
  const amount = (field: 'limit' | 'extra') => ({
    id: `agency-${field}`,
    label: words(`operations-credit-${field}`),
    leftToRight: true,
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    prefix: currency,
    value: draft[field],
    error: violationAt(words, violations, field),
    onChange: (value: string) => queue.type({ [field]: value }),
  });
  const day = (field: 'extraUntil' | 'dueOn') => ({
    id: `agency-${field}`,
    label: words(`operations-credit-${field}`),
    optional: true,
    value: parseIsoDate(draft[field]) ?? null,
    error: violationAt(words, violations, field),
    onChange: (date: string | null, typed: string) => queue.type({ [field]: date ?? typed }),
    calendar: { today, least: today, most: addDays(today, 365) },
  });
  return (
    <form
      className={styles.part}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void queue.decide('credit');
      }}
    >
      <h3>{words('operations-credit')}</h3>
      <FormRow columns={[1, 1]} narrowColumns={[1]}>
        <TextField {...amount('limit')} />
        <DateField {...day('dueOn')} help={words('operations-credit-dueOn-help')} />
      </FormRow>
      <FormRow columns={[1, 1]} narrowColumns={[1]}>
        <TextField {...amount('extra')} optional help={words('operations-credit-extra-help')} />
        <DateField {...day('extraUntil')} />
      </FormRow>
      <div className={styles.acts}>
        <Button
          type="submit"
          variant="primary"
          size={40}
          busy={acting === 'credit'}
          disabled={acting !== undefined && acting !== 'credit'}
        >
          {words('operations-credit-save')}
        </Button>
      </div>
    </form>
  );
}

export function StandingForm({ open: { draft, violations, acting }, found }: AgencyFormProps) {
  const words = useWords();
  const queue = usePart(operationsParts.agencies);
  if (draft === undefined) return null;
  if (found.status !== 'active') {
    return (
      <section className={styles.part}>
        <h3>{words('operations-block')}</h3>
        <div className={styles.acts}>
          <Button size={40} busy={acting === 'unblock'} onClick={() => void queue.decide('unblock')}>
            {words('operations-unblock-agency')}
          </Button>
        </div>
      </section>
    );
  }
  return (
    <section className={styles.part}>
      <h3>{words('operations-block')}</h3>
      <TextArea
        id="case-note"
        label={words('operations-block-note')}
        help={words('operations-block-help')}
        rows={2}
        value={draft.note}
        error={violationAt(words, violations, 'note')}
        onChange={(note) => queue.type({ note })}
      />
      <div className={styles.acts}>
        <Button
          size={40}
          variant="danger-line"
          icon={Ban}
          busy={acting === 'block'}
          onClick={() => void queue.decide('block')}
        >
          {words('operations-block-agency')}
        </Button>
      </div>
    </section>
  );
}
