/** The weather of the stay that is looked at. */
import { BehaviorSubject } from 'rxjs';
import type { WeatherDay } from '#domain/hotel/weather/day.ts';
import type { WeatherAsked } from '#domain/hotel/weather/weather.ts';
import type { HotelDesk } from '#application/desk/hotel/hotel.ts';
import { type Loadable, loading } from '#application/portal/loadable.ts';
import type { Session } from '#application/portal/session/session.ts';

export class StayWeather {
  readonly state$ = new BehaviorSubject<Loadable<readonly WeatherDay[]>>(loading);
  readonly #desk: Pick<HotelDesk, 'weather'>;
  readonly #session: Session;
  #asked = '';

  constructor(desk: Pick<HotelDesk, 'weather'>, session: Session) {
    this.#desk = desk;
    this.#session = session;
  }

  /** The newest question wins; what is known is not asked again. */
  async look(asked: WeatherAsked, again = false): Promise<void> {
    const key = JSON.stringify(asked);
    if (key === this.#asked && !again && this.state$.value.kind !== 'failed') return;
    this.#asked = key;
    this.state$.next(loading);
    const outcome = await this.#session.ask(this.#desk.weather(asked));
    if (this.#asked !== key) return;
    this.state$.next(
      outcome.kind === 'done'
        ? { kind: 'ready', value: outcome.value.days }
        : { kind: 'failed', failure: outcome.failure },
    );
  }
}
