import { Button, VisuallyHidden } from '@mantine/core'
import { IconTrashOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { api } from '#client/calls/api.ts'
import { query } from '#client/calls/query.ts'
import { dateTime } from '#time.ts'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { QueryView } from '#ui/workbench/query-view.tsx'
import rows from '#ui/workbench/records/rows.module.css'
import table from '#ui/workbench/records/table.module.css'
import { EmptyState, LoadingRows } from '#ui/workbench/states.tsx'
import { useRecordStep } from '#ui/workbench/use-record-step.ts'
import { type DeletedClient, RESTORE_DAYS } from '../../contract.ts'

const DELETED = query.clients.deleted.queryOptions()

/** The clients that were deleted and can be brought back. For the admin. */
export function DeletedClients() {
  const deleted = useQuery(DELETED)
  return (
    <WorkbenchPage title="Clientes excluídos" parent={{ to: '/dashboard/clients', label: 'Clientes' }}>
      <p className="soft">
        Um cliente excluído pode voltar por {RESTORE_DAYS} dias; depois é apagado de vez. Os orçamentos dele ficam.
      </p>
      <QueryView
        query={deleted}
        data={deleted.data?.data}
        failed="Os clientes excluídos não vieram"
        loading={<LoadingRows rows={4} height={56} label="Carregando os clientes excluídos…" />}
        empty={
          <EmptyState title="Nenhum cliente excluído" icon={<IconTrashOff aria-hidden />}>
            Quem for excluído do cadastro espera aqui, e pode voltar.
          </EmptyState>
        }
      >
        {(clients) => (
          <div className="stack gap-125 may-shrink">
            <table className={`${rows.rows} ${table.table}`}>
              <thead>
                <tr>
                  <th scope="col">Nome</th>
                  <th scope="col">Contato</th>
                  <th scope="col">Excluído</th>
                  <th scope="col">
                    <VisuallyHidden>O que fazer</VisuallyHidden>
                  </th>
                </tr>
              </thead>
              <tbody>
                {clients.map((client) => (
                  <Row key={client.id} {...client} />
                ))}
              </tbody>
            </table>
          </div>
        )}
      </QueryView>
    </WorkbenchPage>
  )
}

function Row({ id, name, contact, at, by }: DeletedClient) {
  const { mutate, isPending } = useRecordStep<Awaited<ReturnType<typeof api.clients.deleted>>>(
    DELETED.queryKey,
    query.clients.key(),
  )
  async function restore() {
    await api.clients.restore({ id })
    return api.clients.deleted()
  }
  return (
    <tr>
      <th scope="row" className="strong">
        {name}
      </th>
      <td>{contact}</td>
      <td>
        {dateTime(at)}
        {by && `, por ${by}`}
      </td>
      <td>
        <Button
          variant="default"
          size="compact-md"
          aria-label={`Trazer de volta ${name}`}
          loading={isPending}
          onClick={() => mutate({ work: restore, done: 'O cliente voltou ao cadastro' })}
        >
          Trazer de volta
        </Button>
      </td>
    </tr>
  )
}
