import { useNetwork } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { failureText, isMissing } from '#client/failures.ts'
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
 * The state of a query without data: loading, missing, offline or failed, the last two with a button that tries again.
 * The query is repeated when the network is back (`refetchOnReconnect` in client/query.ts).
 */
export function QueryState({ query: { error, refetch }, failed, loading, missing }: QueryStateProps) {
  const { online } = useNetwork()
  if (!error) return loading
  if (missing !== undefined && isMissing(error)) return missing
  return (
    <FailedState title={online ? failed : 'Sem conexão'} retry={() => void refetch()}>
      {online
        ? failureText(error)
        : 'Este aparelho está sem rede. Quando a conexão voltar, o que falta aqui se carrega sozinho.'}
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
