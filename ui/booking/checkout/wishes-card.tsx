/** What is asked of whom it is bought from, in words. */
import { Card } from '#ui/design/data/card.tsx';
import { fieldId } from '#ui/design/field/field-id.ts';
import { TextArea } from '#ui/design/field/text-area.tsx';

interface WishesCardProps {
  /** Where it is said what is wrong with them. */
  readonly path: string;
  readonly title: string;
  readonly note: string;
  readonly most: number;
  readonly value: string;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly onChange: (typed: string) => void;
}

export const WishesCard = ({ path, title, note, most, ...field }: WishesCardProps) => (
  <Card title={title} fact={note}>
    <TextArea id={fieldId(path)} label={title} labelHidden optional rows={3} maxLength={most} {...field} />
  </Card>
);
