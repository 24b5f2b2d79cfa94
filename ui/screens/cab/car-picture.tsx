/** A car of a class, drawn by the product. */
import type { CarClass } from '#domain/cab/trip/trip.ts';

/** The outline of each body; wheels and glass are put on it. */
const bodies: Readonly<Record<CarClass, { readonly body: string; readonly glass: string }>> = {
  hatchback: {
    body: 'M6 30 Q8 22 20 20 L32 10 H58 L68 20 Q76 21 77 30 Z',
    glass: 'M27 19 L34 12 H44 V19 Z M47 12 H57 L63 19 H47 Z',
  },
  sedan: {
    body: 'M4 30 Q5 22 18 20 L32 10 H54 L66 19 Q80 20 82 30 Z',
    glass: 'M26 19 L34 12 H43 V19 Z M46 12 H53 L61 19 H46 Z',
  },
  suv: {
    body: 'M4 30 V21 L16 19 L26 7 H68 L74 19 Q80 20 80 30 Z',
    glass: 'M21 18 L28 9 H42 V18 Z M45 9 H66 L70 18 H45 Z',
  },
  premium: {
    body: 'M3 30 V20 L15 18 L26 6 H72 L78 18 Q83 19 83 30 Z',
    glass: 'M20 17 L28 8 H43 V17 Z M46 8 H70 L74 17 H46 Z',
  },
  tempo: {
    body: 'M3 30 V8 Q3 4 8 4 H66 L80 18 Q83 20 83 30 Z',
    glass: 'M9 8 H26 V17 H9 Z M29 8 H46 V17 H29 Z M49 8 H64 L73 17 H49 Z',
  },
};

export function CarPicture({ of }: { readonly of: CarClass }) {
  const { body, glass } = bodies[of];
  return (
    <svg viewBox="0 0 86 38" width={86} height={38} aria-hidden="true" focusable="false">
      <path d={body} fill="var(--text-3)" />
      <path d={glass} fill="var(--accent-tint-2)" />
      {[22, 64].map((x) => (
        <g key={x}>
          <circle cx={x} cy={30} r={6.5} fill="var(--ink)" />
          <circle cx={x} cy={30} r={2.6} fill="var(--surface)" />
        </g>
      ))}
    </svg>
  );
}
