import { useLocation, useMatch, useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

/** A path as the router compares it: without regard to its case and to a slash at its end. */
const comparable = (path: string) => path.toLowerCase().replace(/.\/$/, (end) => end.slice(0, -1))

/**
 * `useNavigate` for what follows an answer, or what a screen does by itself. It leads nowhere once the person has gone to
 * another page, or is on the way to one: a late answer calls nobody back. The function is another one once they have come
 * back, so that an effect that depends on it runs again.
 */
export function useNavigateFromHere() {
  const navigate = useNavigate()
  const { history } = useRouter()
  const here = useMatch({ strict: false, select: ({ pathname }) => comparable(pathname) })
  const isHere = useLocation({ select: ({ pathname }) => comparable(pathname) === here })
  const navigateFromHere = (options: Parameters<typeof navigate>[0]) =>
    comparable(history.location.pathname) === here ? navigate(options) : Promise.resolve()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another function by `isHere`
  return useCallback(navigateFromHere as typeof navigate, [navigate, history, here, isHere])
}
