/** The GST details of who travels on business: number, holder, mail, telephone and address, as bookings and imports take them. */
import { useState } from 'react';
import Trash2 from 'lucide-react/icons/trash-2';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { adviseOnGstin, checkGstin } from '#domain/agency/gstin.ts';
import { type GstProfile, isOfCompany, savedGst } from '#domain/agency/gst-profile.ts';
import { isGstEntered, withGst } from '#domain/agency/gst-rules.ts';
import type { GstEntry } from '#domain/agency/gst-rules.ts';
import { Combobox } from '#ui/design/choice/combobox.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { Checkbox } from '#ui/design/field/checkbox.tsx';
import { FormRow } from '#ui/design/field/form-section.tsx';
import { Icon } from '#ui/design/press/icon.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { violationText } from '#ui/shell/words/violation-words.ts';
import { fieldId } from '#ui/design/field/field-id.ts';
import styles from './traveller.module.css';

interface GstFieldsProps {
  readonly entered: GstEntry;
  /** By path, 'gst.number'. */
  readonly errorAt: (path: string) => string | undefined;
  readonly onChange: (entered: GstEntry) => void;
  /** A field that something stands in was left. */
  readonly onLeave?: (path: string) => void;
  readonly disabled?: boolean;
  /** What the agency keeps, to choose from. */
  readonly kept?: readonly GstProfile[];
  readonly onForget?: (recordId: string) => void;
  /** Whether what is entered is to be kept too. */
  readonly keep?: boolean;
  readonly onKeep?: (keep: boolean) => void;
}

/** Opened by anyone who needs it; open from the start where it is required or something stands in it. */
export function GstCard({
  required = false,
  keptHereOnly = false,
  ...fields
}: GstFieldsProps & {
  readonly required?: boolean;
  /** The airline does not get them. */
  readonly keptHereOnly?: boolean;
}) {
  const words = useWords();
  const [opened, setOpened] = useState(false);
  const open = opened || required || isGstEntered(fields.entered);
  return (
    <Card
      title={words('booking-gst')}
      fact={words(gstNote(required, keptHereOnly))}
      aside={
        open ? undefined : (
          <Button size={32} aria-expanded={false} onClick={() => setOpened(true)}>
            {words('booking-add-gst')}
          </Button>
        )
      }
      flush={!open}
    >
      {open ? <GstFields {...fields} /> : null}
    </Card>
  );
}

function gstNote(required: boolean, keptHereOnly: boolean) {
  if (keptHereOnly) return 'booking-gst-kept-here';
  return required ? 'booking-gst-required' : 'booking-gst-note';
}

function GstFields({ entered, errorAt, onChange, onLeave, disabled = false, ...keeping }: GstFieldsProps) {
  const words = useWords();
  const { kept = [], onForget, keep = false, onKeep } = keeping;
  const chosen = savedGst(kept, entered);
  const common = (field: keyof GstEntry) => ({
    id: fieldId(`gst.${field}`),
    label: words(`booking-field-gst-${field}`),
    error: errorAt(`gst.${field}`),
    value: entered[field] ?? '',
    disabled,
    onBlur: () => {
      if ((entered[field] ?? '').trim() !== '') onLeave?.(`gst.${field}`);
    },
    onChange: (text: string) => onChange(withGst(entered, field, text)),
  });
  const { number = '' } = entered;
  const [advice] = adviseOnGstin(number, 'gst.number');
  return (
    <div className={styles.rows}>
      {kept.length === 0 ? null : (
        <FormRow columns={[1, 1]} narrowColumns={[1]}>
          <Combobox
            label={words('booking-gst-kept')}
            placeholder={words('booking-gst-kept-find')}
            stacked
            disabled={disabled}
            options={kept.map(optionOf)}
            selected={chosen === undefined ? null : optionOf(chosen)}
            onSelect={(option) => {
              const found = kept.find(({ recordId }) => recordId === option?.key);
              if (found === undefined) return;
              const { recordId: _, ...details } = found;
              onChange(details);
            }}
          />
          {chosen === undefined || onForget === undefined || isOfCompany(chosen) ? null : (
            <div className={styles.forget}>
              <Button act="agency.deleteGstProfile" size={32} icon={Trash2} onClick={() => onForget(chosen.recordId)}>
                {words('booking-gst-forget')}
              </Button>
            </div>
          )}
        </FormRow>
      )}
      <FormRow columns={[1, 1]} narrowColumns={[1]}>
        <TextField
          {...common('number')}
          leftToRight
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          checked={number !== '' && checkGstin(number, '').length === 0 && advice === undefined}
          help={
            advice === undefined ? undefined : (
              <span className={styles.advice} role="status">
                <Icon of={TriangleAlert} size={16} className={styles.adviceIcon} />
                <span>{violationText(words, advice)}</span>
              </span>
            )
          }
        />
        <TextField {...common('holder')} autoComplete="off" />
      </FormRow>
      <FormRow columns={[1, 1, 1]} narrowColumns={[1]}>
        <TextField {...common('email')} type="email" leftToRight autoComplete="off" />
        <TextField {...common('phone')} type="tel" leftToRight autoComplete="off" />
        <TextField {...common('address')} autoComplete="off" />
      </FormRow>
      {onKeep === undefined || chosen !== undefined || !isGstEntered(entered) ? null : (
        <Checkbox checked={keep} disabled={disabled} onChange={onKeep}>
          {words('booking-gst-keep')}
        </Checkbox>
      )}
    </div>
  );
}

function optionOf({ recordId, holder, number }: GstProfile) {
  return { key: recordId, label: holder, detail: number };
}
