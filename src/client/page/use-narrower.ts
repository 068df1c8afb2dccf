import { useMediaQuery } from '@mantine/hooks'

/** Whether the window is narrower than that, in CSS: '48em'. For what style sheets cannot do. */
export const useNarrower = (width: string) =>
  useMediaQuery(`(width < ${width})`, undefined, { getInitialValueInEffect: false })

/** Whether the window is at least that wide. */
export const useWider = (width: string) => !useNarrower(width)
