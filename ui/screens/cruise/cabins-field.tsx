/** How many cabins, and who shares each: one control that opens the counts and the children's ages. */
import { useRef, useState } from 'react';
import Users from 'lucide-react/icons/users-round';
import { type CabinParty, guestCount } from '#domain/cruise/sailing/sailing.ts';
import { cruiseLimits } from '#domain/cruise/search/rules.ts';
import { cruiseParts } from '#ui/composition/cruise/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Select } from '#ui/design/choice/select.tsx';
import { fieldId } from '#ui/design/field/field-id.ts';
import { NumberStepper } from '#ui/design/field/number-stepper.tsx';
import { SearchButton54 } from '#ui/design/field/search-field.tsx';
import { Popover } from '#ui/design/layer/popover.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { useCruiseText } from './cruise-text.ts';
import styles from './search-form.module.css';

const ages = Array.from({ length: cruiseLimits.childAge + 1 }, (_, age) => age);

export function CabinsField({ error }: { readonly error: string | undefined }) {
  const words = useWords();
  const text = useCruiseText();
  const cruises = usePart(cruiseParts.find);
  const {
    draft: { cabins },
  } = useStateOf(cruises.state$);
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <>
      <SearchButton54
        ref={anchor}
        id={fieldId('cabins')}
        icon={Users}
        chevron
        label={words('cruise-cabins')}
        value={words('cruise-cabins-count', { count: cabins.length })}
        detail={text.guests(cabins.reduce((all, cabin) => all + guestCount(cabin), 0))}
        expanded={open}
        onPress={() => setOpen(!open)}
        error={error}
      />
      <Popover open={open} onClose={() => setOpen(false)} anchor={anchor} label={words('cruise-cabins')} align="end">
        <div className={styles.cabins}>
          <NumberStepper
            label={words('cruise-cabins-how-many')}
            value={cabins.length}
            least={1}
            most={cruiseLimits.cabins}
            onChange={(count) => cruises.changeCount(count)}
          />
          {cabins.map((cabin, at) => (
            <OneCabin key={at} at={at} cabin={cabin} alone={cabins.length === 1} />
          ))}
          <Button variant="primary" block onClick={() => setOpen(false)}>
            {words('design-done')}
          </Button>
        </div>
      </Popover>
    </>
  );
}

function OneCabin({ at, cabin, alone }: { readonly at: number; readonly cabin: CabinParty; readonly alone: boolean }) {
  const words = useWords();
  const cruises = usePart(cruiseParts.find);
  const { adults, childAges } = cabin;
  const change = (next: Partial<CabinParty>) => cruises.changeCabin(at, { ...cabin, ...next });
  return (
    <fieldset className={styles.cabin}>
      <legend className={alone ? 'unseen' : undefined}>{words('cruise-cabin-number', { number: at + 1 })}</legend>
      <NumberStepper
        label={words('cruise-adults')}
        value={adults}
        least={1}
        most={cruiseLimits.guests - childAges.length}
        onChange={(count) => change({ adults: count })}
      />
      <NumberStepper
        label={words('cruise-children')}
        note={words('cruise-children-note')}
        value={childAges.length}
        least={0}
        most={cruiseLimits.guests - adults}
        onChange={(count) => change({ childAges: Array.from({ length: count }, (_, child) => childAges[child] ?? 8) })}
      />
      {childAges.length === 0 ? null : (
        <div className={styles.ages}>
          {childAges.map((age, child) => (
            <Select
              key={child}
              label={words('cruise-child-age', { number: child + 1 })}
              size={40}
              options={ages.map((each) => ({ key: String(each), label: String(each) }))}
              value={String(age)}
              onChange={(key) =>
                change({ childAges: childAges.map((each, index) => (index === child ? Number(key) : each)) })
              }
            />
          ))}
        </div>
      )}
    </fieldset>
  );
}
