import { createFileRoute } from '@tanstack/react-router'
import { useSession } from '#client/session.ts'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { ForbiddenState, LoadingRows } from '#ui/workbench/states.tsx'
import { OrderScreen } from '../order/screen.tsx'
import { type OrderFilters, parseFilters } from './filters.ts'
import { OrderList } from './screen.tsx'

/** `id` opens one order. */
interface Search extends OrderFilters {
  id?: number | undefined
}

export const Route = createFileRoute('/_workbench/dashboard/orders')({
  validateSearch: (search): Search => ({
    ...parseFilters(search),
    id: Number.isSafeInteger(search.id) ? (search.id as number) : undefined,
  }),
  component: Page,
})

function Page() {
  const { admin, ready } = useSession()
  const { id, ...filters } = Route.useSearch()
  const navigate = Route.useNavigate()
  if (!admin)
    return (
      <WorkbenchPage title="Pedidos">
        {ready ? (
          <ForbiddenState>Só quem administra vê os pedidos e o que se recebeu.</ForbiddenState>
        ) : (
          <LoadingRows rows={6} height={48} label="Carregando os pedidos…" />
        )}
      </WorkbenchPage>
    )
  if (id !== undefined) return <OrderScreen id={id} />
  return (
    <OrderList
      filters={filters}
      onFilter={(search, { replace = false } = {}) => void navigate({ search, replace, resetScroll: false })}
    />
  )
}
