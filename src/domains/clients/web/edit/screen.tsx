import { IconAddressBookOff } from '@tabler/icons-react'
import { query } from '#client/calls/query.ts'
import { RecordScreen } from '#ui/workbench/form/record-screen.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'
import { ClientForm } from './form.tsx'

/** The form of the client with that id; an empty form without one. */
export const EditClient = ({ id }: { id: number | undefined }) => (
  <RecordScreen
    id={id}
    item={(input) => query.clients.item.queryOptions({ input })}
    read={({ data }) => data}
    to="/dashboard/clients"
    title="Cliente"
    list={{ to: '/dashboard/clients', label: 'Clientes', link: 'Ver todos os clientes' }}
    loading={<LoadingRows rows={6} height={64} label="Carregando o cliente…" />}
    failed="O cliente não veio"
    missing={{
      title: 'Este cliente não existe',
      text: 'Pode ter sido excluído ou juntado com outro, ou o endereço veio pela metade.',
      icon: <IconAddressBookOff aria-hidden />,
    }}
  >
    {(edited) => <ClientForm {...edited} />}
  </RecordScreen>
)
