/**
 * An icon beside words. It says nothing by itself, so assistive technology never hears of it; `mirrored` turns arrows,
 * chevrons and vehicles round where the page reads from right to left.
 */
import { memo } from 'react';
import type { ComponentType, SVGProps } from 'react';

export type IconShape = ComponentType<SVGProps<SVGSVGElement> & { size?: string | number }>;

export interface IconProps {
  readonly of: IconShape;
  readonly size?: number;
  readonly mirrored?: boolean;
  readonly className?: string | undefined;
}

export const Icon = memo(({ of: Shape, size = 18, mirrored = false, className }: IconProps) => (
  <Shape
    size={size}
    strokeWidth={1.75}
    aria-hidden="true"
    focusable="false"
    className={[mirrored ? 'mirrored' : '', className ?? ''].join(' ').trim()}
  />
));
