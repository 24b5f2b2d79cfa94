/** A journey on one train: which, in what class and from which quota, where one gets on and off; what else there is to say of it. */
import type { ReactNode } from 'react';
import type { RailJourney } from '#domain/train/booking/train-booking.ts';
import { Listed } from '#ui/design/choice/listed.tsx';
import { Code } from '#ui/design/data/amount.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { JourneyTrack } from './journey-track.tsx';
import { useTrainText } from './train-text.ts';

interface JourneyCardProps {
  readonly journey: RailJourney;
  readonly pnr?: string | undefined;
  /** Above its way. */
  readonly before?: ReactNode;
  /** Below it. */
  readonly children?: ReactNode;
}

export function JourneyCard({ journey, pnr, before, children }: JourneyCardProps) {
  const text = useTrainText();
  return (
    <Card
      title={
        <>
          <Code>{journey.train}</Code> <bdi>{journey.trainName}</bdi>
        </>
      }
      fact={
        <Listed>
          {text.className(journey.travelClass)}
          {text.quota(journey.quota)}
          {pnr === undefined ? null : <Code>{pnr}</Code>}
        </Listed>
      }
    >
      {before}
      <JourneyTrack journey={journey} />
      {children}
    </Card>
  );
}
