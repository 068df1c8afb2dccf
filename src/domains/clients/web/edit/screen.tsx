import { Button } from '@mantine/core'
import { IconAddressBookOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { query } from '#client/query.ts'
import { useNavigateFromHere } from '#client/use-navigate-from-here.ts'
import { useFormKey } from '#ui/workbench/form/use-form-key.ts'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { QueryState } from '#ui/workbench/query-view.tsx'
import { EmptyState, LoadingRows } from '#ui/workbench/states.tsx'
import { ClientForm } from './form.tsx'

/** Loads the client with that id into its form; an empty form without one. */
export function EditClient({ id }: { id: number | undefined }) {
  const navigate = useNavigateFromHere()
  const { key, isCreated, setCreated } = useFormKey(id)
  const isNew = id === undefined || isCreated
  const item = useQuery(
    query.clients.item.queryOptions({
      input: { id: id ?? 0 },
      enabled: !isNew,
      // Fetched each time the form opens, and never refetched while somebody types.
      gcTime: 0,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  )
  const client = isNew ? undefined : item.data?.data

  if (!isNew && !client) {
    return (
      <WorkbenchPage title="Cliente" parent={{ to: '/dashboard/clients', label: 'Clientes' }}>
        <QueryState
          query={item}
          failed="O cliente não veio"
          loading={<LoadingRows rows={6} height={64} label="Carregando o cliente…" />}
          missing={<Missing />}
        />
      </WorkbenchPage>
    )
  }
  return (
    <ClientForm
      key={key}
      id={id}
      client={client}
      onCreated={(newId) => {
        setCreated(newId)
        void navigate({ to: '/dashboard/clients', search: { id: newId }, replace: true, ignoreBlocker: true })
      }}
    />
  )
}

const Missing = () => (
  <EmptyState
    title="Este cliente não existe"
    icon={<IconAddressBookOff aria-hidden />}
    action={
      <Button variant="default" renderRoot={(props) => <Link to="/dashboard/clients" {...props} />}>
        Ver todos os clientes
      </Button>
    }
  >
    Pode ter sido excluído ou juntado com outro, ou o endereço veio pela metade.
  </EmptyState>
)
