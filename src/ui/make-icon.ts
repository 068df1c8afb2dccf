import { type ComponentProps, createElement } from 'react'

interface IconProps extends Omit<ComponentProps<'svg'>, 'stroke'> {
  size?: number | string
  /** Its width. */
  stroke?: number | string
}

const OUTLINE = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const

/** One of Tabler's icons (MIT License, © 2020-2026 Paweł Kuna), as `@tabler/icons-react` makes it of its drawing. */
export default function makeIcon(
  kind: 'outline' | 'filled',
  drawing: readonly (readonly [tag: string, attributes: object])[],
) {
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
      drawing.map(([tag, attributes]) => createElement(tag, attributes)),
    )
}
