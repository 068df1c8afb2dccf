import { IconTagOff } from '@tabler/icons-react'
import { query } from '#client/calls/query.ts'
import { RecordScreen } from '#ui/workbench/form/record-screen.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'
import { CATALOG } from '../addresses.ts'
import { ItemFormPage } from './form.tsx'

/** The form of the item with that id; an empty form without one. */
export const EditItem = ({ id }: { id: number | undefined }) => (
  <RecordScreen
    id={id}
    item={(input) => query.catalog.item.queryOptions({ input })}
    read={({ data }) => data}
    to={CATALOG.to}
    title="Item do catálogo"
    list={{ ...CATALOG, link: 'Ver o catálogo' }}
    loading={<LoadingRows rows={4} height={64} label="Carregando o item…" />}
    failed="O item não veio"
    missing={{
      title: 'Este item não existe',
      text: 'Pode ter sido excluído, ou o endereço veio pela metade.',
      icon: <IconTagOff aria-hidden />,
    }}
  >
    {(edited) => <ItemFormPage {...edited} />}
  </RecordScreen>
)
