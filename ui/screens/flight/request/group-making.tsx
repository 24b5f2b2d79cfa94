/** Issuing the tickets of an accepted group: each record of the airline becomes a booking of the agency. */
import { useState } from 'react';
import Ticket from 'lucide-react/icons/ticket';
import { formatMoney } from '#domain/money/format.ts';
import { isPositive } from '#domain/money/money.ts';
import { offerOwed } from '#domain/booking/request/offer-terms.ts';
import { splitIntoRecords } from '#domain/flight/request/group.ts';
import { isFlightRequest } from '#domain/flight/request/request.ts';
import type { ActsProps } from '#ui/booking/request/request-view.ts';
import styles from '#ui/booking/request/requests.module.css';
import { Button } from '#ui/design/press/button.tsx';
import { ErrorSummary } from '#ui/design/notice/error-summary.tsx';
import { FormRow } from '#ui/design/field/form-section.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { violationAt, violationText } from '#ui/shell/words/violation-words.ts';

export function GroupMaking(props: ActsProps) {
  const words = useWords();
  const { language } = useLanguage();
  const { request } = props;
  const group = isFlightRequest(request) ? request.group : undefined;
  if (group === undefined || request.answer === undefined) return null;
  const owed = offerOwed(request.answer, group.party);
  const { travellers } = request;
  const made = new Set((request.answer.made ?? []).flatMap((booking) => booking.travellers));
  const left = [...travellers.keys()].filter((position) => !made.has(position));
  const split = splitIntoRecords(left.flatMap((position) => travellers[position]?.type ?? []));
  const record = split?.[0]?.flatMap((at) => left[at] ?? []);
  return (
    <div className={styles.rows}>
      <h3>{words('requests-make-title')}</h3>
      {owed !== undefined && isPositive(owed) ? (
        <p>{words('requests-make-unpaid', { amount: formatMoney(owed, { locale: language }) })}</p>
      ) : record === undefined ? (
        <p>{words(split === undefined ? 'requests-records-not' : 'requests-make-unnamed')}</p>
      ) : (
        // The next record begins with empty fields.
        <Making key={record.join()} {...props} record={record} />
      )}
    </div>
  );
}

interface MakingProps extends ActsProps {
  /** Positions of those who are in it. */
  readonly record: readonly number[];
}

function Making({ state: { acting, violations, stopped }, queue, request, record }: MakingProps) {
  const words = useWords();
  const [pnr, setPnr] = useState('');
  const [numbers, setNumbers] = useState<readonly string[]>([]);
  const idOf = (path: string) => (path.startsWith('documents') ? `make-${path.replaceAll(/\D/g, '')}` : 'make-pnr');
  const own = violations.filter(({ path }) => /^(documents|reference|travellers|text)/.test(path));
  return (
    <form
      className={styles.rows}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const documents = record.map((_, at) => (numbers[at] ?? '').replaceAll(/[\s-]/g, ''));
        void queue.make({ travellers: record, reference: pnr, documents });
      }}
    >
      <ErrorSummary
        errors={own.map((each) => ({ fieldId: idOf(each.path), text: violationText(words, each) }))}
        attempt={stopped}
      />
      <FormRow columns={[1, 2]} narrowColumns={[1]}>
        <TextField
          id="make-pnr"
          label={words('requests-make-pnr')}
          leftToRight
          autoComplete="off"
          value={pnr}
          error={violationAt(words, violations, 'reference')}
          onChange={(text) => setPnr(text.toUpperCase())}
        />
      </FormRow>
      <FormRow columns={[1, 1]} narrowColumns={[1]}>
        {record.map((position, at) => {
          const { firstName, lastName } = request.travellers[position] ?? { firstName: '', lastName: '' };
          return (
            <TextField
              key={position}
              id={`make-${at}`}
              label={words('requests-make-ticket', { name: `${firstName} ${lastName}` })}
              leftToRight
              inputMode="numeric"
              autoComplete="off"
              value={numbers[at] ?? ''}
              error={violationAt(words, violations, `documents[${at}]`)}
              onChange={(text) => setNumbers(record.map((_, place) => (place === at ? text : (numbers[place] ?? ''))))}
            />
          );
        })}
      </FormRow>
      <div className={styles.acts}>
        <Button type="submit" variant="primary" size={48} icon={Ticket} busy={acting === 'make'}>
          {words('requests-make', { count: record.length })}
        </Button>
      </div>
    </form>
  );
}
