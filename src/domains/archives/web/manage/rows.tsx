import { Button, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { api } from '#client/calls/api.ts'
import { query } from '#client/calls/query.ts'
import { fold } from '#fold.ts'
import { plural } from '#ui/formats.ts'
import { LoadMore } from '#ui/workbench/load-more.tsx'
import { ChosenButtons } from '#ui/workbench/records/chosen-buttons.tsx'
import { SelectionBar } from '#ui/workbench/records/selection-bar.tsx'
import { nameAll, useChosenAction } from '#ui/workbench/records/use-chosen-action.ts'
import { useSelection } from '#ui/workbench/records/use-selection.ts'
import tools from '#ui/workbench/tools.module.css'
import type { ArchiveCard } from '../../contract.ts'
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
          aria-label="Buscar por título ou descrição"
          placeholder="Buscar por título ou descrição"
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
        <p className="row cluster gap-75 pad-200 soft">
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

interface ChosenActionsProps {
  chosen: readonly ArchiveCard[]
  onDone: () => void
}

/** What can be done with the selected articles. Each asks first, with their number. */
function ChosenActions({ chosen, onDone }: ChosenActionsProps) {
  const client = useQueryClient()
  const count = plural(chosen.length, 'artigo', 'artigos')
  const { running, act } = useChosenAction(count, () => {
    onDone()
    void client.invalidateQueries({ queryKey: query.archives.key() })
  })
  const ids = chosen.map(({ id }) => id)

  const publish = () =>
    act({
      verb: 'Publicar',
      text: 'Vão ao ar agora, também os que estão agendados para depois.',
      send: () => api.archives.publishChosen({ ids, archive_public: true }),
      done: ['artigo publicado', 'artigos publicados'],
    })
  const hide = () =>
    act({
      verb: 'Tirar do ar',
      text: 'Saem do site e ficam como rascunhos; o que estava agendado deixa de estar.',
      send: () => api.archives.publishChosen({ ids, archive_public: false }),
      done: ['artigo tirado do ar', 'artigos tirados do ar'],
    })
  const remove = () =>
    act({
      verb: 'Excluir',
      text: `${nameAll(chosen.map(({ title }) => title))}: com as visualizações, as curtidas e as versões. Não há como desfazer.`,
      danger: true,
      send: () => api.archives.removeChosen({ ids }),
      done: ['artigo excluído', 'artigos excluídos'],
    })

  return (
    <ChosenButtons
      running={running}
      allPublic={chosen.every((archive) => archive.public)}
      allHidden={chosen.every((archive) => !archive.public && !archive.publish_at)}
      onPublish={publish}
      onHide={hide}
      onRemove={remove}
    />
  )
}
