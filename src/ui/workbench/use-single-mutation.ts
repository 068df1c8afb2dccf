import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'

/** A mutation that nothing begins while it runs: a second click may come before its button is rendered as busy. */
export function useSingleMutation<Data, Variables>(options: UseMutationOptions<Data, Error, Variables>) {
  const client = useQueryClient()
  const mutationKey = [useId()]
  const mutation = useMutation({ ...options, mutationKey })
  const mutate: typeof mutation.mutate = (...input) => {
    if (client.isMutating({ mutationKey }) === 0) mutation.mutate(...input)
  }
  /** The same where somebody waits for its end, as an undo does: failures are those of `onError`. */
  const run = (variables: Variables) => mutation.mutateAsync(variables).catch(() => undefined)
  return { ...mutation, mutate, run }
}
