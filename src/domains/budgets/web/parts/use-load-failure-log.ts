import { useEffect } from 'react'

/** Writes the specification's line to the console once quotes could not be loaded. */
export function useLoadFailureLog(failure: unknown) {
  useEffect(() => {
    if (failure) console.log('Invalid server response format')
  }, [failure])
}
