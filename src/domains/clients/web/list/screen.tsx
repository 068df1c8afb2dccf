import { IconAddressBook, IconFileImport, IconTrash } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { query, searchedByCursor } from '#client/calls/query.ts'
import { NEW_RECORD } from '#client/page/search-params.ts'
import { useSession } from '#client/session/session.ts'
import { LinkButton } from '#ui/workbench/link-button.tsx'
import { type Searched, SearchedList } from '#ui/workbench/records/searched-list.tsx'
import { ClientTable } from './table.tsx'

/** Rows in one request. */
const PAGE_SIZE = 50

/** The firm's clients, newest first. */
export function ClientList({ q, onSearch }: Searched) {
  const { admin } = useSession()
  const list = useInfiniteQuery(
    query.clients.list.infiniteOptions({
      ...searchedByCursor,
      input: (cursor: string | undefined) => ({ limit: PAGE_SIZE, q, cursor }),
    }),
  )
  return (
    <SearchedList
      q={q}
      onSearch={onSearch}
      title="Clientes"
      list={list}
      searchLabel="Buscar por nome, contato, e-mail, telefone ou CNPJ"
      nouns={['cliente', 'clientes']}
      loading="Carregando os clientes…"
      failed="Os clientes não vieram"
      noneWith={(text) => `Nenhum cliente com “${text}”.`}
      empty={{
        title: 'Nenhum cliente ainda',
        text: 'Aqui fica para quem a empresa trabalha: como falar com cada um, e tudo o que houve com ele, das mensagens aos pagamentos.',
        icon: <IconAddressBook aria-hidden />,
      }}
      create={{ label: 'Novo cliente', to: '/dashboard/clients', id: NEW_RECORD }}
      actions={
        <>
          <LinkButton
            to="/dashboard/clients"
            search={{ importar: true }}
            variant="default"
            leftSection={<IconFileImport size={18} aria-hidden />}
          >
            Importar CSV
          </LinkButton>
          {admin && (
            <LinkButton
              to="/dashboard/clients"
              search={{ deleted: true }}
              variant="default"
              leftSection={<IconTrash size={18} aria-hidden />}
            >
              Excluídos
            </LinkButton>
          )}
        </>
      }
    >
      {(shown) => <ClientTable clients={shown} />}
    </SearchedList>
  )
}
