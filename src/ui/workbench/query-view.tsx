import { useNetwork } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { failureText, isMissing } from '#client/failures.ts'
import { FailedState } from './states.tsx'

interface QueryStateProps {
  query: { error: Error | null; refetch: () => Promise<unknown> }
  /** Heading where the first load failed, e.g. 'A lista não veio'. */
  failed: string
  /** Shown while the first load is in progress; as tall as what comes, so that nothing jumps. */
  loading: ReactNode
  /** Shown where the server says that there is no such record. Absent: that is a failure as any other. */
  missing?: ReactNode
}

/**
 * What a screen shows as long as a query has no data: loading, missing, offline or failed, the last two with a button
 * that tries again. Once the network is back the query is repeated by itself (`refetchOnReconnect` in client/query.ts).
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
  /** What was loaded, in the shape that `children` take; undefined until it is there. */
  data: Data | undefined
  /** Shown instead of `children` where `data` is a list without rows. */
  empty?: ReactNode
  children: (data: Data) => ReactNode
}

/** A query on a screen, in whatever state it is. Data that is there stays, also where a later reload fails. */
export function QueryView<Data>({ data, empty, children, ...state }: QueryViewProps<Data>) {
  if (data === undefined) return <QueryState {...state} />
  if (empty !== undefined && Array.isArray(data) && data.length === 0) return empty
  return children(data)
}
