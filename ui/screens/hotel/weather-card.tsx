/** The weather of a stay, a tile a day; days that nobody forecasts are marked as what is usual. */
import { useEffect } from 'react';
import Cloud from 'lucide-react/icons/cloud';
import CloudDrizzle from 'lucide-react/icons/cloud-drizzle';
import CloudFog from 'lucide-react/icons/cloud-fog';
import CloudLightning from 'lucide-react/icons/cloud-lightning';
import CloudRain from 'lucide-react/icons/cloud-rain';
import CloudSnow from 'lucide-react/icons/cloud-snow';
import CloudSun from 'lucide-react/icons/cloud-sun';
import CloudSunRain from 'lucide-react/icons/cloud-sun-rain';
import Sun from 'lucide-react/icons/sun';
import type { Point } from '#domain/places/city.ts';
import type { Sky } from '#domain/hotel/weather/day.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import { hotelParts } from '#ui/composition/hotel/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Card } from '#ui/design/data/card.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { Icon, type IconShape } from '#ui/design/press/icon.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import styles from './weather-card.module.css';

const icons: Readonly<Record<Sky, IconShape>> = {
  clear: Sun,
  'partly-cloudy': CloudSun,
  cloudy: Cloud,
  fog: CloudFog,
  drizzle: CloudDrizzle,
  rain: CloudRain,
  showers: CloudSunRain,
  thunder: CloudLightning,
  snow: CloudSnow,
};

interface WeatherCardProps extends Point {
  readonly checkIn: IsoDate;
  readonly checkOut: IsoDate;
}

export function WeatherCard({ latitude, longitude, checkIn, checkOut }: WeatherCardProps) {
  const words = useWords();
  const dates = useDates();
  const weather = usePart(hotelParts.weather);
  const state = useStateOf(weather.state$);
  useEffect(
    () => void weather.look({ latitude, longitude, checkIn, checkOut }),
    [weather, latitude, longitude, checkIn, checkOut],
  );
  const days = state.kind === 'ready' ? state.value : [];
  const usual = days.filter(({ typical }) => typical === true).length;
  const fact =
    usual === 0
      ? undefined
      : words(usual === days.length ? 'hotel-weather-typical' : 'hotel-weather-mixed', { count: days.length - usual });
  return (
    <Card title={words('hotel-weather')} fact={fact} flush={days.length > 0}>
      {state.kind === 'loading' ? <SkeletonRows rows={1} height="56px" /> : null}
      {state.kind === 'failed' ? (
        <ErrorPanel
          message={failureText(words, state.failure)}
          action={{
            label: words('shell-try-again'),
            onPress: () => void weather.look({ latitude, longitude, checkIn, checkOut }, true),
          }}
        />
      ) : null}
      {days.length === 0 ? null : (
        <ul className={styles.days}>
          {days.map(({ date, high, low, sky, rain, typical }) => (
            <li key={date} className={styles.day}>
              <Icon of={icons[sky]} size={24} />
              <span>
                <strong>{dates.short(date)}</strong>
                <span>{words('hotel-weather-degrees', { high, low })}</span>
                <small>{words(`hotel-weather-${sky}`)}</small>
                <small>{words('hotel-weather-chance', { percent: rain })}</small>
                {typical === true && usual < days.length ? <small>{words('hotel-weather-usual')}</small> : null}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
