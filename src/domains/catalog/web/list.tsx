import { IconArchive, IconFileImport, IconTag } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { query, searchedByCursor } from '#client/calls/query.ts'
import { requestOf } from '#client/calls/request.ts'
import { NEW_RECORD } from '#client/page/search-params.ts'
import { useSession } from '#client/session/session.ts'
import { brl, toCents } from '#money.ts'
import { LinkButton } from '#ui/workbench/link-button.tsx'
import rows from '#ui/workbench/records/rows.module.css'
import { type Searched, SearchedList } from '#ui/workbench/records/searched-list.tsx'
import table from '#ui/workbench/records/table.module.css'
import type { CatalogItem } from '../contract.ts'
import { BUDGETS, CATALOG } from './addresses.ts'
import styles from './table.module.css'

/** Rows in one request. */
const PAGE_SIZE = 50

interface ItemListProps extends Searched {
  /** Whether those are listed that are offered no more. */
  archived: true | undefined
}

/** The firm's services and pieces, newest first. */
export function ItemList({ q, archived, onSearch }: ItemListProps) {
  const { seesCosts } = useSession()
  const list = useInfiniteQuery(
    query.catalog.list.infiniteOptions({
      ...searchedByCursor,
      input: (cursor: string | undefined) => ({ limit: PAGE_SIZE, q, archived, cursor }),
    }),
  )
  const icon = archived ? <IconArchive aria-hidden /> : <IconTag aria-hidden />
  return (
    <SearchedList
      q={q}
      onSearch={onSearch}
      title={archived ? 'Itens arquivados' : 'Catálogo'}
      parent={archived ? CATALOG : BUDGETS}
      list={list}
      searchLabel="Buscar por nome ou texto"
      nouns={['item', 'itens']}
      loading="Carregando o catálogo…"
      failed="O catálogo não veio"
      noneWith={(text) => `Nenhum item com “${text}”.`}
      empty={
        archived
          ? { title: 'Nenhum item arquivado', text: 'Um item arquivado espera aqui, e pode voltar.', icon }
          : {
              title: 'Nenhum item ainda',
              text: 'Aqui ficam os serviços e as peças que a empresa vende: um orçamento os oferece enquanto você digita.',
              icon,
            }
      }
      create={{ label: 'Novo item', to: CATALOG.to, id: NEW_RECORD }}
      csv={{
        href: requestOf('GET /catalog/csv', { q, archived }).url,
        label: 'Baixar os itens achados como CSV',
      }}
      actions={
        !archived && (
          <>
            <LinkButton
              to={CATALOG.to}
              search={{ importar: true }}
              variant="default"
              leftSection={<IconFileImport size={18} aria-hidden />}
            >
              Importar CSV
            </LinkButton>
            <LinkButton
              to={CATALOG.to}
              search={{ archived: true }}
              variant="default"
              leftSection={<IconArchive size={18} aria-hidden />}
            >
              Arquivados
            </LinkButton>
          </>
        )
      }
    >
      {(shown) => (
        <table className={`${rows.rows} ${table.table} ${styles.columns}`} data-costs={seesCosts || undefined}>
          <thead>
            <tr>
              <th scope="col">Nome</th>
              <th scope="col">Texto</th>
              <th scope="col">Unidade</th>
              <th scope="col" className={table.figure}>
                Preço
              </th>
              {seesCosts && (
                <th scope="col" className={table.figure}>
                  Custo
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {shown.map((item) => (
              <Row key={item.id} {...item} />
            ))}
          </tbody>
        </table>
      )}
    </SearchedList>
  )
}

/** Opens the item; the whole row is its target. */
const Row = ({ id, name, text, unit, price, cost }: CatalogItem) => (
  <tr>
    <th scope="row" className={`strong ${rows.opens} ${styles.name}`}>
      <Link to={CATALOG.to} search={{ id }}>
        {name}
      </Link>
    </th>
    <td className={`soft one-line ${styles.text}`}>{text}</td>
    <td className={styles.unit}>{unit}</td>
    <td className={`${table.figure} ${styles.price}`}>{brl(toCents(price))}</td>
    {cost !== undefined && (
      <td className={`soft ${table.figure} ${styles.cost}`} data-label="Custo">
        {cost === null ? '' : brl(toCents(cost))}
      </td>
    )}
  </tr>
)
