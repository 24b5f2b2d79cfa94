/** A remark of the house, written at the agency's desk: the agency's people read it in the booking's history. */
import { useEffect, useId } from 'react';
import { remarkMost } from '#domain/booking/remark.ts';
import { bookingParts } from '#ui/composition/booking-parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { TextArea } from '#ui/design/field/text-area.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { violationText } from '#ui/shell/words/violation-words.ts';
import styles from './booking-history.module.css';

interface AddRemarkProps {
  readonly transactionId: string;
  readonly onAdded: () => void;
}

export function AddRemark({ transactionId, onAdded }: AddRemarkProps) {
  const words = useWords();
  const id = useId();
  const adding = usePart(bookingParts.addRemark);
  const { remarks, violations, sending, failure } = useStateOf(adding.state$);
  useEffect(() => () => adding.leave(), [adding, transactionId]);
  const [broken] = violations;
  const add = async () => {
    if (await adding.add(transactionId)) onAdded();
  };
  return (
    <div className={styles.remark}>
      <TextArea
        id={id}
        label={words('bookings-admin-remark')}
        help={words('bookings-admin-remark-help')}
        rows={2}
        maxLength={remarkMost}
        value={remarks}
        error={broken && violationText(words, broken)}
        onChange={(text) => adding.write(text)}
      />
      {failure === undefined ? null : <Alert kind="error">{failureText(words, failure)}</Alert>}
      <Button act="booking.addRemark" size={32} busy={sending} onClick={() => void add()}>
        {words('bookings-admin-remark-add')}
      </Button>
    </div>
  );
}
