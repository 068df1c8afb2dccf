import { Button } from '@mantine/core'
import { IconAddressBook, IconPlus, IconTrash } from '@tabler/icons-react'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { byCursor, query } from '#client/query.ts'
import { useSession } from '#client/session.ts'
import { plural } from '#ui/formats.ts'
import busy from '#ui/workbench/busy.module.css'
import { LoadMore } from '#ui/workbench/load-more.tsx'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { QueryView } from '#ui/workbench/query-view.tsx'
import records from '#ui/workbench/records/list.module.css'
import { NoMatches } from '#ui/workbench/records/no-matches.tsx'
import { SearchField } from '#ui/workbench/search-field.tsx'
import { EmptyState, LoadingRows } from '#ui/workbench/states.tsx'
import { NEW_CLIENT } from '../parts/address.ts'
import { ClientTable } from './table.tsx'

/** Rows in one request. */
const PAGE_SIZE = 50

interface ClientListProps {
  /** What is searched for; undefined for nothing. */
  q: string | undefined
  onSearch: (q: string | undefined) => void
}

/** The firm's clients, newest first. */
export function ClientList({ q, onSearch }: ClientListProps) {
  const { admin } = useSession()
  const list = useInfiniteQuery(
    query.clients.list.infiniteOptions({
      ...byCursor,
      input: (cursor: string | undefined) => ({ limit: PAGE_SIZE, q, cursor }),
      // What was found stays while the next search is under way.
      placeholderData: keepPreviousData,
    }),
  )
  const clients = list.data?.pages.flatMap(({ data }) => data)
  const total = list.data?.pages[0]?.total
  const hasTools = q !== undefined || (clients?.length ?? 0) > 0
  return (
    <WorkbenchPage
      title="Clientes"
      main={<NewClient />}
      actions={
        admin && (
          <Button
            variant="subtle"
            leftSection={<IconTrash size={18} aria-hidden />}
            renderRoot={(props) => <Link to="/dashboard/clients" search={{ deleted: true }} {...props} />}
          >
            Excluídos
          </Button>
        )
      }
    >
      {hasTools && (
        <search className={records.tools}>
          <SearchField label="Procurar por nome, contato, e-mail, telefone ou CNPJ" q={q} onSearch={onSearch} />
          <p role="status">{total !== undefined && plural(total, 'cliente', 'clientes')}</p>
        </search>
      )}
      <QueryView
        query={list}
        data={clients}
        failed="Os clientes não vieram"
        loading={<LoadingRows rows={8} height={56} label="Carregando os clientes…" />}
        empty={
          q === undefined ? (
            <EmptyState title="Nenhum cliente ainda" icon={<IconAddressBook aria-hidden />} action={<NewClient />}>
              Aqui fica para quem a empresa trabalha: como falar com cada um, e tudo o que houve com ele, das mensagens
              aos pagamentos.
            </EmptyState>
          ) : (
            <NoMatches clear="Limpar a busca" onClear={() => onSearch(undefined)}>
              Nenhum cliente com “{q}”.
            </NoMatches>
          )
        }
      >
        {(shown) => (
          <div className={`${records.list} ${busy.busy}`} aria-busy={list.isPlaceholderData}>
            <ClientTable clients={shown} />
            <LoadMore list={list} />
          </div>
        )}
      </QueryView>
    </WorkbenchPage>
  )
}

const NewClient = () => (
  <Button
    leftSection={<IconPlus size={18} aria-hidden />}
    renderRoot={(props) => <Link to="/dashboard/clients" search={{ id: NEW_CLIENT }} {...props} />}
  >
    Novo cliente
  </Button>
)
