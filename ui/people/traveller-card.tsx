/**
 * One traveller: a line while all is well, the fields while something is open. A saved traveller fills all of them at
 * once. Fields with something to say are always open.
 */
import { useEffect, useRef, useState } from 'react';
import BookUser from 'lucide-react/icons/book-user';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { flyerNumbersOf } from '#domain/people/frequent-flyer.ts';
import type { SavedTraveller } from '#domain/agency/saved-traveller.ts';
import { isTitleClash } from '#domain/people/titles.ts';
import { checkTraveller } from '#domain/people/traveller.ts';
import { ageBand } from '#domain/people/traveller-type.ts';
import { parseIsoDate } from '#domain/time/calendar-date.ts';
import { draftFrom } from '#application/portal/agency/saved-travellers.ts';
import { Code } from '#ui/design/data/amount.tsx';
import { Badge } from '#ui/design/data/badge.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { Checkbox } from '#ui/design/field/checkbox.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { Icon } from '#ui/design/press/icon.tsx';
import { useNarrow } from '#ui/design/theme/use-narrow.ts';
import { useWords } from '#ui/design/words/words.ts';
import { fieldId } from '#ui/design/field/field-id.ts';
import { useStateOf } from '#ui/composition/use-part.ts';
import type { PartyMember } from './party-form.ts';
import { fullName, placeName } from './traveller-names.ts';
import { TravellerFields } from './traveller-fields.tsx';
import { TravellerPassport } from './traveller-passport.tsx';
import { TravellerWishes } from './traveller-wishes.tsx';
import styles from './traveller.module.css';

export function TravellerCard({ form, index }: PartyMember) {
  const words = useWords();
  const dates = useDates();
  const narrow = useNarrow();
  const { facts, travellers } = form;
  const saved = useStateOf(form.savedTravellers.state$);
  const traveller = travellers[index] ?? { type: 'adult' };
  const complete = (at: number) =>
    checkTraveller(travellers[at] ?? { type: 'adult' }, { ...facts, index: at }).length === 0;
  const good = complete(index);
  // On a narrow window the first one that lacks something is open, the others wait.
  const isNext = travellers.findIndex((_each, at) => !complete(at)) === index;
  const about = `travellers[${index}]`;
  const found = form.findings.some(({ path }) => path === about || path.startsWith(`${about}.`));
  const [open, setOpen] = useState(found || isTitleClash(traveller) || (!good && (!narrow || isNext)));
  const troubled = form.violations.some(({ path }) => path.startsWith(`travellers[${index}].`));
  const shown = open || troubled;
  const edit = useRef<HTMLButtonElement>(null);
  const justFilled = useRef(false);
  const firstNameId = fieldId(`travellers[${index}].firstName`);
  useEffect(() => {
    if (justFilled.current && !shown) edit.current?.focus();
    justFilled.current = false;
  }, [shown]);

  const name = placeName(words, travellers, index);
  const fill = (chosen: SavedTraveller) => {
    const issuers = form.programmes.map(({ issuer }) => issuer);
    const draft = draftFrom(chosen, traveller.type, facts, issuers);
    form.change(index, draft);
    form.save?.(index, false);
    const whole = checkTraveller(draft, { ...facts, index }).length === 0 && !isTitleClash(draft);
    setOpen(!whole);
    justFilled.current = whole;
  };
  const openFields = () => {
    setOpen(true);
    // The field is there once the fields are drawn.
    requestAnimationFrame(() => document.getElementById(firstNameId)?.focus());
  };
  const titleId = `${fieldId(`travellers[${index}]`)}-heading`;

  if (!shown && good) {
    const born = parseIsoDate(traveller.dateOfBirth ?? '');
    const flyers = flyerNumbersOf(traveller.frequentFlyer);
    return (
      <section className={styles.card} aria-labelledby={titleId}>
        <div className={styles.line}>
          <span className={styles.tick} aria-hidden="true">
            <Icon of={Check} size={20} />
          </span>
          <div className={styles.who}>
            <h2 id={titleId} className={styles.name}>
              {fullName(words, traveller)}
            </h2>
            <span className={styles.quiet}>
              {words(born === undefined ? 'booking-traveller-undated' : 'booking-traveller-line', {
                place: name,
                gender: words(`booking-gender-${traveller.gender ?? ''}`),
                born: born === undefined ? '' : dates.numeric(born),
              })}
            </span>
          </div>
          {traveller.savedId === undefined || narrow ? null : (
            <Badge kind="neutral" icon={null}>
              {words('booking-saved-traveller')}
            </Badge>
          )}
          {flyers.length === 0 || narrow ? null : (
            <span className={styles.flyer}>
              {flyers.map((number) => (
                <span key={number}>
                  <Code>{number}</Code>{' '}
                </span>
              ))}
            </span>
          )}
          <Button ref={edit} variant="link" onClick={openFields} aria-label={words('booking-edit-traveller', { name })}>
            {words('booking-edit')}
          </Button>
        </div>
      </section>
    );
  }

  const head = (
    <>
      <span className={styles.number} aria-hidden="true">
        {index + 1}
      </span>
      <span className={styles.who}>
        <span className={styles.name}>{name}</span>
        <span className={styles.quiet}>
          {words(`booking-band-${traveller.type}`, {
            ...ageBand(traveller.type),
            on: dates.numeric(facts.travelDates.last),
          })}
        </span>
      </span>
    </>
  );
  if (!shown) {
    return (
      <section className={styles.card} aria-labelledby={titleId}>
        <h2 id={titleId} className={styles.heading}>
          <button type="button" className={styles.closed} aria-expanded={false} onClick={openFields}>
            {head}
            <Icon of={ChevronDown} size={20} className={styles.chevron} />
          </button>
        </h2>
      </section>
    );
  }
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.headTitle}>
          {head}
        </h2>
        {saved.kind === 'failed' ? null : (
          <Button
            icon={BookUser}
            size={narrow ? 40 : 32}
            aria-label={words('booking-choose-saved', { name })}
            onClick={() => openChoices(firstNameId)}
          >
            {words(narrow ? 'booking-saved-short' : 'booking-saved-travellers')}
          </Button>
        )}
      </div>
      <div className={styles.body}>
        <TravellerFields form={form} index={index} onFill={fill} />
        {facts.international ? <TravellerPassport form={form} index={index} /> : null}
        {form.withoutWishes ? null : <TravellerWishes form={form} index={index} narrow={narrow} />}
        {traveller.savedId === undefined && form.save !== undefined ? (
          <Checkbox checked={form.saving.includes(index)} onChange={(on) => form.save?.(index, on)}>
            {words('booking-save-for-next-time')}
          </Checkbox>
        ) : null}
      </div>
    </section>
  );
}

/** The saved travellers open under the first name, where a typed letter narrows them down. */
function openChoices(firstNameId: string): void {
  const field = document.getElementById(firstNameId);
  field?.focus();
  field?.click();
}
