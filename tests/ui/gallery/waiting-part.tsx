/** Controls that are disabled until an answer is there: the event `answered` of the window. */
import { useEffect, useState } from 'react';
import { Select } from '#ui/design/choice/select.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { Checkbox } from '#ui/design/field/checkbox.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { focusField } from '#ui/design/notice/error-summary.tsx';
import { Button } from '#ui/design/press/button.tsx';

const hotels = ['Alila', 'Bulgari'].map((label) => ({ key: label, label }));

export const WaitingPart = () => {
  const [waits, setWaits] = useState(false);
  const [withSight, setWithSight] = useState(true);
  const [hotel, setHotel] = useState('Alila');
  const [note, setNote] = useState('');
  useEffect(() => {
    const answered = () => setWaits(false);
    window.addEventListener('answered', answered);
    return () => window.removeEventListener('answered', answered);
  }, []);
  return (
    <Card title="Waiting">
      <Checkbox
        checked={withSight}
        disabled={waits}
        onChange={(on) => {
          setWithSight(on);
          setWaits(true);
        }}
      >
        With a swing
      </Checkbox>
      <Select
        id="waiting-hotel"
        label="Hotel of the stay"
        options={hotels}
        value={hotel}
        disabled={waits}
        onChange={setHotel}
      />
      <fieldset disabled={waits}>
        <TextField label="Note for the stay" value={note} onChange={setNote} onEnter={() => setWaits(true)} />
      </fieldset>
      <Button onClick={() => focusField('waiting-hotel')}>Change the hotel</Button>
    </Card>
  );
};
