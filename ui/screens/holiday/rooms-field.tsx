/** How many rooms, and who sleeps in each: one control that opens the counts and the children's ages. */
import { useId, useRef, useState } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { childAgeMost, partyLimits, peopleIn, travellersIn } from '#domain/holiday/trip/party.ts';
import { PartiesPanel } from '#ui/booking/search/parties-panel.tsx';
import { holidayParts } from '#ui/composition/holiday/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { fieldId } from '#ui/design/field/field-id.ts';
import { Popover } from '#ui/design/layer/popover.tsx';
import { Icon } from '#ui/design/press/icon.tsx';
import { useWords } from '#ui/design/words/words.ts';
import styles from './search-form.module.css';

export function RoomsField({ error }: { readonly error: string | undefined }) {
  const words = useWords();
  const holidays = usePart(holidayParts.find);
  const {
    draft: { rooms },
  } = useStateOf(holidays.state$);
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const label = useId();
  const problem = useId();
  return (
    <div className={styles.roomsField}>
      <span id={label} className={styles.label}>
        {words('holiday-rooms')}
      </span>
      <button
        ref={anchor}
        id={fieldId('rooms')}
        type="button"
        className={styles.roomsButton}
        aria-labelledby={`${label} ${fieldId('rooms')}`}
        aria-describedby={error === undefined ? undefined : problem}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span>{words('holiday-party', { rooms: rooms.length, people: travellersIn(rooms) })}</span>
        <Icon of={ChevronDown} size={16} />
      </button>
      {error === undefined ? null : (
        <span id={problem} className={styles.problem}>
          {error}
        </span>
      )}
      <Popover open={open} onClose={() => setOpen(false)} anchor={anchor} label={words('holiday-rooms')} align="end">
        <PartiesPanel
          parties={rooms}
          most={partyLimits.rooms}
          room={(room) => {
            const spare = partyLimits.people - peopleIn(room);
            return {
              adults: Math.min(partyLimits.adults, room.adults + spare),
              children: Math.min(partyLimits.children, room.childAges.length + spare),
            };
          }}
          childAgeMost={childAgeMost}
          texts={{
            howMany: words('holiday-rooms-how-many'),
            party: (number) => words('holiday-room-number', { number }),
            adults: words('holiday-adults'),
            children: words('holiday-children'),
            childrenNote: words('holiday-children-note'),
            childAge: (number) => words('holiday-child-age', { number }),
          }}
          onCount={(count) => holidays.changeRooms(count)}
          onChange={(at, room) => holidays.changeRoom(at, room)}
          onDone={() => setOpen(false)}
        />
      </Popover>
    </div>
  );
}
