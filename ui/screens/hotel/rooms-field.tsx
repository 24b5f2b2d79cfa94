/** How many rooms, and who sleeps in each: one control that opens the counts and the children's ages. */
import { useRef, useState } from 'react';
import Users from 'lucide-react/icons/users-round';
import { stayLimits } from '#domain/hotel/search/rules.ts';
import { PartiesPanel } from '#ui/booking/search/parties-panel.tsx';
import { hotelParts } from '#ui/composition/hotel/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { SearchButton54 } from '#ui/design/field/search-field.tsx';
import { Popover } from '#ui/design/layer/popover.tsx';
import { useWords } from '#ui/design/words/words.ts';

export function RoomsField({ error }: { readonly error: string | undefined }) {
  const words = useWords();
  const search = usePart(hotelParts.search);
  const {
    draft: { rooms },
  } = useStateOf(search.state$);
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const guests = rooms.reduce((count, { adults, childAges }) => count + adults + childAges.length, 0);
  return (
    <>
      <SearchButton54
        ref={anchor}
        id="stay-rooms"
        icon={Users}
        chevron
        label={words('hotel-rooms')}
        value={words('hotel-rooms-count', { count: rooms.length })}
        detail={words('hotel-guests-count', { count: guests })}
        expanded={open}
        onPress={() => setOpen(!open)}
        error={error}
      />
      <Popover open={open} onClose={() => setOpen(false)} anchor={anchor} label={words('hotel-rooms')} align="end">
        <PartiesPanel
          parties={rooms}
          most={stayLimits.rooms}
          room={() => stayLimits}
          childAgeMost={stayLimits.childAge}
          texts={{
            howMany: words('hotel-rooms-how-many'),
            party: (number) => words('hotel-room-number', { number }),
            adults: words('hotel-adults'),
            children: words('hotel-children'),
            childrenNote: words('hotel-children-note'),
            childAge: (number) => words('hotel-child-age', { number }),
          }}
          onCount={(count) => search.changeRooms(count)}
          onChange={(at, room) => search.changeRoom(at, room)}
          onDone={() => setOpen(false)}
        />
      </Popover>
    </>
  );
}
