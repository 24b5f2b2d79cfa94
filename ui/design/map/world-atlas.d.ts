/** Natural Earth’s land at 1:50,000,000, in the public domain, as world-atlas packs it. No borders. */
declare module 'world-atlas/land-50m.json' {
  import type { GeometryCollection, Topology } from 'topojson-specification';

  const land: Topology<{ readonly land: GeometryCollection }>;
  export default land;
}
