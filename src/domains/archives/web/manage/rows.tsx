import { Button, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type ComponentProps, useState } from 'react'
import { fold } from '#fold.ts'
import { plural } from '#ui/formats.ts'
import { LoadMore } from '#ui/workbench/load-more.tsx'
import { SelectionBar } from '#ui/workbench/records/selection-bar.tsx'
import { useSelection } from '#ui/workbench/records/use-selection.ts'
import tools from '#ui/workbench/tools.module.css'
import type { ArchiveCard } from '../../contract.ts'
import { ChosenActions } from './chosen-actions.tsx'
import { ManageItem } from './row.tsx'
import { Tags } from './tags.tsx'

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
  const selection = useSelection(found.map(({ id }) => id))
  const chosen = found.filter(({ id }) => selection.has(id))
  return (
    <>
      <div className={`row cluster ${tools.tools}`}>
        <TextInput
          type="search"
          aria-label="Filtrar por título ou descrição"
          placeholder="Filtrar por título ou descrição"
          leftSection={<IconSearch size={18} aria-hidden />}
          value={filter}
          onChange={({ currentTarget }) => setFilter(currentTarget.value)}
        />
        <Tags />
        <p role="status">
          {countText({ filtering: filter.trim() !== '', found: found.length, loaded: archives.length, total })}
        </p>
      </div>
      {found.length === 0 ? (
        <p className={tools.none}>
          Nada aqui com “{filter.trim()}”.
          {list.hasNextPage && ' Ainda há artigos por carregar.'}{' '}
          <Button variant="default" size="compact-sm" onClick={() => setFilter('')}>
            Limpar o filtro
          </Button>
        </p>
      ) : (
        <ul className="stack bare-list surface outlined clip">
          {found.map((archive) => (
            <ManageItem key={archive.id} archive={archive} selection={selection} />
          ))}
        </ul>
      )}
      <LoadMore list={list} />
      <SelectionBar
        count={chosen.length}
        onAll={chosen.length < found.length ? selection.selectAll : undefined}
        onClear={selection.clear}
        floats
      >
        <ChosenActions chosen={chosen} onDone={selection.clear} />
      </SelectionBar>
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
}: Record<'found' | 'loaded' | 'total', number> & { filtering: boolean }) {
  const all = plural(total, 'artigo', 'artigos')
  if (filtering) return loaded < total ? `${found} de ${loaded} carregados, ${all} ao todo` : `${found} de ${all}`
  return loaded < total ? `${loaded} de ${all}` : all
}
