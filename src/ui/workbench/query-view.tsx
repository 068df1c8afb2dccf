import { type ReactNode, useState } from 'react'
import { useLostConnection } from '#client/calls/connection.ts'
import { failureText, isMissing } from '#client/calls/failures.ts'
import { isUnreached } from '#client/calls/unreached.ts'
import { FailedState } from './states.tsx'

interface QueryStateProps {
  query: { error: Error | null; refetch: () => Promise<unknown> }
  /** Heading if the first load failed, e.g. 'A lista não veio'. */
  failed: string
  /** Shown during the first load; as tall as the content, so that the layout does not shift. */
  loading: ReactNode
  /** Shown if there is no such record. Absent: that is a failure like any other. */
  missing?: ReactNode
}

/**
 * The state of a query without data: loading, missing, or failed, with a button that tries again. Without a connection
 * it counts as loading: the frame says so once for all, and repeats the queries when the server answers again.
 */
export function QueryState({ query: { error, refetch }, failed, loading, missing }: QueryStateProps) {
  const isLost = useLostConnection()
  /** The failure after which it is being tried again. It stays until the answer is there, and the focus on its button. */
  const [tried, setTried] = useState<Error>()
  const failure = error ?? tried
  if (!failure || (isLost && isUnreached(failure))) return loading
  if (missing !== undefined && isMissing(failure)) return missing
  function retry() {
    setTried(failure)
    void refetch().finally(() => setTried(undefined))
  }
  return (
    <FailedState title={failed} retry={retry} isTrying={tried !== undefined}>
      {failureText(failure)}
    </FailedState>
  )
}

interface QueryViewProps<Data> extends QueryStateProps {
  /** The loaded data for `children`; undefined until loaded. */
  data: Data | undefined
  /** Shown instead of `children` if `data` is an empty list. */
  empty?: ReactNode
  children: (data: Data) => ReactNode
}

/** A query's data, or its state without data. Data stays if a later reload fails. */
export function QueryView<Data>({ data, empty, children, ...state }: QueryViewProps<Data>) {
  if (data === undefined) return <QueryState {...state} />
  if (empty !== undefined && Array.isArray(data) && data.length === 0) return empty
  return children(data)
}
