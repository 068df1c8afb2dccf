import { useMatch, useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

/**
 * `useNavigate` for what follows an answer, or what a screen does by itself. It leads nowhere once the person has gone to
 * another page, or is on the way to one: a late answer calls nobody back.
 */
export function useNavigateFromHere() {
  const navigate = useNavigate()
  const { history } = useRouter()
  const here = useMatch({ strict: false, select: ({ pathname }) => pathname })
  const navigateFromHere = (options: Parameters<typeof navigate>[0]) =>
    history.location.pathname === here ? navigate(options) : Promise.resolve()
  return useCallback(navigateFromHere as typeof navigate, [navigate, history, here])
}
