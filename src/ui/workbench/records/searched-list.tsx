import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { plural } from '#ui/formats.ts'
import type { Words } from '#words.ts'
import { LinkButton } from '../link-button.tsx'
import type { LoadMoreProps } from '../load-more.tsx'
import { WorkbenchPage } from '../page.tsx'
import { SearchField } from '../search-field.tsx'
import { LoadingRows } from '../states.tsx'
import { CountAndCsv, type CsvLinkProps } from './csv-link.tsx'
import { foundCount } from './found-count.ts'
import styles from './list.module.css'
import { RecordList } from './record-list.tsx'

/** What the address says of the list. */
export interface Searched {
  /** What is searched for; undefined for nothing. */
  q: string | undefined
  onSearch: (q: string | undefined) => void
}

interface Page<Row> {
  data: readonly Row[]
  /** Rows on all pages, of a search up to `MAX_COUNTED`. */
  total: number
}

interface SearchedListProps<Row> extends Searched {
  title: string
  /** The list that this one belongs to. */
  parent?: { to: string; label: Words }
  /** The infinite query of the rows. */
  list: LoadMoreProps['list'] & {
    data: { pages: readonly Page<Row>[] } | undefined
    isPlaceholderData: boolean
    refetch: () => Promise<unknown>
  }
  /** The label of the field for the search. */
  searchLabel: string
  /** The record's name for one and for several: 'cliente', 'clientes'. */
  nouns: readonly [one: string, many: string]
  /** While the first rows load: 'Carregando os clientes…'. */
  loading: string
  /** Heading if the first load failed: 'Os clientes não vieram'. */
  failed: string
  /** What is said where the search for that text finds none. */
  noneWith: (q: string) => string
  /** What is said where there are no such records at all. */
  empty: { title: string; text: string; icon: ReactNode }
  /** The button of a new record: its label, and the address of its form. */
  create: { label: string; to: string; id: number }
  /** The found records as a file. */
  csv?: CsvLinkProps
  /** Further buttons. */
  actions?: ReactNode
  children: (rows: readonly Row[]) => ReactNode
}

/** The screen of a list that is searched by a text, with how many records there are and the way to a new one. */
export function SearchedList<Row>({
  q,
  onSearch,
  title,
  parent,
  list,
  searchLabel,
  nouns,
  loading,
  failed,
  noneWith,
  empty,
  create,
  csv,
  actions,
  children,
}: SearchedListProps<Row>) {
  const pages: readonly Page<Row>[] | undefined = list.data?.pages
  const rows = pages?.flatMap(({ data }) => data)
  const total = pages?.[0]?.total
  const count = total === undefined ? undefined : (q === undefined ? plural : foundCount)(total, ...nouns)
  const hasTools = q !== undefined || (rows?.length ?? 0) > 0
  return (
    <WorkbenchPage title={title} {...(parent && { parent })} main={<New {...create} />} actions={actions}>
      {hasTools && (
        <search className={`row cluster gap-75 ${styles.tools}`}>
          <SearchField label={searchLabel} q={q} onSearch={onSearch} />
          {csv ? <CountAndCsv count={count} {...csv} /> : <p role="status">{count}</p>}
        </search>
      )}
      <RecordList
        list={list}
        rows={rows}
        failed={failed}
        loading={<LoadingRows rows={8} height={56} label={loading} />}
        narrowed={
          q === undefined
            ? undefined
            : { text: noneWith(q), clear: 'Limpar a busca', onClear: () => onSearch(undefined) }
        }
        empty={{ ...empty, action: <New {...create} /> }}
      >
        {children}
      </RecordList>
    </WorkbenchPage>
  )
}

const New = ({ label, to, id }: { label: string; to: string; id: number }) => (
  <LinkButton to={to} search={{ id }} leftSection={<IconPlus size={18} aria-hidden />}>
    {label}
  </LinkButton>
)
