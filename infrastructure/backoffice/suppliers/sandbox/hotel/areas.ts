/** Parts of cities where hotels stand, and what people go to see. Points are approximate. */
import type { City, Point } from '#domain/places/city.ts';

export interface Area extends Point {
  readonly name: string;
  /** How many of a city's hotels are there, in proportion. */
  readonly weight: number;
  /** Hotels lie about so far around its point. */
  readonly spreadKm: number;
  readonly landmark?: true;
  /** Every city has one of that name. */
  readonly usual?: true;
}

type Line = readonly [name: string, latitude: number, longitude: number];

const known: Readonly<Record<string, { readonly areas: readonly Line[]; readonly landmarks: readonly Line[] }>> = {
  'IN:Mumbai': {
    areas: [
      ['Andheri East', 19.1136, 72.8697],
      ['Bandra', 19.0596, 72.8295],
      ['Colaba', 18.9067, 72.8147],
      ['Juhu', 19.1075, 72.8263],
      ['Powai', 19.1176, 72.906],
      ['Nariman Point', 18.9256, 72.8242],
      ['Lower Parel', 18.9953, 72.83],
      ['Vashi', 19.0771, 72.9986],
    ],
    landmarks: [
      ['Gateway of India', 18.922, 72.8347],
      ['Chhatrapati Shivaji Terminus', 18.9398, 72.8355],
      ['Bandra Kurla Complex', 19.0662, 72.8691],
    ],
  },
  'IN:Delhi': {
    areas: [
      ['Connaught Place', 28.6315, 77.2167],
      ['Karol Bagh', 28.6519, 77.1909],
      ['Paharganj', 28.6448, 77.2128],
      ['Aerocity', 28.5483, 77.121],
      ['Saket', 28.5245, 77.2066],
      ['Dwarka', 28.5921, 77.046],
    ],
    landmarks: [
      ['India Gate', 28.6129, 77.2295],
      ['Red Fort', 28.6562, 77.241],
      ['Qutub Minar', 28.5245, 77.1855],
    ],
  },
  'IN:Bengaluru': {
    areas: [
      ['MG Road', 12.9757, 77.6097],
      ['Indiranagar', 12.9784, 77.6408],
      ['Koramangala', 12.9352, 77.6245],
      ['Whitefield', 12.9698, 77.75],
      ['Electronic City', 12.8452, 77.6602],
      ['Hebbal', 13.0358, 77.597],
    ],
    landmarks: [
      ['Bangalore Palace', 12.9988, 77.5921],
      ['Lalbagh', 12.9507, 77.5848],
    ],
  },
  'IN:Kochi': {
    areas: [
      ['Fort Kochi', 9.9658, 76.2421],
      ['Marine Drive', 9.9816, 76.2755],
      ['Edappally', 10.0261, 76.3125],
      ['Kakkanad', 10.0159, 76.3419],
    ],
    landmarks: [['Chinese Fishing Nets', 9.9684, 76.2427]],
  },
  'IN:Jaipur': {
    areas: [
      ['Bani Park', 26.9298, 75.7936],
      ['C-Scheme', 26.9106, 75.8024],
      ['Amer Road', 26.9424, 75.8366],
      ['Malviya Nagar', 26.8549, 75.8243],
    ],
    landmarks: [
      ['Hawa Mahal', 26.9239, 75.8267],
      ['Amber Fort', 26.9855, 75.8513],
    ],
  },
  'AE:Dubai': {
    areas: [
      ['Deira', 25.2697, 55.3095],
      ['Bur Dubai', 25.2532, 55.2957],
      ['Downtown', 25.1972, 55.2744],
      ['Dubai Marina', 25.0805, 55.1403],
      ['Jumeirah Beach', 25.0779, 55.1309],
      ['Al Barsha', 25.1107, 55.1998],
      ['Business Bay', 25.1865, 55.2726],
    ],
    landmarks: [
      ['Burj Khalifa', 25.1972, 55.2744],
      ['Gold Souk', 25.2708, 55.2965],
      ['Dubai Mall', 25.1985, 55.2796],
    ],
  },
  'SG:Singapore': {
    areas: [
      ['Little India', 1.3066, 103.8518],
      ['Orchard', 1.3048, 103.8318],
      ['Marina Bay', 1.2834, 103.8607],
      ['Chinatown', 1.2838, 103.8434],
      ['Sentosa', 1.2494, 103.8303],
    ],
    landmarks: [['Gardens by the Bay', 1.2816, 103.8636]],
  },
  'TH:Bangkok': {
    areas: [
      ['Sukhumvit', 13.7373, 100.5602],
      ['Silom', 13.7286, 100.534],
      ['Pratunam', 13.7524, 100.5415],
      ['Riverside', 13.724, 100.5145],
      ['Khao San Road', 13.7589, 100.4974],
    ],
    landmarks: [['Grand Palace', 13.75, 100.4913]],
  },
  'GB:London': {
    areas: [
      ['Paddington', 51.5154, -0.1755],
      ['Kensington', 51.499, -0.1939],
      ['Westminster', 51.4975, -0.1357],
      ['Shoreditch', 51.5265, -0.0779],
      ['Canary Wharf', 51.5054, -0.0235],
      ['Hounslow', 51.4746, -0.3684],
    ],
    landmarks: [
      ['Tower Bridge', 51.5055, -0.0754],
      ['British Museum', 51.5194, -0.127],
    ],
  },
  'FR:Paris': {
    areas: [
      ['Opéra', 48.8708, 2.3317],
      ['Le Marais', 48.8592, 2.3622],
      ['Montmartre', 48.8867, 2.3431],
      ['Quartier latin', 48.8494, 2.3471],
      ['La Défense', 48.8918, 2.2361],
    ],
    landmarks: [
      ['Eiffel Tower', 48.8584, 2.2945],
      ['Louvre', 48.8606, 2.3376],
    ],
  },
};

/** Of a city that nothing is written of: name, share, kilometres and degrees from its middle. */
const usual: readonly (readonly [name: string, weight: number, km: number, degrees: number])[] = [
  ['City Centre', 5, 0, 0],
  ['Old Town', 3, 1.4, 200],
  ['Station Road', 3, 1.8, 65],
  ['Business District', 2, 3.2, 310],
  ['Airport Road', 2, 6.5, 130],
  ['Lake View', 1, 4.6, 250],
];

/** Areas of a city; the last ones may be landmarks, where nobody's hotel stands by itself. */
export function areasOf(city: City): readonly Area[] {
  const written = known[`${city.country}:${city.name}`];
  if (written !== undefined) {
    return [
      ...written.areas.map(([name, latitude, longitude], at): Area => {
        return { name, latitude, longitude, weight: written.areas.length - at / 2, spreadKm: 1.3 };
      }),
      ...written.landmarks.map(([name, latitude, longitude]): Area => {
        return { name, latitude, longitude, weight: 0, spreadKm: 3, landmark: true };
      }),
    ];
  }
  // A small town is nearer to itself.
  const scale = Math.min(1.6, Math.max(0.35, Math.sqrt(city.population / 1_500_000)));
  return usual.map(([name, weight, km, degrees]) => {
    return { name, weight, spreadKm: 1.2 * scale, usual: true, ...moved(city, km * scale, degrees) };
  });
}

/** A point so many kilometres away, in a direction from north. */
export function moved({ latitude, longitude }: Point, km: number, degrees: number): Point {
  const radians = (degrees * Math.PI) / 180;
  const north = (km * Math.cos(radians)) / 111.2;
  const east = (km * Math.sin(radians)) / (111.2 * Math.max(0.2, Math.cos((latitude * Math.PI) / 180)));
  return { latitude: round5(latitude + north), longitude: round5(longitude + east) };
}

function round5(degrees: number): number {
  return Math.round(degrees * 100_000) / 100_000;
}
