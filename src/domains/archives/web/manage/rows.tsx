import { Button, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type ComponentProps, useState } from 'react'
import { fold } from '#fold.ts'
import { plural } from '#ui/formats.ts'
import { LoadMore } from '#ui/workbench/load-more.tsx'
import type { ArchiveCard } from '../../contract.ts'
import { ManageItem } from './row.tsx'
import styles from './rows.module.css'

interface ManageListProps {
  archives: ArchiveCard[]
  /** Rows on the server. */
  total: number
  /** The infinite query of the rows. */
  list: ComponentProps<typeof LoadMore>['list']
}

/** The rows loaded so far, and a filter for them. */
export function ManageList({ archives, total, list }: ManageListProps) {
  const [filter, setFilter] = useState('')
  const found = archives.filter((archive) => matches(archive, filter))
  return (
    <>
      <div className={styles.tools}>
        <TextInput
          type="search"
          aria-label="Filtrar por título ou descrição"
          placeholder="Filtrar por título ou descrição"
          leftSection={<IconSearch size={18} aria-hidden />}
          value={filter}
          onChange={({ currentTarget }) => setFilter(currentTarget.value)}
        />
        <p role="status">
          {countText({ filtering: filter.trim() !== '', found: found.length, loaded: archives.length, total })}
        </p>
      </div>
      {found.length === 0 ? (
        <p className={styles.none}>
          Nada aqui com “{filter.trim()}”.
          {list.hasNextPage && ' Ainda há arquivos por carregar.'}{' '}
          <Button variant="default" size="compact-sm" onClick={() => setFilter('')}>
            Limpar o filtro
          </Button>
        </p>
      ) : (
        <ul className={styles.list}>
          {found.map((archive) => (
            <ManageItem key={archive.id} archive={archive} />
          ))}
        </ul>
      )}
      <LoadMore list={list} />
    </>
  )
}

const matches = ({ title, description }: ArchiveCard, filter: string) =>
  fold(`${title} ${description}`).includes(fold(filter.trim()))

function countText({
  filtering,
  found,
  loaded,
  total,
}: {
  filtering: boolean
  found: number
  loaded: number
  total: number
}) {
  const all = plural(total, 'arquivo', 'arquivos')
  if (filtering) return loaded < total ? `${found} de ${loaded} carregados, ${all} ao todo` : `${found} de ${all}`
  return loaded < total ? `${loaded} de ${all}` : all
}
