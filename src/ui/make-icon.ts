import { type ComponentProps, createElement } from 'react'

interface IconProps extends Omit<ComponentProps<'svg'>, 'stroke'> {
  size?: number | string
  /** Its width. */
  stroke?: number | string
}

const OUTLINE = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const

/**
 * One of Tabler's icons (MIT License, © 2020-2026 Paweł Kuna), as `@tabler/icons-react` makes it, but for its strokes, which
 * are one path here: a screen has some two hundred icons, and each element costs it style and layout.
 */
export default function makeIcon(kind: 'outline' | 'filled', drawing: string) {
  const path = createElement('path', { d: drawing })
  return ({ color = 'currentColor', size = 24, stroke = 2, ...rest }: IconProps) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        viewBox: '0 0 24 24',
        width: size,
        height: size,
        ...(kind === 'filled' ? { fill: color, stroke: 'none' } : { ...OUTLINE, stroke: color, strokeWidth: stroke }),
        ...rest,
      },
      path,
    )
}
