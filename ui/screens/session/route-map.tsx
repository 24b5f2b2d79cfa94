/** The picture beside the login form: a few routes of the deployment's part of the world, drawn from real positions. */
import styles from './login.module.css';

const places = {
  DEL: [77.1, 28.57],
  BOM: [72.87, 19.09],
  BLR: [77.71, 13.2],
  COK: [76.4, 10.15],
  CCU: [88.45, 22.65],
  DXB: [55.36, 25.25],
  DOH: [51.61, 25.27],
  MCT: [58.28, 23.59],
  CMB: [79.88, 7.18],
  MLE: [73.53, 4.19],
  BKK: [100.75, 13.69],
  SIN: [103.99, 1.36],
} as const;

type Place = keyof typeof places;

const routes: readonly (readonly [Place, Place])[] = [
  ['DEL', 'DOH'],
  ['DEL', 'BOM'],
  ['DEL', 'BLR'],
  ['DEL', 'BKK'],
  ['BOM', 'DXB'],
  ['BOM', 'SIN'],
  ['COK', 'DXB'],
  ['COK', 'MCT'],
  ['COK', 'BLR'],
  ['BLR', 'CMB'],
  ['BLR', 'SIN'],
  ['CCU', 'BKK'],
  ['COK', 'MLE'],
];

const hubs: ReadonlySet<Place> = new Set<Place>(['DEL', 'BOM', 'BLR', 'COK', 'DXB', 'SIN']);

const position = (place: Place): readonly [number, number] => {
  const [longitude, latitude] = places[place];
  return [(longitude - 46) * 12.5, (36 - latitude) * 14];
};

function arc([from, to]: readonly [Place, Place]): string {
  const [x1, y1] = position(from);
  const [x2, y2] = position(to);
  const bow = Math.hypot(x2 - x1, y2 - y1) * 0.16;
  return `M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 - bow} ${x2} ${y2}`;
}

const names = Object.keys(places).filter((name): name is Place => name in places);

export function RouteMap() {
  return (
    <svg className={styles.map} viewBox="0 0 800 520" aria-hidden="true" focusable="false">
      <defs>
        <pattern id="route-map-dots" width="14" height="14" patternUnits="userSpaceOnUse">
          <circle cx="2" cy="2" r="1.4" fill="currentColor" />
        </pattern>
        <radialGradient id="route-map-fade" cx="50%" cy="45%" r="62%">
          <stop offset="0.35" stopColor="white" />
          <stop offset="1" stopColor="black" />
        </radialGradient>
        <mask id="route-map-mask">
          <rect x="-400" y="-400" width="1600" height="1320" fill="url(#route-map-fade)" />
        </mask>
      </defs>
      <rect
        className={styles.dots}
        x="-400"
        y="-400"
        width="1600"
        height="1320"
        fill="url(#route-map-dots)"
        mask="url(#route-map-mask)"
      />
      {routes.map((route) => (
        <path key={route.join('-')} className={styles.route} d={arc(route)} />
      ))}
      {names.map((name) => {
        const [x, y] = position(name);
        return (
          <g key={name} transform={`translate(${x} ${y})`}>
            {hubs.has(name) ? <circle className={styles.hub} r="9" /> : null}
            <circle className={styles.place} r={hubs.has(name) ? 5 : 3.5} />
            <text className={styles.placeName} x="12" y="-8">
              {name}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
