/** How many rooms, and who sleeps in each: one control that opens the counts and the children's ages. */
import { useRef, useState } from 'react';
import Users from 'lucide-react/icons/users-round';
import type { RoomParty } from '#domain/hotel/search/request.ts';
import { stayLimits } from '#domain/hotel/search/rules.ts';
import { hotelParts } from '#ui/composition/hotel/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Select } from '#ui/design/choice/select.tsx';
import { NumberStepper } from '#ui/design/field/number-stepper.tsx';
import { SearchButton54 } from '#ui/design/field/search-field.tsx';
import { Popover } from '#ui/design/layer/popover.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import styles from './search-form.module.css';

const ages = Array.from({ length: stayLimits.childAge + 1 }, (_, age) => age);

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
        <div className={styles.rooms}>
          <NumberStepper
            label={words('hotel-rooms-how-many')}
            value={rooms.length}
            least={1}
            most={stayLimits.rooms}
            onChange={(count) => search.changeRooms(count)}
          />
          {rooms.map((room, at) => (
            <OneRoom key={at} at={at} room={room} alone={rooms.length === 1} />
          ))}
          <Button variant="primary" block onClick={() => setOpen(false)}>
            {words('design-done')}
          </Button>
        </div>
      </Popover>
    </>
  );
}

function OneRoom({ at, room, alone }: { readonly at: number; readonly room: RoomParty; readonly alone: boolean }) {
  const words = useWords();
  const search = usePart(hotelParts.search);
  const { adults, childAges } = room;
  const change = (next: Partial<RoomParty>) => search.changeRoom(at, { ...room, ...next });
  return (
    <fieldset className={styles.room}>
      <legend className={alone ? 'unseen' : undefined}>{words('hotel-room-number', { number: at + 1 })}</legend>
      <NumberStepper
        label={words('hotel-adults')}
        value={adults}
        least={1}
        most={stayLimits.adults}
        onChange={(count) => change({ adults: count })}
      />
      <NumberStepper
        label={words('hotel-children')}
        note={words('hotel-children-note')}
        value={childAges.length}
        least={0}
        most={stayLimits.children}
        onChange={(count) => change({ childAges: Array.from({ length: count }, (_, child) => childAges[child] ?? 8) })}
      />
      {childAges.length === 0 ? null : (
        <div className={styles.ages}>
          {childAges.map((age, child) => (
            <Select
              key={child}
              label={words('hotel-child-age', { number: child + 1 })}
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
