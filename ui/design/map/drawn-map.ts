/**
 * A map as Leaflet draws it: streets from a server of tiles or, where none is configured, the shapes of the land with the names
 * of places on them; and pins with a text. Of pins that would lie on each other the first is shown, the others are dots.
 */
import {
  circle,
  circleMarker,
  control,
  divIcon,
  geoJSON,
  type LatLngBounds,
  latLngBounds,
  type Layer,
  layerGroup,
  type LayerGroup,
  map,
  type Map as LeafletMap,
  marker,
  type Marker,
  polyline,
  tileLayer,
} from 'leaflet';
import 'leaflet/dist/leaflet.css';
import styles from './price-map.module.css';

export interface MapPoint {
  readonly latitude: number;
  readonly longitude: number;
}

export interface MapPin extends MapPoint {
  readonly key: string;
  /** On the pin: a price, a name. */
  readonly text: string;
  /** Read out. */
  readonly label: string;
}

/** A part of what is shown that has a name, with about its size. */
export interface MapPlace extends MapPoint {
  readonly name: string;
  readonly metres: number;
}

export interface MapTiles {
  /** With {z}, {x} and {y}. */
  readonly url: string;
  readonly credit: string;
}

export interface MapShown {
  /** The first are the last to be hidden. */
  readonly pins: readonly MapPin[];
  readonly places: readonly MapPlace[];
  /** The pins lie on a way, from one to the next. */
  readonly onWay?: boolean | undefined;
}

export interface MapWords {
  readonly closer: string;
  readonly farther: string;
}

export interface MapHeard {
  readonly onChoose: (key: string) => void;
  /** Keys of the pins in view, in their order. */
  readonly onView: (keys: readonly string[]) => void;
}

/** Pixels of a pin with its text, about. */
const pinSize = { width: 92, height: 36 };
const mostPins = 60;
const mostDots = 400;
/** The shapes of the land are exact to some kilometres: around a place there is land. */
const groundMetres = 1500;
const metresOfDegree = 111_200;
/** A way is seen with the coasts around it. */
const wayZoom = 9;

export class DrawnMap {
  readonly #map: LeafletMap;
  readonly #heard: MapHeard;
  readonly #pins = new Map<string, Marker>();
  readonly #dots: LayerGroup;
  readonly #places: LayerGroup;
  readonly #isPlain: boolean;
  #shown: MapShown = { pins: [], places: [] };
  #chosen: string | undefined;
  #isGone = false;

  constructor(box: HTMLElement, tiles: MapTiles | undefined, words: MapWords, heard: MapHeard) {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.#heard = heard;
    this.#isPlain = tiles === undefined;
    this.#map = map(box, {
      zoomControl: false,
      minZoom: 2,
      maxZoom: 17,
      zoomAnimation: !still,
      fadeAnimation: !still,
      inertia: !still,
      scrollWheelZoom: false,
    }).setView([20, 78], 4);
    this.#map.attributionControl.setPrefix(false);
    control.zoom({ position: 'topright', zoomInTitle: words.closer, zoomOutTitle: words.farther }).addTo(this.#map);
    control.scale({ imperial: false }).addTo(this.#map);
    this.#places = layerGroup().addTo(this.#map);
    this.#dots = layerGroup().addTo(this.#map);
    if (tiles === undefined) void this.#drawLand();
    else tileLayer(tiles.url, { attribution: tiles.credit }).addTo(this.#map);
    // A window that changed its size just before the end is heard of after it.
    this.#map.on('moveend', () => {
      if (!this.#isGone) this.#arrange();
    });
    // The wheel turns the page until the map is in use.
    this.#map.on('focus click', () => this.#map.scrollWheelZoom.enable());
    this.#map.on('blur', () => this.#map.scrollWheelZoom.disable());
  }

  /** Other pins are brought into view, the same ones stay as they lie. */
  show(shown: MapShown): void {
    const before = new Set(this.#shown.pins.map(({ key }) => key));
    this.#shown = shown;
    for (const pin of this.#pins.values()) pin.remove();
    this.#pins.clear();
    this.#places.clearLayers();
    if (this.#isPlain) {
      for (const place of shown.places) groundOf(place).addTo(this.#places);
      for (const place of shown.places) for (const layer of placeLayers(place)) layer.addTo(this.#places);
    }
    if (shown.onWay === true) for (const layer of wayLayers(shown.pins)) layer.addTo(this.#places);
    if (shown.pins.some(({ key }) => !before.has(key))) {
      const maxZoom = shown.onWay === true ? wayZoom : 14;
      this.#map.fitBounds(boundsOf(shown), { padding: [48, 48], maxZoom, animate: false });
    }
    this.#arrange();
  }

  choose(key: string | undefined): void {
    this.#chosen = key;
    const pin = this.#shown.pins.find((each) => each.key === key);
    if (pin !== undefined && !this.#map.getBounds().contains([pin.latitude, pin.longitude])) {
      this.#map.panTo([pin.latitude, pin.longitude]);
    }
    this.#arrange();
  }

  /** The box has another size. */
  resized(): void {
    if (!this.#isGone) this.#map.invalidateSize({ animate: false });
  }

  remove(): void {
    this.#isGone = true;
    this.#map.remove();
  }

  async #drawLand(): Promise<void> {
    const [{ feature }, { default: land }] = await Promise.all([
      import('topojson-client'),
      import('world-atlas/land-50m.json'),
    ]);
    // Meanwhile the page may be another one.
    if (this.#isGone) return;
    geoJSON(feature(land, land.objects.land), {
      interactive: false,
      attribution: 'Natural Earth',
      style: { className: styles.land ?? '', stroke: false, fillOpacity: 1 },
    })
      .addTo(this.#map)
      .bringToBack();
  }

  /** Pins in view by their order, each where no earlier one lies; dots for the others. */
  #arrange(): void {
    const view = this.#map.getBounds();
    const inView = this.#shown.pins.filter(({ latitude, longitude }) => view.contains([latitude, longitude]));
    const chosen = inView.filter(({ key }) => key === this.#chosen);
    const placed: { readonly x: number; readonly y: number }[] = [];
    const wanted = new Set<string>();
    this.#dots.clearLayers();
    let dots = 0;
    for (const pin of [...chosen, ...inView.filter(({ key }) => key !== this.#chosen)]) {
      const { x, y } = this.#map.latLngToContainerPoint([pin.latitude, pin.longitude]);
      const free = placed.every(
        (each) => Math.abs(each.x - x) >= pinSize.width || Math.abs(each.y - y) >= pinSize.height,
      );
      if (free && placed.length < mostPins) {
        placed.push({ x, y });
        wanted.add(pin.key);
        this.#raise(pin);
      } else if (dots < mostDots) {
        dots += 1;
        circleMarker([pin.latitude, pin.longitude], { radius: 5, weight: 1, className: styles.dot ?? '' })
          .on('click', () => this.#heard.onChoose(pin.key))
          .addTo(this.#dots);
      }
    }
    for (const [key, pin] of this.#pins) {
      if (wanted.has(key)) continue;
      pin.remove();
      this.#pins.delete(key);
    }
    this.#heard.onView(inView.map(({ key }) => key));
  }

  #raise({ key, latitude, longitude, text, label }: MapPin): void {
    const known = this.#pins.get(key);
    const pin = known ?? marker([latitude, longitude], { icon: iconOf(text), riseOnHover: true });
    if (known === undefined) {
      this.#pins.set(key, pin);
      pin.on('click', () => this.#heard.onChoose(key)).addTo(this.#map);
      pin.getElement()?.addEventListener('keydown', (event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        this.#heard.onChoose(key);
      });
    }
    const on = key === this.#chosen;
    pin.setZIndexOffset(on ? 1000 : 0);
    const drawn = pin.getElement();
    drawn?.setAttribute('aria-label', label);
    drawn?.setAttribute('aria-pressed', String(on));
  }
}

function iconOf(text: string) {
  const pill = document.createElement('bdi');
  pill.textContent = text;
  return divIcon({ className: styles.pin ?? '', html: pill, iconSize: [0, 0] });
}

function groundOf({ latitude, longitude, metres }: MapPlace): Layer {
  return circle([latitude, longitude], {
    radius: metres + groundMetres,
    interactive: false,
    stroke: false,
    fillOpacity: 1,
    className: styles.land ?? '',
  });
}

function placeLayers({ name, latitude, longitude, metres }: MapPlace): readonly Layer[] {
  const text = document.createElement('bdi');
  text.textContent = name;
  return [
    circle([latitude, longitude], {
      radius: metres,
      interactive: false,
      stroke: false,
      fillOpacity: 1,
      className: styles.area ?? '',
    }),
    // At its northern edge, where pins of its middle do not lie.
    marker([latitude + metres / metresOfDegree, longitude], {
      icon: divIcon({ className: styles.place ?? '', html: text, iconSize: [0, 0] }),
      interactive: false,
      keyboard: false,
      zIndexOffset: -1000,
    }),
  ];
}

function wayLayers(pins: readonly MapPoint[]): readonly Layer[] {
  const points = pins.map(pointOf);
  return [
    polyline(points, { interactive: false, weight: 2, className: styles.way ?? '' }),
    ...points.map((point) =>
      circleMarker(point, { interactive: false, radius: 5, weight: 2, className: styles.stop ?? '' }),
    ),
  ];
}

function boundsOf({ pins }: MapShown): LatLngBounds {
  return latLngBounds(pins.map(pointOf));
}

function pointOf({ latitude, longitude }: MapPoint): [number, number] {
  return [latitude, longitude];
}
