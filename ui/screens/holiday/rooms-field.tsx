/** How many rooms, and who sleeps in each: one control that opens the counts and the children's ages. */
import { useId, useRef, useState } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { childAgeMost, partyLimits, peopleIn, type RoomParty, travellersIn } from '#domain/holiday/trip/party.ts';
import { holidayParts } from '#ui/composition/holiday/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Select } from '#ui/design/choice/select.tsx';
import { fieldId } from '#ui/design/field/field-id.ts';
import { NumberStepper } from '#ui/design/field/number-stepper.tsx';
import { Popover } from '#ui/design/layer/popover.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { Icon } from '#ui/design/press/icon.tsx';
import { useWords } from '#ui/design/words/words.ts';
import styles from './search-form.module.css';

const ages = Array.from({ length: childAgeMost + 1 }, (_, age) => age);
const usualAge = 8;

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
        <div className={styles.rooms}>
          <NumberStepper
            label={words('holiday-rooms-how-many')}
            value={rooms.length}
            least={1}
            most={partyLimits.rooms}
            onChange={(count) => holidays.changeRooms(count)}
          />
          {rooms.map((room, at) => (
            <OneRoom key={at} at={at} room={room} />
          ))}
          <Button variant="primary" block onClick={() => setOpen(false)}>
            {words('design-done')}
          </Button>
        </div>
      </Popover>
    </div>
  );
}

function OneRoom({ at, room }: { readonly at: number; readonly room: RoomParty }) {
  const words = useWords();
  const holidays = usePart(holidayParts.find);
  const { adults, childAges } = room;
  const change = (next: Partial<RoomParty>) => holidays.changeRoom(at, { ...room, ...next });
  const spare = partyLimits.people - peopleIn(room);
  return (
    <fieldset className={styles.room}>
      <legend>{words('holiday-room-number', { number: at + 1 })}</legend>
      <NumberStepper
        label={words('holiday-adults')}
        value={adults}
        least={1}
        most={Math.min(partyLimits.adults, adults + spare)}
        onChange={(count) => change({ adults: count })}
      />
      <NumberStepper
        label={words('holiday-children')}
        note={words('holiday-children-note')}
        value={childAges.length}
        least={0}
        most={Math.min(partyLimits.children, childAges.length + spare)}
        onChange={(count) =>
          change({ childAges: Array.from({ length: count }, (_, child) => childAges[child] ?? usualAge) })
        }
      />
      {childAges.length === 0 ? null : (
        <div className={styles.ages}>
          {childAges.map((age, child) => (
            <Select
              key={child}
              label={words('holiday-child-age', { number: child + 1 })}
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
