/** Who runs the sandbox's buses: corporations of states, and private operators that are invented. */
import type { OperatorScheme } from '#domain/bus/trip/gst.ts';
import type { NeighbourRule } from '#domain/bus/trip/seating.ts';
import type { Amenity, BusOperator, BusType } from '#domain/bus/trip/trip.ts';

export interface SandboxOperator extends BusOperator {
  /** States between or from which it runs; everywhere where empty. */
  readonly states: readonly string[];
  readonly fleet: readonly (keyof typeof buses)[];
  readonly policy: string;
  readonly partial: boolean;
  readonly scheme: OperatorScheme;
  readonly rule: NeighbourRule;
  readonly idRequired: boolean;
  /** Per cent of the usual fare. */
  readonly level: number;
  /** Stars that its runs are around. */
  readonly stars: number;
}

/** Rupees a kilometre stand beside what a bus is. */
export const buses = {
  volvo: bus('Volvo 9600', true, 'sleeper', '2+1', 2.75, ['blanket', 'charging', 'live-tracking', 'water']),
  benz: bus('Bharat Benz', true, 'sleeper', '2+1', 2.55, ['blanket', 'charging', 'live-tracking', 'toilet']),
  suite: bus('Volvo 9600', true, 'sleeper', '1+1', 3.6, ['blanket', 'charging', 'snacks', 'water', 'wifi']),
  airavat: bus('Volvo multi-axle', true, 'semi-sleeper', '2+2', 2.2, ['charging', 'water']),
  scania: bus('Scania', true, 'semi-sleeper', '2+1', 2.4, ['charging', 'reading-light', 'water']),
  mixed: bus('Ashok Leyland', true, 'seater-sleeper', '2+1', 2.1, ['charging', 'reading-light']),
  plain: bus('Ashok Leyland', false, 'sleeper', '2+1', 1.65, ['reading-light']),
  express: bus('Tata', false, 'seater', '2+2', 1.2, []),
  electric: bus('Olectra', true, 'seater', '2+2', 1.9, ['charging', 'live-tracking', 'wifi']),
} as const;

export interface SandboxBus extends BusType {
  readonly perKilometre: number;
  readonly amenities: readonly Amenity[];
}

function bus(
  model: string,
  ac: boolean,
  seating: BusType['seating'],
  abreast: BusType['abreast'],
  perKilometre: number,
  amenities: readonly Amenity[],
): SandboxBus {
  return { model, ac, seating, abreast, perKilometre, amenities };
}

const strict = '0:12:100:0;12:24:50:0;24:-1:10:0';
const usual = '0:6:100:0;6:12:50:0;12:24:30:0;24:-1:15:0';
const mild = '0:4:100:0;4:24:25:0;24:-1:10:0';
const state = '0:2:100:0;2:24:30:0;24:-1:10:0';
const amounts = '0:8:100:0;8:24:200:1;24:-1:75:1';

const privately = {
  kind: 'private',
  policy: usual,
  partial: true,
  scheme: 'restricted-credit',
  rule: 'women',
  idRequired: false,
  level: 100,
  stars: 4.1,
  states: [],
} as const;

function corporation(
  code: string,
  name: string,
  states: readonly string[],
  fleet: SandboxOperator['fleet'],
): SandboxOperator {
  return { ...privately, code, name, states, fleet, kind: 'state', policy: state, rule: 'women', level: 94, stars: 4 };
}

const south = ['Karnataka', 'Telangana', 'Andhra Pradesh', 'Tamil Nadu', 'Kerala', 'Puducherry', 'Goa'];
const west = ['Maharashtra', 'Gujarat', 'Goa', 'Madhya Pradesh', 'Rajasthan'];
const north = 'Delhi, Haryana, Punjab, Chandigarh, Himachal Pradesh, Uttarakhand, Uttar Pradesh, Rajasthan'
  .concat(', Jammu and Kashmir, Madhya Pradesh')
  .split(', ');
const east = 'West Bengal, Bihar, Jharkhand, Odisha, Chhattisgarh, Assam, Meghalaya, Sikkim, Tripura'.split(', ');

export const operators: readonly SandboxOperator[] = [
  {
    ...privately,
    code: 'orange',
    name: 'Orange Coach Lines',
    fleet: ['volvo', 'benz'],
    states: south,
    stars: 4.6,
    policy: strict,
  },
  { ...privately, code: 'nandi', name: 'Nandi Travels', fleet: ['volvo', 'mixed', 'plain'], states: south, stars: 4.2 },
  {
    ...privately,
    code: 'kaveri',
    name: 'Kaveri Express',
    fleet: ['benz', 'scania'],
    states: south,
    partial: false,
    stars: 4.3,
  },
  {
    ...privately,
    code: 'coromandel',
    name: 'Coromandel Tours',
    fleet: ['mixed', 'plain', 'benz'],
    states: south,
    level: 92,
    stars: 3.9,
    rule: 'both',
  },
  {
    ...privately,
    code: 'malabar',
    name: 'Malabar Road Lines',
    fleet: ['volvo', 'suite'],
    states: south,
    level: 106,
    stars: 4.5,
    idRequired: true,
  },
  {
    ...privately,
    code: 'sahyadri',
    name: 'Sahyadri Roadways',
    fleet: ['benz', 'scania', 'mixed'],
    states: [...west, 'Karnataka', 'Telangana'],
    stars: 4.2,
  },
  {
    ...privately,
    code: 'konkan',
    name: 'Konkan Star',
    fleet: ['volvo', 'plain'],
    states: [...west, 'Karnataka'],
    policy: mild,
    stars: 4,
  },
  {
    ...privately,
    code: 'narmada',
    name: 'Narmada Travels',
    fleet: ['mixed', 'benz', 'express'],
    states: west,
    partial: false,
    level: 95,
    stars: 3.8,
  },
  {
    ...privately,
    code: 'girnar',
    name: 'Girnar Bus Service',
    fleet: ['volvo', 'mixed'],
    states: west,
    rule: 'both',
    stars: 4.1,
    policy: amounts,
  },
  {
    ...privately,
    code: 'aravalli',
    name: 'Aravalli Travels',
    fleet: ['benz', 'plain', 'mixed'],
    states: [...north, ...west],
    stars: 3.9,
  },
  {
    ...privately,
    code: 'himgiri',
    name: 'Himgiri Volvo',
    fleet: ['volvo', 'airavat'],
    states: north,
    policy: strict,
    stars: 4.3,
    idRequired: true,
  },
  { ...privately, code: 'doaba', name: 'Doaba Express', fleet: ['scania', 'benz'], states: north, stars: 4.2 },
  {
    ...privately,
    code: 'gangotri',
    name: 'Gangotri Travels',
    fleet: ['mixed', 'plain'],
    states: [...north, 'Bihar'],
    level: 90,
    stars: 3.6,
  },
  { ...privately, code: 'teesta', name: 'Teesta Tours', fleet: ['volvo', 'mixed'], states: east, stars: 4.1 },
  {
    ...privately,
    code: 'mahanadi',
    name: 'Mahanadi Coaches',
    fleet: ['benz', 'plain', 'mixed'],
    states: east,
    policy: mild,
    stars: 4,
  },
  {
    ...privately,
    code: 'brahmaputra',
    name: 'Brahmaputra Lines',
    fleet: ['benz', 'airavat'],
    states: east,
    stars: 4.2,
  },
  {
    ...privately,
    code: 'smartcoach',
    name: 'SmartCoach',
    fleet: ['benz', 'suite', 'electric'],
    scheme: 'full-credit',
    level: 104,
    stars: 4.5,
  },
  { ...privately, code: 'zephyr', name: 'Zephyr Electric', fleet: ['electric'], policy: mild, level: 98, stars: 4.4 },
  {
    ...privately,
    code: 'starline',
    name: 'Starline Sleeper',
    fleet: ['plain', 'mixed', 'volvo'],
    level: 93,
    stars: 3.7,
  },
  corporation('ksrtc', 'KSRTC Karnataka', south, ['airavat', 'express']),
  corporation('keralartc', 'Kerala RTC', ['Kerala', 'Karnataka', 'Tamil Nadu'], ['scania', 'express']),
  corporation(
    'tgsrtc',
    'TGSRTC',
    ['Telangana', 'Andhra Pradesh', 'Karnataka', 'Maharashtra'],
    ['airavat', 'electric', 'express'],
  ),
  corporation(
    'apsrtc',
    'APSRTC',
    ['Andhra Pradesh', 'Telangana', 'Karnataka', 'Tamil Nadu'],
    ['airavat', 'express', 'mixed'],
  ),
  corporation('setc', 'SETC Tamil Nadu', ['Tamil Nadu', 'Puducherry', 'Kerala', 'Karnataka'], ['mixed', 'express']),
  corporation(
    'msrtc',
    'MSRTC',
    ['Maharashtra', 'Goa', 'Gujarat', 'Telangana', 'Karnataka'],
    ['airavat', 'electric', 'express'],
  ),
  corporation('gsrtc', 'GSRTC', ['Gujarat', 'Rajasthan', 'Maharashtra'], ['airavat', 'plain', 'express']),
  corporation('rsrtc', 'RSRTC', ['Rajasthan', 'Delhi', 'Haryana', 'Uttar Pradesh', 'Gujarat'], ['airavat', 'express']),
  corporation('upsrtc', 'UPSRTC', ['Uttar Pradesh', 'Delhi', 'Uttarakhand', 'Madhya Pradesh'], ['scania', 'express']),
  corporation('hrtc', 'HRTC', ['Himachal Pradesh', 'Delhi', 'Chandigarh', 'Punjab', 'Haryana'], ['airavat', 'express']),
  corporation('osrtc', 'OSRTC', ['Odisha', 'West Bengal', 'Chhattisgarh', 'Andhra Pradesh'], ['airavat', 'mixed']),
  corporation('sbstc', 'SBSTC', ['West Bengal', 'Jharkhand', 'Bihar', 'Odisha'], ['mixed', 'express']),
];
