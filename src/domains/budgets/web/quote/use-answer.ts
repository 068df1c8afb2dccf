import { isApiError } from '#client/calls/failures.ts'
import type { Returned } from '#platform/rendering.ts'
import { type PublicFormOptions, usePublicForm } from '#ui/public-form/use-public-form.ts'

/** The forms of a quote's page: `decision` says which one was posted. */
export interface AnswerProps {
  token: string
  returned: Returned | undefined
  onAnswered: () => Promise<void>
  onOutdated: () => Promise<void>
}

/** A form of a quote's page. */
export function useAnswer(
  { token, returned, onAnswered, onOutdated }: AnswerProps,
  decision: 'accept' | 'refuse' | 'change' | 'renew',
  send: (input: Record<string, string> & { token: string }) => Promise<unknown>,
  {
    line,
    check,
  }: {
    /** The item that the form is about, where it stands at one. */
    line?: number | undefined
    check?: PublicFormOptions['check']
  } = {},
) {
  const isOwn = returned?.typed.decision === decision && returned.typed.line === line?.toString()
  const own = isOwn ? returned : undefined
  const form = usePublicForm({
    returned: own,
    ...(check && { check }),
    send: async ({ decision: _, ...typed }) => {
      try {
        await send({ ...typed, token })
      } catch (failure) {
        // Another version stands meanwhile, or another answer. What was typed stays.
        if (isApiError(failure) && failure.status === 409) await onOutdated()
        throw failure
      }
      await onAnswered()
    },
  })
  /** `isReturned`: whether the form came back, so that it must be seen. */
  return { ...form, isReturned: own !== undefined }
}
