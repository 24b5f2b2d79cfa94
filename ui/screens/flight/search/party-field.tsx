/** Who travels and in which cabin: one control that opens the counts and the cabins. */
import { useRef, useState } from 'react';
import Users from 'lucide-react/icons/users-round';
import { cabins } from '#domain/flight/reference/cabin.ts';
import type { Cabin } from '#domain/flight/reference/cabin.ts';
import type { Party } from '#domain/flight/search/request.ts';
import { partyMostSeats } from '#domain/rules/limits.ts';
import { Button } from '#ui/design/press/button.tsx';
import { NumberStepper } from '#ui/design/field/number-stepper.tsx';
import { Popover } from '#ui/design/layer/popover.tsx';
import { RadioGroup } from '#ui/design/field/radio-group.tsx';
import { SearchButton54 } from '#ui/design/field/search-field.tsx';
import { useWords } from '#ui/design/words/words.ts';
import styles from './search-form.module.css';

export interface PartyFieldProps {
  readonly id: string;
  readonly party: Party;
  readonly cabin: Cabin;
  readonly onChange: (change: { readonly party?: Party; readonly cabin?: Cabin }) => void;
  readonly error?: string | undefined;
}

export function PartyField({ id, party, cabin, onChange, error }: PartyFieldProps) {
  const words = useWords();
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const { adults, children, infants } = party;
  const seats = adults + children;
  const change = (counts: Partial<Party>) => {
    const next = { ...party, ...counts };
    onChange({ party: { ...next, infants: Math.min(next.infants, next.adults) } });
  };
  return (
    <>
      <SearchButton54
        ref={anchor}
        id={id}
        icon={Users}
        chevron
        label={words('flight-party')}
        value={words('flight-party-value', { count: seats + infants, cabin: words(`flight-cabin-${cabin}`) })}
        detail={words('flight-party-detail', { adults, children, infants })}
        expanded={open}
        onPress={() => setOpen(!open)}
        error={error}
      />
      <Popover open={open} onClose={() => setOpen(false)} anchor={anchor} label={words('flight-party')} align="end">
        <div className={styles.party}>
          <NumberStepper
            label={words('flight-adults')}
            note={words('flight-adults-note')}
            value={adults}
            least={1}
            most={partyMostSeats - children}
            onChange={(count) => change({ adults: count })}
          />
          <NumberStepper
            label={words('flight-children')}
            note={words('flight-children-note')}
            value={children}
            least={0}
            most={partyMostSeats - adults}
            onChange={(count) => change({ children: count })}
          />
          <NumberStepper
            label={words('flight-infants')}
            note={words('flight-infants-note')}
            value={infants}
            least={0}
            most={adults}
            onChange={(count) => change({ infants: count })}
          />
          <RadioGroup
            label={words('flight-cabin')}
            look="plain"
            choices={cabins.map((key) => ({ key, label: words(`flight-cabin-${key}`) }))}
            value={cabin}
            onChange={(key) => {
              const chosen = cabins.find((each) => each === key);
              if (chosen) onChange({ cabin: chosen });
            }}
          />
          <Button variant="primary" block onClick={() => setOpen(false)}>
            {words('design-done')}
          </Button>
        </div>
      </Popover>
    </>
  );
}
