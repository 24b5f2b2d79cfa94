/** How many cabins, and who shares each: one control that opens the counts and the children's ages. */
import { useRef, useState } from 'react';
import Users from 'lucide-react/icons/users-round';
import { guestCount } from '#domain/cruise/sailing/sailing.ts';
import { cruiseLimits } from '#domain/cruise/search/rules.ts';
import { PartiesPanel } from '#ui/booking/search/parties-panel.tsx';
import { cruiseParts } from '#ui/composition/cruise/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { fieldId } from '#ui/design/field/field-id.ts';
import { SearchButton54 } from '#ui/design/field/search-field.tsx';
import { Popover } from '#ui/design/layer/popover.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { useCruiseText } from './cruise-text.ts';

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
        <PartiesPanel
          parties={cabins}
          most={cruiseLimits.cabins}
          room={({ adults, childAges }) => ({
            adults: cruiseLimits.guests - childAges.length,
            children: cruiseLimits.guests - adults,
          })}
          childAgeMost={cruiseLimits.childAge}
          texts={{
            howMany: words('cruise-cabins-how-many'),
            party: (number) => words('cruise-cabin-number', { number }),
            adults: words('cruise-adults'),
            children: words('cruise-children'),
            childrenNote: words('cruise-children-note'),
            childAge: (number) => words('cruise-child-age', { number }),
          }}
          onCount={(count) => cruises.changeCount(count)}
          onChange={(at, cabin) => cruises.changeCabin(at, cabin)}
          onDone={() => setOpen(false)}
        />
      </Popover>
    </>
  );
}
